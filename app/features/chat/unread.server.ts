import { sendsParcels } from "~/module-kinds";
import { soon } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { isInbox } from "./address";
import { chatsOf } from "./chats.server";
import type { Unread } from "./unread";

/** Milliseconds for which a count is taken as it is (ADR 0105). */
const freshFor = 60_000;

/**
 * Messages the customer has not read, for the badge of every page (NAV-06); null for guests. Remembered in the visitor's cookie, so that it costs a
 * call a minute and not a call a page, and what was counted last is shown while the delivery API is slow; pages of the inbox ask always, parcels show no badge and
 * never ask (NAV-07).
 */
export async function loadUnread(context: RequestContext): Promise<Unread | null> {
  const { visitor, module } = context.session;
  if (visitor.token === null) return null;
  const at = context.now().getTime();
  const last = visitor.unread;
  const mustAsk = isInbox(context.url);
  if (!mustAsk && sendsParcels(module)) return last ?? { count: 0, at: 0 };
  // Of two replicas one's clock is behind: what the other has just counted is not older for that.
  const isFresh = last !== null && Math.abs(at - last.at) < freshFor;
  if (!mustAsk && isFresh) return last;
  const asked = chatsOf(context).inbox;
  const inbox = await (last === null || mustAsk ? asked : soon(asked));
  if (!inbox?.ok) return last ?? { count: 0, at: 0 };
  const unread = { count: inbox.value.rows.reduce((sum, row) => sum + row.unread, 0), at };
  // Somebody who follows a chat asks every few seconds: an equal count needs no new cookie each time.
  if (last?.count !== unread.count || !isFresh) context.session.patch("visitor", { unread });
  return unread;
}
