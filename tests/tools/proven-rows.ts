import type { Source, TestOutcome } from "./evidence";
import { kindOf, type RowKind } from "./row-kinds";

/** Tests that may pass only on a retry before a run is not to be trusted. */
export const mostFlaky = 3;

const hasPassed = ({ state }: TestOutcome) => state === "passed" || state === "flaky";

/** What a row of a kind needs: each of these must have passed somewhere. */
const needed: Record<RowKind, ((outcome: TestOutcome) => boolean)[]> = {
  screen: [(outcome) => outcome.source === "scripts-on" || outcome.isWithoutScripts, isFrom("scripts-off")],
  scripts: [isFrom("scripts-on")],
  call: [({ source, readsRequests }) => readsRequests && source !== "unit"],
  rule: [() => true],
};

function isFrom(wanted: Source) {
  return ({ source }: TestOutcome) => source === wanted;
}

/**
 * Why a row does not count, or null where it does. It counts when every test that names it passed, in every mode it was run in, and one of them is of
 * the kind that the row asks for. A test left out in a mode neither helps nor hinders.
 */
export function whatIsMissing(row: string, outcomes: readonly TestOutcome[]): string | null {
  const naming = outcomes.filter(({ rows }) => rows.includes(row));
  const failed = naming.find(({ state }) => state === "failed");
  if (failed) return `failed: ${failed.test}`;
  const kind = kindOf(row);
  const passed = naming.filter(hasPassed);
  return needed[kind].every((isEvidence) => passed.some(isEvidence)) ? null : `not proven as a ${kind} row`;
}

/** Intents that no report of a test with scripts can name. */
const untold = new Set([
  // A browser does not tell the body of a form that may carry files; chat.spec.ts and profile.spec.ts send them with scripts.
  "send-message",
  "update-profile",
  // With scripts the question is asked without a post.
  "ask-remove-from-wishlist",
]);

/** Intents that tests post without scripts only, where nothing shows that their form does the same with scripts. */
export function intentsWithoutScripts(outcomes: readonly TestOutcome[]): string[] {
  const posted = (those: readonly TestOutcome[]) => new Set(those.flatMap(({ posts }) => posts));
  const withScripts = posted(outcomes.filter((outcome) => outcome.source === "scripts-on" && hasPassed(outcome)));
  return [...posted(outcomes.filter(({ isWithoutScripts }) => isWithoutScripts))].filter(
    (intent) => !withScripts.has(intent) && !untold.has(intent),
  );
}
