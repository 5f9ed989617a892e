/**
 * Which kind of test may prove a row (decision: a row about a screen counts only when a browser has shown it with scripts on and off).
 *
 * - `screen`: a browser journey that passed with scripts on and with scripts off; where it only reads pages, off is enough (docs/decisions/0140)
 * - `scripts`: a browser journey with scripts on; the behaviour is made of scripts (hover, geolocation, polling, optimistic views)
 * - `call`: a test that read what the sandbox had recorded (tests/contract, or a journey); both runners' reports carry the mark
 * - `rule`: any passing test, such as a table test of a pure rule
 */
export type RowKind = "screen" | "scripts" | "call" | "rule";

const areaKinds: Record<string, RowKind> = {
  API: "call",
  DATA: "rule",
  FMT: "rule",
  VAR: "screen",
  A11Y: "screen",
};

const rowKinds: Record<string, RowKind> = {
  // Nothing that a person sees: what is stored, what is absent, what the catalogue holds, how choices are matched.
  "ROLE-01": "rule",
  "ROLE-06": "rule",
  "VAR-14": "rule",
  "VAR-15": "rule",
  "SES-15": "rule",
  "SES-16": "rule",
  "ERR-09": "rule",
  // Seen in a recorded request.
  "ROLE-12": "call",
  "ROLE-13": "call",
  "ROLE-14": "call",
  "LOC-04": "call",
  "LOC-05": "call",
  "VAR-07": "call",
  "CHK-11": "call",
  "SES-01": "call",
  "SES-02": "call",
  "SES-03": "call",
  "SES-04": "call",
  "SES-05": "call",
  "SES-06": "call",
  "SES-07": "call",
  "SES-08": "call",
  "SES-10": "call",
  "PROF-11": "call",
  "PUSH-01": "call",
  "HOME-all-22": "call",
  "STOR-07": "call",
  "FMT-02": "call",
  "FMT-03": "call",
  "FMT-04": "call",
  // Made of scripts: without them the page has another way, proven by its own row.
  "LOC-02": "scripts",
  "LOC-03": "scripts",
  "LOC-06": "scripts",
  "LOC-07": "scripts",
  "LOC-08": "scripts",
  "LOC-10": "scripts",
  "LOC-18": "scripts",
  "LOC-19": "scripts",
  "LOC-20": "scripts",
  "LOC-27": "scripts",
  "TRK-08": "scripts",
  "ITEM-23": "scripts",
  "HOME-all-07": "scripts",
  "HOME-all-30": "scripts",
  "SALE-03": "scripts",
  "SALE-08": "scripts",
  "SALE-17": "scripts",
  "UI-06": "scripts",
  "CHAT-02": "scripts",
  "PUSH-02": "scripts",
  "PUSH-03": "scripts",
  "PUSH-04": "scripts",
  "PUSH-05": "scripts",
  "PUSH-06": "scripts",
  "SRCH-01": "scripts",
  "SRCH-02": "scripts",
  "SRCH-03": "scripts",
  "SRCH-04": "scripts",
  "SRCH-05": "scripts",
  "SRCH-11": "scripts",
};

/** The kind of a row by its ID; screens unless the tables say otherwise. */
export function kindOf(id: string): RowKind {
  const area = id.replace(/-\d+$/, "");
  return rowKinds[id] ?? areaKinds[area] ?? "screen";
}
