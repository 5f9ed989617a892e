import { isbot } from "isbot";
import { type AnalyticsEvent, analyticsEvents, type TrackedEvent } from "~/analytics/events";
import { environment } from "~/env.server";
import { pageUrl } from "~/request/pages/page-url";
import { withoutCookieQuestion } from "~/runtime/cookie-question";
import { formAnswerOf } from "~/runtime/form-answer-address";
import { type CountedEvent, count } from "~/runtime/process-hooks";
import { withoutDialog } from "~/ui/dialog-href";
import type { RequestContext } from "./request-context";
import { requestValue } from "./request-value";
import { visitorIdOf } from "./visitor-id.server";

type Visit = Pick<RequestContext, "session" | "client" | "url">;

/** An event, and what of the page it belongs to: a dialog's is another one than that of the page below it. */
type PageEvent = {
  event: AnalyticsEvent;
  shownBy: "page" | "dialog";
  /** Whether a parameter of the address is what was chosen there: with another choice it is the same view. */
  isChoice?: (name: string) => boolean;
  /** What /metrics counts of it, of every visitor and whether or not anybody listens to events. */
  counted?: CountedEvent;
};

const events = requestValue<PageEvent[]>();

/** Whether anybody listens: events that take a call to make are not made for nobody. */
export const isTracking = (): boolean => analyticsEvents.hasSubscribers;

/** Tells the operator's analytics what happened (ADR 0186). It costs the request nothing, and never fails. */
export function trackEvent(
  context: Visit,
  event: AnalyticsEvent,
  { shownBy = "page", ...showing }: Partial<Omit<PageEvent, "event">> = {},
): void {
  if (!isTracking() && !showing.counted) return;
  const shown: PageEvent = { event, shownBy, ...showing };
  events.once(context, () => []).push(shown);
  if (isShownAgain(context, shown)) return;
  if (shown.counted) count(shown.counted);
  if (!isTracking() || !mayTrack(context)) return;
  const now = new Date();
  const [secret = ""] = environment().sessionSecrets;
  const visitor = visitorIdOf(context.session.visitor.formKey, now.toISOString().slice(0, 10), secret);
  analyticsEvents.publish({ ...event, at: now.getTime(), page: context.url.pathname, visitor } satisfies TrackedEvent);
}

/** What this request was told to track, whether its visitor may be or not: the page cache shows the same to others. */
export const eventsOf = (context: Visit): readonly PageEvent[] => events.of(context) ?? [];

/** The events of a page that is shown from the page cache. */
export function trackAgain(context: Visit, cached: readonly PageEvent[]): void {
  for (const { event, ...showing } of cached) trackEvent(context, event, showing);
}

const mayTrack = ({ client, session }: Visit): boolean =>
  !client.wantsPrivacy && session.settings.isCounted && !isbot(client.userAgent);

const views = new Set<AnalyticsEvent["name"]>(["view_item_list", "view_item", "search", "begin_checkout"]);

/** Forms and dialogs load the page they stand on once more: that is no further view of it. */
function isShownAgain({ client: { referrer }, url }: Visit, { event, shownBy, isChoice }: PageEvent): boolean {
  if (!views.has(event.name) || !URL.canParse(referrer)) return false;
  const viewIn = (address: URL) => {
    const view = new URL(address);
    view.search = new URLSearchParams([...view.searchParams].filter(([name]) => !isChoice?.(name))).toString();
    return shownBy === "page" ? withoutDialog(view.href) : view.href;
  };
  return viewIn(pageOf(referrer, url.origin)) === viewIn(url);
}

/** The address of the page that a browser calls by `referrer`, as the page itself knows it. */
function pageOf(referrer: string, origin: string): URL {
  const address = withoutCookieQuestion(referrer) ?? referrer;
  return pageUrl(formAnswerOf(address)?.address ?? address, origin);
}
