import type { Cart, Config, Order, OrderLine, Result } from "~/delivery-api";
import { ok } from "~/delivery-api";
import { addLines, patientApi, refusalToasts } from "~/features/cart/add-lines.server";
import { cartOf, keepCart } from "~/features/cart/cart.server";
import { clearedToast, emptiedCart } from "~/features/cart/cleared-cart.server";
import { optionsText } from "~/features/cart/options-text";
import { saleState } from "~/features/catalogue/availability.server";
import { fewNames } from "~/i18n/format";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { critical } from "~/request/pages/critical.server";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { zoneIdsOf } from "~/session/place.server";
import { dialogHref } from "~/ui/dialog-href";
import { parseOrderId } from "./order-id";
import { ownOrder } from "./own-order.server";
import { orderOf } from "./payment-intents.server";
import { planReorder, type Reorder, type ReorderLine, type ReorderProblem } from "./reorder";

export type ReorderData = {
  orderId: number;
  rows: {
    id: number;
    name: string;
    image: string | null;
    /** What was chosen of it, in one line. */
    options: string;
    wanted: number;
    /** What can be had of it; 0 with a problem. */
    quantity: number;
    problem: ReorderProblem | null;
    /** Of what can be had, after discount. */
    total: number;
    /** Price of one piece before discount, then and today, where the two differ. */
    change: { was: number; now: number } | null;
  }[];
  total: number;
  clearsCart: boolean;
  needsPlace: boolean;
};

/** `?dialog=reorder&order=…`: customers only; `found` null when there is nothing to order again. */
export async function loadReorder(context: RequestContext): Promise<{ found: ReorderData | null } | null> {
  if (context.session.visitor.token === null) return null;
  const orderId = parseOrderId(context.url.searchParams.get("order"));
  const order = orderId === null ? null : await ownOrder(context, orderId);
  const moduleId = order?.store?.moduleId ?? null;
  if (!order || moduleId === null) return { found: null };
  const today = critical(await reorderToday(context, order, moduleId));
  if (today.lines.length === 0) return { found: null };
  return {
    found: {
      orderId: order.id,
      rows: today.plan.rows.map(({ line, problem, adds }) => ({
        id: line.id,
        name: adds?.item.name ?? line.name,
        image: line.image,
        options: adds ? optionsText(adds, context.language) : "",
        wanted: line.quantity,
        quantity: adds?.selection.quantity ?? 0,
        problem,
        total: adds?.price.total ?? 0,
        change: adds && adds.price.unit !== line.price ? { was: line.price, now: adds.price.unit } : null,
      })),
      total: today.plan.total,
      clearsCart: today.plan.clearsCart,
      needsPlace: context.session.area === null,
    },
  };
}

type Today = { config: Config; cart: Cart; lines: ReorderLine[]; plan: Reorder };

/** The order's lines beside their items, the cart of their module, and what the rules make of them. */
async function reorderToday(context: RequestContext, order: Order, moduleId: number): Promise<Result<Today>> {
  const { area, module } = context.session;
  const api = context.apiAt({ place: area, moduleId });
  const [config, details, cart] = await Promise.all([
    context.api.config.get(),
    context.api.orders.details(order.id),
    module?.id === moduleId ? cartOf(context) : api.cart.list(),
  ]);
  if (!config.ok) return config;
  if (!details.ok) return details;
  if (!cart.ok) return cart;
  const ordered: OrderLine[] = Array.isArray(details.value) ? details.value : [];
  const moment = { now: context.now(), zone: context.timeZone };
  const answers = await Promise.all(
    ordered.map(async (line): Promise<Result<ReorderLine>> => {
      const gone = { line, item: null, onSale: false };
      if (line.itemId === null) return ok(gone);
      const item = await api.items.details(line.itemId, { campaign: line.isCampaign });
      if (!item.ok) return item.failure.kind === "not-found" ? ok(gone) : item;
      const { state } = saleState(item.value, item.value.store, moment, config.value.scheduleOrders);
      return ok({ line, item: item.value, onSale: state !== "not-now" });
    }),
  );
  const lines: ReorderLine[] = [];
  for (const answer of answers) {
    if (!answer.ok) return answer;
    lines.push(answer.value);
  }
  const plan = planReorder(lines, {
    cart: cart.value,
    storeId: order.store?.id ?? null,
    zoneIds: area ? zoneIdsOf(area) : [],
    digits: config.value.currency.digits,
  });
  return ok({ config: config.value, cart: cart.value, lines, plan });
}

/** Puts what can be had into the cart of the order's module and leads there; says what could not be had. */
async function reorder(context: RequestContext, form: FormData): Promise<Outcome> {
  const order = await orderOf(context, form);
  if ("kind" in order) return order;
  const moduleId = order.store?.moduleId ?? null;
  if (context.session.area === null) return lookAgain(context, order, "reorder:needsPlace");
  if (moduleId === null) return lookAgain(context, order, "reorder:gone");
  const today = await reorderToday(context, order, moduleId);
  if (!today.ok) return failureOutcome(context, today.failure);
  const { plan, config } = today.value;
  const adds = plan.rows.flatMap(({ line, adds }) =>
    adds ? [{ ...adds, id: line.id, isCampaign: line.isCampaign }] : [],
  );
  if (adds.length === 0) return lookAgain(context, order, "reorder:nothing");
  // From an order's card nobody was asked yet; since the dialog asked, the cart may have got another store's items.
  if (plan.clearsCart !== (form.get("clear") === "1"))
    return lookAgain(context, order, plan.clearsCart ? "reorder:clears" : "reorder:changedCart");

  context.session.set("module", { id: moduleId, type: order.moduleType });
  const api = patientApi(context, moduleId);
  const before = plan.clearsCart ? await emptiedCart(context) : ok(today.value.cart);
  if (!before.ok) {
    context.session.patch("visitor", { cartCounts: {} });
    return failureOutcome(context, before.failure);
  }
  const filled = await addLines(api, before.value, adds, config.currency.digits);
  const missing = new Set([...filled.left, ...filled.refused].map(({ id }) => id));
  if (filled.left.length > 0) context.session.patch("visitor", { cartCounts: {} });
  else keepCart(context, filled.cart, ok(today.value.cart));
  // What has arrived is shown in the cart: whoever pressed again here would have it twice.
  if (filled.failure && missing.size === adds.length) {
    // Kept first: a refused token makes a guest of its customer.
    const undo = plan.clearsCart ? [await clearedToast(context, today.value.cart)] : [];
    const refused = failureOutcome(context, filled.failure);
    return { ...refused, toasts: [...(refused.toasts ?? []), ...undo] };
  }
  const left = plan.rows.filter(
    ({ line, adds }) => adds === null || adds.selection.quantity < line.quantity || missing.has(line.id),
  );
  const names = fewNames(
    left.map(({ line }) => line.name),
    context,
  );
  return {
    kind: "done",
    to: "/cart",
    toasts: [
      ...refusalToasts(context, filled),
      ...(missing.size < adds.length
        ? [toast(context, "success", "reorder:added", { count: adds.length - missing.size })]
        : []),
      ...(left.length > 0 ? [toast(context, "warning", "reorder:left", { names })] : []),
    ],
  };
}

/** The dialog, with things as they are now. */
const lookAgain = (context: RequestContext, order: Order, why: string): Outcome => ({
  kind: "done",
  to: dialogHref(pathOf(context.url), "reorder", { order: order.id }),
  asks: true,
  toasts: [toast(context, "warning", why)],
});

export const reorderIntents = { reorder: forCustomers(reorder) } satisfies Intents;
