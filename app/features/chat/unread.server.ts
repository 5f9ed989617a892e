import { mapResult } from "~/delivery-api";
import { sendsParcels } from "~/module-kinds";
import { newestAnswer, recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { isInbox } from "./address";
import { chatsOf } from "./chats.server";
import type { Unread } from "./unread";

const uncounted: Unread = { count: 0, at: 0 };

/**
 * Messages the customer has not read, for the badge of every page (NAV-06); null for guests. Counted once a minute (ADR 0105); pages of the inbox count
 * always, parcels show no badge and never count (NAV-07).
 */
export async function loadUnread(context: RequestContext): Promise<Unread | null> {
  const { visitor, module } = context.session;
  if (visitor.token === null) return null;
  const count = async () =>
    mapResult(await chatsOf(context).inbox, ({ rows }) => ({
      count: rows.reduce((sum, row) => sum + row.unread, 0),
      at: context.now().getTime(),
    }));
  if (isInbox(context.url)) return secondary(await newestAnswer(context, "unread", count), uncounted);
  if (sendsParcels(module)) return uncounted;
  const options = { shownBy: "fragments", isSameEverywhere: true } as const;
  return secondary(await recentAnswer(context, "unread", count, options), uncounted);
}
