import type { Failure } from "~/delivery-api";
import { takeMapCall } from "~/request/context/map-calls.server";
import type { RequestContext } from "~/request/context/request-context";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { rateLimitedText, secondsUntil } from "~/request/posting/post-limits.server";

/** What one machine may have of the map service; the operator pays for each. A machine may be an office, or a part of a town on its phones. */
const limits = {
  /** Suggestions for some thirty addresses as they are typed, or a map that is dragged for minutes. */
  "look-up": { times: 300, minutes: 10 },
  /** Routes to where orders go. */
  route: { times: 300, minutes: 10 },
  /** Pages that may open a map of Google's. */
  map: { times: 100, minutes: 10 },
};

/** Counts a question to the map service. Seconds until it may be asked, 0 when it may now: a page that depends on it is this machine's alone. */
async function secondsUntilNext(context: RequestContext, kind: keyof typeof limits): Promise<number> {
  const seconds = await secondsUntil(context, kind, limits[kind]);
  if (seconds > 0) keepOutOfCache(context);
  return seconds;
}

/** Counts a question for an address. Null when it may be asked, else the words that say when it may be. */
export async function rateLimitedLookUps(context: RequestContext): Promise<string | null> {
  const seconds = await secondsUntilNext(context, "look-up");
  return seconds === 0 ? null : context.t(...rateLimitedText(seconds));
}

/** Counts a route that is to be measured. False when this machine has had too many. */
export const mayMeasureRoute = async (context: RequestContext): Promise<boolean> =>
  (await secondsUntilNext(context, "route")) === 0;

/** Counts a map of Google's that a page may open. False when this machine has had too many, or everybody (MAP_CALLS_PER_DAY). */
export const mayOpenMap = async (context: RequestContext): Promise<boolean> =>
  (await secondsUntilNext(context, "map")) === 0 && (await takeMapCall());

const plainWords: Partial<Record<Failure["kind"], string>> = {
  "not-found": "location:noService",
  withheld: "location:usedUp",
};

/** What a failed question says to the customer: the delivery API's own words, else ours. */
export const lookUpProblem = (context: RequestContext, { kind, errors }: Failure): string =>
  errors[0]?.message ?? context.t(plainWords[kind] ?? "ui:failure.noAnswer");
