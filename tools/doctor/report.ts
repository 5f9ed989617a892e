/**
 * How one endpoint did: it answers as the contract says; it answers with a deviation, and the storefront leaves something out; it is missing; or it is
 * broken.
 */
export type Verdict = "fine" | "deviation" | "missing" | "broken";

/** One endpoint of the delivery API, asked for one module or for none. */
export type Finding = {
  /** As `GET /banners`, with its placeholders. */
  endpoint: string;
  /** The module it was asked for, by name; null for what belongs to no module. */
  module: string | null;
  verdict: Verdict;
  /** Milliseconds; the longest, when it was asked more than once. */
  ms: number;
  /** Of the answer, unpacked. */
  bytes: number;
  /** What deviates, is missing or broken, one sentence each. */
  notes: string[];
  /** What customers do not see because of it; null when nothing is lost. */
  customersMiss: string | null;
};

/** A setting of the delivery API's config, and which pages follow from it. */
export type Feature = { name: string; isOn: boolean; follows: string };

/** `problem`: customers will notice. `hint`: worth knowing before they come. */
export type Advice = { weight: "problem" | "hint"; text: string };

export type Report = {
  address: string;
  /** Why the delivery API could not be asked at all, and what to do; null when it could. */
  refusal: string | null;
  server: { business: string; dialect: string; dialectBecause: string; currency: string; clockSkewMs: number } | null;
  modules: { id: number; name: string; type: string; isServedHere: boolean }[];
  features: Feature[];
  findings: Finding[];
  advice: Advice[];
};

/** 0 when customers will notice nothing, 1 when they will, 2 when the delivery API could not be asked. */
export function exitCodeOf({ refusal, findings, advice }: Report): 0 | 1 | 2 {
  if (refusal !== null) return 2;
  const isBad = findings.some(({ customersMiss }) => customersMiss !== null);
  return isBad || advice.some(({ weight }) => weight === "problem") ? 1 : 0;
}

/** A report without anything asked. */
export function refused(address: string, refusal: string): Report {
  return { address, refusal, server: null, modules: [], features: [], findings: [], advice: [] };
}
