import { environment } from "~/env.server";
import { log } from "~/request/context/log.server";
import { count } from "~/runtime/process-hooks";

/** Whether a page put together of shared markup is one of those that are rendered whole as well (`PAGE_CHECK_RATE`). */
export const isSampled = (): boolean => Math.random() < environment().pageCheckRate;

/** Whether the page put together is the page rendered whole, which is counted; what differs is a fault of ours and goes to the log. */
export function comparePages(shared: Buffer, whole: Buffer): boolean {
  const isEqual = shared.equals(whole);
  count({ event: "page-check", outcome: isEqual ? "equal" : "different" });
  if (!isEqual)
    log().error(differenceOf(shared.toString(), whole.toString()), "a page put together differs from the page");
  return isEqual;
}

const shownCharacters = 60;

/** Where two texts part, without what a visitor might have typed: tags and attribute names alone. */
function differenceOf(shared: string, whole: string): { at: number; shared: string; whole: string } {
  let at = 0;
  while (at < shared.length && shared[at] === whole[at]) at += 1;
  const around = (html: string) => html.slice(Math.max(0, html.lastIndexOf("<", at)), at + shownCharacters);
  const withoutValues = (html: string) => html.replace(/"[^"]*("|$)/g, '""').replace(/>[^<]*/g, ">");
  return { at, shared: withoutValues(around(shared)), whole: withoutValues(around(whole)) };
}
