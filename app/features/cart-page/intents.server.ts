import { keepCartNote } from "~/features/checkout/cart-note.server";
import { longestNote } from "~/features/checkout/checkout-data";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";

/** "Save" below the cart's note: it stands in the checkout's form then. */
async function keepNote(context: RequestContext, form: FormData): Promise<Outcome> {
  const note = String(form.get("note") ?? "")
    .trim()
    .slice(0, longestNote);
  await keepCartNote(context, Number(form.get("store")), note);
  return {
    kind: "done",
    to: context.url.pathname + context.url.search,
    toasts: [toast(context, "success", note ? "cart:note.kept" : "cart:note.removed")],
  };
}

export const cartPageIntents = { "keep-note": keepNote } satisfies Intents;
