import { instantDateTime } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import type { Ending } from "./countdown";

/** How long an offer still lasts, by the delivery API's clock, with its end on the operator's wall clock; null when it has no end. */
export function endingOf(context: RequestContext, endsAt: Date | string | null): Ending | null {
  const end = endsAt === null ? null : new Date(endsAt);
  if (end === null || Number.isNaN(end.getTime())) return null;
  const time = instantDateTime(end.toISOString(), context.timeZone, context.language);
  const drawnAt = context.now().getTime();
  return { leftMs: Math.max(0, end.getTime() - drawnAt), drawnAt, text: context.t("sales:ends", { time }) };
}
