import { defaultPageSize, type OrderLine, ok, type Result } from "~/delivery-api";
import { commaList } from "~/i18n/format";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";
import { leaveIfExpired } from "~/request/pages/expired.server";
import { usualOrders } from "./usual";

/** An order to be had again in one press. `text`: what it was, in one line. */
export type UsualOrder = { id: number; storeName: string; logo: string | null; text: string };

const mostOrders = 3;

/** The customer's usual orders in the chosen module; a guest has none, and nobody is asked (ROLE-12). */
export async function loadUsualOrders(context: RequestContext): Promise<UsualOrder[]> {
  const { visitor, module } = context.session;
  if (visitor.token === null || module === null) return [];
  const usual = await recentAnswer(context, "usual orders", () => askUsualOrders(context, module.id));
  await leaveIfExpired(context, usual);
  return secondary(usual, []);
}

async function askUsualOrders(context: RequestContext, moduleId: number): Promise<Result<UsualOrder[]>> {
  const history = await context.api.orders.history(1, defaultPageSize);
  if (!history.ok) return history;
  const orders = usualOrders(history.value.rows, moduleId, mostOrders);
  const views = await Promise.all(
    orders.map(async ({ id, store }) => {
      const details = secondary(await context.api.orders.details(id), []);
      const lines: OrderLine[] = Array.isArray(details) ? details : [];
      const text = commaList(
        lines.map(({ quantity, name }) => `${quantity} × ${name}`),
        context.language,
      );
      return { id, storeName: store?.name ?? "", logo: store?.logo ?? null, text };
    }),
  );
  return ok(views);
}
