import type { Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import { optionalPictures } from "~/request/posting/optional-pictures.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { withoutDialog } from "~/ui/dialog-href";
import { type ReviewTarget, reviewedKeys, reviewPictures, wasDelivered } from "./after-delivery";
import { reviewSchema } from "./after-delivery-schemas.server";
import { targetsOf } from "./load-rate.server";
import { reviewHref } from "./order-href";
import { parseOrderId } from "./order-id";
import { orderOf, serverMessage } from "./payment-intents.server";

/** One review of an item or of the courier, for itself (RTE-45, PROF-17, API-48, API-49). */
async function review(context: RequestContext, form: FormData): Promise<Outcome> {
  const order = await orderOf(context, form);
  if ("kind" in order) return order;
  const targets = wasDelivered(order) ? await targetsOf(context, order) : [];
  const target = targets.find(({ key }) => key === form.get("target"));
  if (!target) {
    return {
      kind: "invalid",
      status: 422,
      result: { reply: null },
      toasts: [toast(context, "error", "rating:notFound")],
    };
  }
  const { pictures, problem } = await optionalPictures(context, form, {
    field: "attachment",
    atMost: reviewPictures,
    texts: "rating",
  });
  const submission = parseForm(form, reviewSchema(context.t, target));
  if (submission.status !== "success" || !pictures) {
    const reply = submission.reply(problem ? { fieldErrors: { attachment: [problem.message] } } : {});
    return { kind: "invalid", status: problem?.status ?? 422, result: { reply } };
  }
  const { rating, comment } = submission.value;
  const said = { orderId: order.id, rating: Number(rating), comment, pictures };
  const result = await submit(context, target, said);
  const wasBefore = !result.ok && result.failure.errors.some(({ code }) => code === "review");
  if (!result.ok && !wasBefore) return failureOutcome(context, result.failure);
  const done = [...new Set([...reviewedKeys(context.url.searchParams), target.key])];
  return {
    kind: "done",
    to: `${reviewHref(order.id)}?${new URLSearchParams(done.map((key) => ["done", key]))}`,
    toasts: [result.ok ? serverMessage(context, result.value, "rating:sent") : toast(context, "info", "rating:before")],
  };
}

const submit = (
  { api }: RequestContext,
  { kind, id }: ReviewTarget,
  said: Parameters<RequestContext["api"]["reviews"]["submitItem"]>[1],
): Promise<Result<string>> =>
  kind === "item" ? api.reviews.submitItem(id, said) : api.reviews.submitCourier(id, said);

/** Closing the review prompt: the customer is not asked about this order again (HOME-all-28, API-51). */
async function cancelReview(context: RequestContext, form: FormData): Promise<Outcome> {
  const orderId = parseOrderId(form.get("order"));
  if (orderId !== null) {
    const result = await context.api.reviews.cancelReminder(orderId);
    if (!result.ok) return failureOutcome(context, result.failure);
  }
  return { kind: "done", to: withoutDialog(pathOf(context.url)) };
}

export const reviewIntents = {
  review: forCustomers(review),
  "cancel-review": forCustomers(cancelReview),
} satisfies Intents;
