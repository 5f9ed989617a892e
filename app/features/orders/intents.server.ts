import type { RequestContext } from "~/request/context/request-context";
import { mergeIntents } from "~/request/posting/merge-intents";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { e164 } from "~/request/posting/phone-number.server";
import { toast } from "~/request/posting/respond.server";
import { offlineIntents } from "./offline-intents.server";
import { parseOrderId } from "./order-id";
import { paymentIntents } from "./payment-intents.server";
import { refundIntents } from "./refund.server";
import { reorderIntents } from "./reorder.server";
import { reviewIntents } from "./review-intents.server";

/** Longer than any order id or phone number with its blanks; what is longer is not given back either. */
const longestInput = 40;

/** The track form (TRK-01 to TRK-05). The number stays with this browser: in an address everybody could read it. */
async function track(context: RequestContext, form: FormData): Promise<Outcome> {
  const isGuest = context.session.visitor.token === null;
  const typed = { order: textOf(form.get("order")), phone: textOf(form.get("phone")) };
  const refuse = (field: "order" | "phone", key: string): Outcome => ({
    kind: "invalid",
    status: 422,
    result: { reply: { initialValue: typed, error: { [field]: [context.t(key)] } } },
    toasts: [toast(context, "error", key)],
  });
  const order = parseOrderId(typed.order);
  if (order === null) return refuse("order", "orders:needOrder");
  // Customers may leave it out (TRK-04); with it they find what they ordered as guests (HOME-parc-08).
  if (isGuest || typed.phone.trim() !== "") {
    const number = e164(typed.phone);
    if (number === null) return refuse("phone", "orders:needNumber");
    context.session.patch("guest", { trackingNumber: number });
    if (!isGuest) await ensureGuest(context);
  }
  return { kind: "done", to: `/track-order?dialog=track&order=${order}` };
}

/** A customer is nobody's guest yet. Without an answer only their own orders are found. */
async function ensureGuest(context: RequestContext): Promise<void> {
  if (context.session.visitor.guestId !== null) return;
  const result = await context.api.auth.requestGuest();
  if (result.ok) context.session.patch("visitor", { guestId: result.value.guestId });
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value.slice(0, longestInput) : "");

export const orderIntents = mergeIntents(
  { "track-order": track },
  paymentIntents,
  offlineIntents,
  refundIntents,
  reorderIntents,
  reviewIntents,
) satisfies Intents;
