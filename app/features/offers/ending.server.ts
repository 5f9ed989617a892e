import { instantDateTime } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import type { Ending } from "./countdown";

const minuteMs = 60_000;

/**
 * How long an offer still lasts, by the delivery API's clock, with its end on the operator's wall clock; null when it has no end. In a document it is
 * counted from the start of the minute, so that it says the same for all of it and may be shared; browsers count on from when it was served. Data of a
 * navigation are nobody else's, and when they were served browsers do not know.
 */
export function endingOf(context: RequestContext, endsAt: Date | string | null): Ending | null {
  const end = endsAt === null ? null : new Date(endsAt);
  if (end === null || Number.isNaN(end.getTime())) return null;
  const time = instantDateTime(end.toISOString(), context.timeZone, context.language);
  const now = context.now().getTime();
  const drawnAt = context.isDocument ? now - (now % minuteMs) : now;
  const leftMs = end.getTime() <= now ? 0 : end.getTime() - drawnAt;
  return { leftMs, drawnAt, text: context.t("sales:ends", { time }) };
}
