import { loadUsualOrders } from "~/features/orders/load-usual.server";
import type { RequestContext } from "~/request/context/request-context";
import type { UsualBlock } from "./blocks";
import { headOf } from "./head.server";

/** "Your usual": for customers who have ordered in this module. */
export async function loadUsual(context: RequestContext): Promise<UsualBlock | null> {
  const orders = await loadUsualOrders(context);
  if (orders.length === 0) return null;
  const again = context.t("reorder:again");
  return {
    ...headOf(context, "usual"),
    orders: orders.map((order) => ({
      ...order,
      again,
      againOf: context.t("reorder:againFrom", { store: order.storeName }),
    })),
  };
}
