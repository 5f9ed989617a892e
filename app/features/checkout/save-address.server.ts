import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import type { OrderWishes } from "./order-input";

/** Milliseconds for the address alone. */
const deadlineMs = 2800;

/**
 * `Save this Address` (ADDR-29): the address of an order just placed joins the customer's address book, as one of type `other`.
 * The order stands whatever becomes of it, so a failure is a word beside it and nothing more.
 */
export async function saveAddress(
  context: RequestContext,
  wishes: OrderWishes,
): Promise<NonNullable<Outcome["toasts"]>> {
  const { place, module, visitor } = context.session;
  if (!wishes.saveAddress || wishes.orderType !== "delivery" || visitor.token === null || !place) return [];
  const { contact, address } = wishes;
  // The order may have taken all of the request's time.
  const api = context.apiAt({ place, moduleId: module?.id ?? null, deadlineAt: Date.now() + deadlineMs });
  const saved = await api.addresses.add({
    type: "other",
    label: "",
    address: place.address,
    location: { latitude: place.latitude, longitude: place.longitude },
    contactName: contact.name,
    contactNumber: contact.number,
    contactEmail: contact.email,
    ...address,
    additional: "",
  });
  return [
    saved.ok ? toast(context, "success", "addresses:saved") : toast(context, "warning", "checkout:place.notSaved"),
  ];
}
