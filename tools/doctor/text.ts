import type { Advice, Finding, Report, Verdict } from "./report";

const wordOf: Record<Verdict, string> = {
  fine: "fine",
  deviation: "works, with a deviation",
  missing: "missing",
  broken: "broken",
};

/** A report for people: what stands there, what each endpoint did, and at the end what to do first. */
export function toText(report: Report): string {
  const { address, refusal, server, modules, features, findings, advice } = report;
  if (refusal !== null || server === null) return `${address}\n\n${refusal}\n`;
  const skew = Math.round(server.clockSkewMs / 1000);
  const on = features.filter(({ isOn }) => isOn);
  const off = features.filter(({ isOn }) => !isOn);
  return [
    `${server.business}, ${address}`,
    "",
    `Dialect ${server.dialect}: ${server.dialectBecause}.`,
    `Currency ${server.currency}. Its clock is ${skew === 0 ? "right" : `${skew} s off ours`}.`,
    `Modules: ${modules.map(({ name, type, isServedHere }) => `${name} (${type}${isServedHere ? "" : ", not at this address"})`).join(", ") || "none"}.`,
    "",
    "On:",
    ...on.map(({ name, follows }) => `  ${name}: ${follows}`),
    `Off: ${off.map(({ name }) => name).join(", ") || "nothing"}.`,
    "",
    "Endpoints:",
    ...findings.flatMap(lines),
    "",
    ...whatToDo(findings, advice),
    "",
  ].join("\n");
}

function lines({ endpoint, module, verdict, ms, bytes, notes, customersMiss }: Finding): string[] {
  const size = bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} kB`;
  const where = module === null ? "" : ` [${module}]`;
  return [
    `  ${endpoint}${where}: ${wordOf[verdict]} (${Math.round(ms)} ms, ${size})`,
    ...notes.map((note) => `      ${note}`),
    ...(customersMiss === null ? [] : [`      customers will not see: ${customersMiss}`]),
  ];
}

function whatToDo(findings: Finding[], advice: Advice[]): string[] {
  const lost = findings.filter(({ customersMiss }) => customersMiss !== null);
  const problems = advice.filter(({ weight }) => weight === "problem").map(({ text }) => text);
  const endpoints = [...new Set(lost.map(({ endpoint, verdict }) => `Mend ${endpoint}: it is ${wordOf[verdict]}.`))];
  const first = [...problems, ...endpoints];
  const hints = advice.filter(({ weight }) => weight === "hint").map(({ text }) => `  ${text}`);
  return [
    first.length === 0 ? "Customers will notice nothing." : "What to do first:",
    ...first.map((text, at) => `  ${at + 1}. ${text}`),
    ...(hints.length > 0 ? ["Good to know:", ...hints] : []),
  ];
}
