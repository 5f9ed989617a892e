import { ensureGuestNumber } from "~/request/context/guest.server";
import type { RequestContext } from "~/request/context/request-context";
import { mergeIntents } from "~/request/posting/merge-intents";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { offlineIntents } from "./offline-intents.server";
import { paymentIntents } from "./payment-intents.server";
import { refundIntents } from "./refund.server";
import { reorderIntents } from "./reorder.server";
import { reviewIntents } from "./review-intents.server";
import { trackSchema } from "./track-schema.server";

/** The track form. The number stays with this browser: in an address everybody could read it. */
async function track(context: RequestContext, form: FormData): Promise<Outcome> {
  const isGuest = context.session.visitor.token === null;
  const submission = parseForm(form, trackSchema(context.t, { needsPhone: isGuest }));
  if (submission.status !== "success") {
    const toasts = [toast(context, "error", submission.error?.order ? "orders:needOrder" : "orders:needNumber")];
    return { kind: "invalid", status: 422, result: { reply: submission.reply() }, toasts };
  }
  const { order, phone } = submission.value;
  // With it customers find what they ordered as guests (HOME-parc-08). Without a guest's number only their own orders are found.
  if (phone !== undefined) {
    context.session.patch("guest", { trackingNumber: phone });
    await ensureGuestNumber(context);
  }
  return { kind: "done", to: `/track-order?dialog=track&order=${order}` };
}

export const orderIntents = mergeIntents(
  { "track-order": track },
  paymentIntents,
  offlineIntents,
  refundIntents,
  reorderIntents,
  reviewIntents,
) satisfies Intents;
