import { mapResult, type NamedText, type OfflineMethod, type Order, ok, type Result } from "~/delivery-api";
import { theOrderKeys } from "~/features/checkout/the-order-keys.server";
import { infoFields } from "~/features/payments/info-schema.server";
import { offlineHref } from "~/features/payments/offline";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import { type Refused, refused } from "./load-payment.server";
import { methodOf, type OfflineView, offlineDefaults, offlineView } from "./offline";
import { parseOrderId } from "./order-id";
import { orderHref, ownOrder } from "./own-order.server";

export type OfflineForm = {
  kind: "form";
  orderId: number;
  /** What is to be paid, in the main currency unit. */
  amount: number;
  method: OfflineMethod;
  view: OfflineView;
  defaults: Record<string, string>;
  constraints: Constraints;
  backHref: string;
};

/** `choose`: the methods, each a link to this page; none when nobody takes such payments any more. */
export type OfflineData =
  | OfflineForm
  | { kind: "choose"; orderId: number; ways: { title: string; href: string }[]; backHref: string }
  | Refused;

/** `/pay/{order}/offline?method=…`: where a payment outside the shop is told of, or corrected (docs/delivery-api.md §10.7, PAY-13). */
export async function loadOffline(context: RequestContext, orderText: string | undefined): Promise<OfflineData> {
  const orderId = parseOrderId(orderText);
  const order = orderId === null ? null : await ownOrder(context, orderId);
  if (order === null) return refused(context, orderId);
  const view = offlineView(order);
  const backHref = orderHref(context, order);
  if (!view?.canSendInfo)
    return redirectAsDocument(context, backHref, [toast(context, "info", "payment:offline.notTaken")]);
  const methods = critical(await methodsFor(context, order));
  const kept = await keptInfo(context, order);
  const methodId = Number(context.url.searchParams.get("method") ?? kept?.methodId);
  const method = methods.find(({ id }) => id === methodId) ?? (methods.length === 1 ? methods[0] : undefined);
  if (!method) {
    const ways = methods.map(({ id, name }) => ({ title: name, href: offlineHref(order.id, { method: id }) }));
    return { kind: "choose", orderId: order.id, ways, backHref };
  }
  return {
    kind: "form",
    orderId: order.id,
    amount: order.amount - order.partlyPaid,
    method,
    view,
    defaults: offlineDefaults(method, order.offlinePayment ?? kept ?? { inputs: [], note: "" }),
    constraints: constraintsOf(infoFields(context.t, method)),
    backHref,
  };
}

/** The methods an order's payment may be told by: its own once it was told of (an update cannot change it), else all. */
export async function methodsFor(context: RequestContext, { offlinePayment }: Order): Promise<Result<OfflineMethod[]>> {
  const methods = await context.api.payments.offlineMethods();
  if (offlinePayment === null) return methods;
  return methods.ok
    ? mapResult(methods, (offered) => [methodOf(offlinePayment, offered)])
    : ok([methodOf(offlinePayment, [])]);
}

/** What was typed at checkout and did not arrive: it stands under the key of that order. */
async function keptInfo(context: RequestContext, order: Order) {
  const key = context.url.searchParams.get("attempt");
  const attempt = key ? await theOrderKeys().find(key, ownerOf(context), context.now().getTime()) : null;
  if (!attempt?.paymentInfo || attempt.orderId !== order.id) return null;
  const { methodId, inputs, note } = attempt.paymentInfo;
  return { methodId, note, inputs: Object.entries(inputs).map(([name, text]): NamedText => ({ name, text })) };
}
