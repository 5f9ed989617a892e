import { pickAddress } from "~/features/addresses/intents.server";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import { deliverToAddress } from "./checkout-data";
import { keepOrder } from "./keep-order.server";

/** A press on a saved address: the order goes there (ADDR-25), and nothing typed is lost (docs/decisions/0057). Its number stands in the address. */
export async function deliverOrderTo(context: RequestContext, form: FormData): Promise<Outcome> {
  // Kept before the place moves: what the new address says itself must be told from what was typed.
  const back = context.isDocument ? await keepOrder(context, form) : null;
  form.set("id", context.url.searchParams.get(deliverToAddress) ?? "");
  const picked = await pickAddress(context, form);
  const isMoved = picked.kind === "done" && !picked.to?.includes("dialog=");
  return isMoved && back ? { ...back, ...(picked.toasts ? { toasts: picked.toasts } : {}) } : picked;
}
