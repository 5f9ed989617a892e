import type { Failure } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { secondsUntil } from "~/request/posting/post-limits.server";

/** Suggestions for some thirty addresses as they are typed, or a map that is dragged for minutes; the operator pays a map service for each. */
const limit = { times: 300, minutes: 10 };

/** Counts a question to the map service. Null when it may be asked, else the words that say when it may be: a page with them is this machine's alone. */
export async function rateLimitedLookUps(context: RequestContext): Promise<string | null> {
  const seconds = await secondsUntil(context, "look-up", limit);
  if (seconds === 0) return null;
  keepOutOfCache(context);
  return context.t("ui:form.tooMany", { count: Math.ceil(seconds / 60) });
}

const plainWords: Partial<Record<Failure["kind"], string>> = {
  "not-found": "location:noService",
  withheld: "location:usedUp",
};

/** What a failed question says to the customer: the delivery API's own words, else ours. */
export const lookUpProblem = (context: RequestContext, { kind, errors }: Failure): string =>
  errors[0]?.message ?? context.t(plainWords[kind] ?? "ui:failure.noAnswer");
