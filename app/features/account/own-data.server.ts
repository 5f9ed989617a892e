import type { Page, Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { customerOf } from "./customer.server";

/** Lists are read whole, a page after the other; nobody has more rows than these. */
const pageSize = 100;
const mostPages = 20;
/** For all of it: a long list takes longer than a page may. */
const deadlineMs = 15_000;

/**
 * `/profile/data`: what the delivery API tells of a customer, as a file of JSON; `missing` names the lists that it did not tell just now. Reviews
 * and chats are not in it: the API lists no reviews, and chats have their own page. Guests are led to sign-in; throws the 503 page without a profile.
 */
export async function ownData(context: RequestContext): Promise<Response> {
  await leaveIfGuest(context, "/profile?page=profile-settings");
  const { place, module } = context.session;
  const api = context.apiAt({ place, moduleId: module?.id ?? null, deadlineAt: Date.now() + deadlineMs });
  const [profile, config] = await Promise.all([customerOf(context), context.api.config.get()]);
  const { wallet, loyalty } = critical(config);
  const lists = {
    addresses: api.addresses.list(),
    runningOrders: everyPage((page) => api.orders.running(page, pageSize)),
    finishedOrders: everyPage((page) => api.orders.history(page, pageSize)),
    ...(wallet ? { wallet: everyPage((page) => api.wallet.transactions("all", page, pageSize)) } : {}),
    ...(loyalty ? { loyaltyPoints: everyPage((page) => api.loyalty.transactions(page, pageSize)) } : {}),
    wishlist: api.wishlist.ids(),
    notifications: api.customer.notifications(pageSize),
  };
  const answers = await Promise.all(
    Object.entries(lists).map(async ([name, answer]): Promise<[string, Result<unknown>]> => [name, await answer]),
  );
  const told = answers.flatMap(([name, answer]) => (answer.ok ? [[name, answer.value] as const] : []));
  const missing = answers.flatMap(([name, answer]) => (answer.ok ? [] : [name]));
  const content = { createdAt: context.now().toISOString(), profile, ...Object.fromEntries(told), missing };
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
    },
  });
}

async function everyPage<Row>(read: (page: number) => Promise<Result<Page<Row>>>): Promise<Result<Row[]>> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const result = await read(page);
    if (!result.ok) return result;
    rows.push(...result.value.rows);
    if (result.value.rows.length === 0 || rows.length >= result.value.total) break;
  }
  return { ok: true, value: rows };
}
