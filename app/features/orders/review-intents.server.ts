import type { Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import { optionalPictures } from "~/request/posting/optional-pictures.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { typedText } from "~/request/posting/typed-text";
import { withoutDialog } from "~/ui/dialog-href";
import { longestComment, type ReviewTarget, reviewedKeys, reviewPictures, wasDelivered } from "./after-delivery";
import { targetsOf } from "./load-rate.server";
import { reviewHref } from "./order-href";
import { parseOrderId } from "./order-id";
import { orderOf, serverMessage } from "./payment-intents.server";

/** One review of an item or of the courier, for itself (RTE-45, PROF-17, API-48, API-49). */
async function review(context: RequestContext, form: FormData): Promise<Outcome> {
  const typed = {
    target: typedText(form, "target", 30),
    rating: typedText(form, "rating", 2),
    comment: typedText(form, "comment", longestComment + 1),
  };
  const order = await orderOf(context, form);
  if ("kind" in order) return order;
  const targets = wasDelivered(order) ? await targetsOf(context, order) : [];
  const target = targets.find(({ key }) => key === typed.target);
  if (!target) {
    const toasts = [toast(context, "error", "rating:notFound")];
    return { kind: "invalid", status: 422, result: { reply: { initialValue: typed } }, toasts };
  }
  const error = problemsOf(context, target, typed);
  const { pictures, problem } = await optionalPictures(context, form, {
    field: "attachment",
    atMost: reviewPictures,
    texts: "rating",
  });
  if (problem) error.attachment = [problem.message];
  if (!pictures || Object.keys(error).length > 0) {
    return { kind: "invalid", status: problem?.status ?? 422, result: { reply: { initialValue: typed, error } } };
  }
  const said = { orderId: order.id, rating: Number(typed.rating), comment: typed.comment, pictures };
  const result = await submit(context, target, said);
  const wasBefore = !result.ok && result.failure.errors.some(({ code }) => code === "review");
  if (!result.ok && !wasBefore) return failureOutcome(context, result.failure, { reply: { initialValue: typed } });
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

/** Stars for everybody; the delivery API wants a comment about a courier too (docs/delivery-api.md §7.4). */
function problemsOf(
  context: RequestContext,
  { kind }: ReviewTarget,
  { rating, comment }: { rating: string; comment: string },
): Record<string, string[]> {
  const problems: Record<string, string[]> = {};
  if (!/^[1-5]$/.test(rating)) problems.rating = [context.t("rating:needStars")];
  if (kind === "courier" && comment === "") problems.comment = [context.t("rating:needComment")];
  if (comment.length > longestComment) problems.comment = [context.t("limits:characters", { count: longestComment })];
  return problems;
}

/** Closing the review prompt: the customer is not asked about this order again (HOME-all-28, API-51). */
async function cancelReview(context: RequestContext, form: FormData): Promise<Outcome> {
  const orderId = parseOrderId(form.get("order"));
  if (orderId !== null) {
    const result = await context.api.reviews.cancelReminder(orderId);
    if (!result.ok) return failureOutcome(context, result.failure);
  }
  return { kind: "done", to: withoutDialog(context.url.pathname + context.url.search) };
}

export const reviewIntents = {
  review: forCustomers(review),
  "cancel-review": forCustomers(cancelReview),
} satisfies Intents;
