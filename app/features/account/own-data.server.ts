import { ok, type Page, type Result } from "~/delivery-api";
import { inEveryModule } from "~/request/context/every-module.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { leaveIfGuest } from "~/request/pages/expired.server";
import { customerOf } from "./customer.server";

/** Lists are read whole, a page after the other, up to these; of a longer one the rest is missing. */
const pageSize = 100;
const mostPages = 20;
/** For all of it: a long list takes longer than a page may. */
const deadlineMs = 15_000;

/**
 * `/profile/data`: what the delivery API tells of a customer, as a file of JSON; `missing` names the lists that it did not tell just now, or not to
 * their end. Reviews and chats are not in it: the API lists no reviews, and chats have their own page. Guests are led to sign-in; throws the 503
 * page without a profile.
 */
export async function ownData(context: RequestContext): Promise<Response> {
  await leaveIfGuest(context, "/profile?page=profile-settings");
  const api = inEveryModule(context, { deadlineAt: Date.now() + deadlineMs });
  const [profile, config] = await Promise.all([customerOf(context), context.api.config.get()]);
  const { wallet, loyalty } = critical(config);
  const cut = new Set<string>();
  const paged = <Row extends Numbered>(name: string, read: ReadPage<Row>) => everyPage(read, () => cut.add(name));
  const lists = {
    addresses: paged("addresses", (page) => api.addresses.page(page, pageSize)),
    runningOrders: paged("runningOrders", (page) => api.orders.running(page, pageSize)),
    finishedOrders: paged("finishedOrders", (page) => api.orders.history(page, pageSize)),
    ...(wallet ? { wallet: paged("wallet", (page) => api.wallet.transactions("all", page, pageSize)) } : {}),
    ...(loyalty ? { loyaltyPoints: paged("loyaltyPoints", (page) => api.loyalty.transactions(page, pageSize)) } : {}),
    wishlist: api.wishlist.ids(),
    notifications: paged("notifications", (page) => api.customer.notifications(page, pageSize)),
  };
  const answers = await Promise.all(
    Object.entries(lists).map(async ([name, answer]): Promise<[string, Result<unknown>]> => [name, await answer]),
  );
  const answered = answers.flatMap(([name, answer]) => (answer.ok ? [[name, answer.value] as const] : []));
  const missing = answers.flatMap(([name, answer]) => (answer.ok && !cut.has(name) ? [] : [name]));
  const content = { createdAt: context.now().toISOString(), profile, ...Object.fromEntries(answered), missing };
  return new Response(`${JSON.stringify(content, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
    },
  });
}

type Numbered = { id: number };
type ReadPage<Row> = (page: number) => Promise<Result<Pick<Page<Row>, "rows" | "total">>>;

/** Not every server says how many rows there are, and some tell the first page whichever is asked for: of those, a full one may not be all. */
async function everyPage<Row extends Numbered>(read: ReadPage<Row>, onCut: () => void): Promise<Result<Row[]>> {
  const rows: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const result = await read(page);
    if (!result.ok) return result;
    const { rows: answered, total } = result.value;
    if (answered.length === 0) return ok(rows);
    if (answered[0]?.id === rows[0]?.id) {
      if (total >= pageSize) onCut();
      return ok(rows);
    }
    rows.push(...answered);
    if (answered.length > pageSize || (answered.length < pageSize && rows.length >= total)) return ok(rows);
  }
  onCut();
  return ok(rows);
}
