import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { rateLimitedText, secondsUntil } from "~/request/posting/post-limits.server";
import { toast } from "~/request/posting/respond.server";
import { longestCoupon } from "~/session/coupon.server";
import { type CheckoutContext, checkoutContext, invalidateCheckoutContext } from "./checkout-context.server";
import { pickedCoupon } from "./checkout-data";
import { askCoupon } from "./coupon.server";
import { couponSchema } from "./schema.server";
import { goodsOf } from "./totals";
import { typedFields } from "./typed-fields";

/** A code can be guessed, by its button and by the form's own "Update total": both count together. */
const guesses = { times: 30, minutes: 10 };

/** "Apply" beside the coupon field: the form is shown again with the coupon counted, or with the reason at the field. */
export async function applyCoupon(context: RequestContext, form: FormData): Promise<Outcome> {
  const typed = parseForm(form, couponSchema(context.t));
  if (typed.status !== "success") return shownAgain(form, typed.error?.coupon?.[0] ?? null);
  const { coupon: code } = typed.value;
  if (code === "") return shownAgain(form, context.t("checkout:coupon.needed"));
  const seconds = await secondsUntil(context, "coupon", guesses);
  if (seconds > 0) return shownAgain(form, context.t(...rateLimitedText(seconds)));
  const state = await checkoutContext(context);
  if (!state.ok) return failureOutcome(context, state.failure, { reply: { initialValue: typedFields(form) } });
  // The page says itself that there is nothing to order, or no place.
  if (state.value.kind !== "ready") return shownAgain(form, null);
  const { store, basket, config } = state.value.checkout;
  const goods = goodsOf(basket.lines, store.discount, config.currency.digits);
  const answer = await askCoupon(context, code, { store, goods, currency: config.currency });
  if (answer.kind === "refused") return shownAgain(form, answer.problem);
  const counted = answer.kind === "counts" ? answer.coupon.code : code;
  context.session.set("coupon", { code: counted.slice(0, longestCoupon), storeId: store.id });
  invalidateCheckoutContext(context);
  if (answer.kind === "unchecked") return shownAgain(form, null);
  return shownAgain(form, null, [toast(context, "success", "checkout:coupon.applied")]);
}

/**
 * "Place Order" while a code stands in its field that was not applied: nobody orders at the full price who has typed one (docs/decisions/0116). It is applied first, and
 * the next press orders at the total that is shown then. Null where there is none.
 */
export async function applyTypedCoupon(
  context: RequestContext,
  form: FormData,
  { coupon }: Pick<CheckoutContext, "coupon">,
): Promise<Outcome | null> {
  const typed = String(form.get("coupon") ?? "").trim();
  const isCounted = coupon?.problem === null && coupon.code.toUpperCase() === typed.toUpperCase();
  if (typed === "" || isCounted) return null;
  const outcome = await applyCoupon(context, form);
  if (outcome.kind !== "invalid" || outcome.status !== 200) return outcome;
  return { ...outcome, toasts: [toast(context, "info", "checkout:coupon.lookFirst")] };
}

/** A press on one of the listed coupons: its code stands in the address, since the button says the intent. */
export function pickCoupon(context: RequestContext, form: FormData): Promise<Outcome> {
  form.set("coupon", context.url.searchParams.get(pickedCoupon) ?? "");
  return applyCoupon(context, form);
}

/** "Remove" beside an applied coupon. */
export async function removeCoupon(context: RequestContext, form: FormData): Promise<Outcome> {
  context.session.set("coupon", null);
  invalidateCheckoutContext(context);
  return shownAgain(form, null);
}

/** The form as it was typed; the code only stays when it was refused. */
function shownAgain(form: FormData, problem: string | null, toasts: Outcome["toasts"] = []): Outcome {
  const { coupon = "", ...typed } = typedFields(form);
  const reply = problem
    ? { status: "error" as const, initialValue: { ...typed, coupon }, error: { coupon: [problem] } }
    : { initialValue: typed };
  return { kind: "invalid", status: problem ? 422 : 200, result: { reply }, toasts };
}
