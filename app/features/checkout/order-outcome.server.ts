import { forgetCart } from "~/features/cart/cart.server";
import { paymentMethods } from "~/features/payments/registry";
import { lookBackLimits } from "~/limits";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import { e164 } from "~/request/posting/phone-number.server";
import { toast } from "~/request/posting/respond.server";
import { addressLimits } from "~/session/address.server";
import { longestContactEmail } from "~/session/guest.server";
import { emptyParcel } from "~/session/parcel.server";
import { entryOf, keyOfEntry } from "./basket.server";
import type { ExistingAttempt, OrderAttempt } from "./order-keys.server";
import { parcelPaymentPath } from "./parcel-path";

/** The page that looks for an order whose answer was lost. */
export const orderCheckHref = (key: string) => `/order-check?key=${encodeURIComponent(key)}`;

/** Nothing can be quoted before the place is known. */
export const noPlaceHref = "/?dialog=insert-location";

/** Where an order that stands is shown: customers find it among theirs, guests in the order-placed dialog (CHK-14, RTE-21). */
export function placedHref(context: RequestContext, orderId: number): string {
  return context.session.visitor.token === null
    ? "/home?dialog=order-placed"
    : `/my-orders?dialog=order&order=${orderId}`;
}

export type Contact = { name: string; number: string; email: string };
export type KnownOrder = { id: number; status: string; createdAt: string };

/**
 * What stays on this browser of an order that stands, however it comes to know of it: the guest's order and contact and, the first time, an empty cart, no Buy Now
 * line, no parcel. Later the visitor may have begun another.
 */
function rememberOrder(context: RequestContext, order: KnownOrder, page: string, contact: Contact | null): void {
  if (!context.session.visitor.told.includes(order.id)) forgetOrdered(context, new URL(page, context.publicOrigin));
  rememberLast(context, order, contact);
}

/** A guest's order is shown and tracked by what this browser remembers of it; a customer's stands among theirs. From here on another one just like it is meant. */
export function rememberLast(
  context: RequestContext,
  { id, status, createdAt }: KnownOrder,
  contact: Contact | null,
): void {
  rememberConfirmed(context, id);
  const { visitor, guest } = context.session;
  if (visitor.token !== null) return;
  context.session.patch("guest", {
    lastOrder: { id, status, createdAt },
    placed: newestFirst(id, guest.placed, 20),
    ...(contact ? { ...contactFields(contact), trackingNumber: contact.number } : {}),
  });
}

function rememberConfirmed({ session }: RequestContext, orderId: number): void {
  const { told, running } = session.visitor;
  if (told.includes(orderId)) return;
  session.patch("visitor", { told: newestFirst(orderId, told, lookBackLimits.told), running: (running ?? 0) + 1 });
}

const newestFirst = (id: number, others: number[], most: number) => [...new Set([id, ...others])].slice(0, most);

/** The page of the form that was sent says what it was for. */
function forgetOrdered(context: RequestContext, page: URL): void {
  if (page.pathname === parcelPaymentPath) {
    context.session.set("parcel", emptyParcel);
    return;
  }
  context.session.set("coupon", null);
  const entry = entryOf(page);
  if (entry.page === "cart") forgetCart(context);
  const bought = keyOfEntry(entry);
  if (bought !== null) {
    const others = context.session.orderIntents.filter(({ key }) => key !== bought);
    context.session.set("orderIntents", others);
  }
}

/** What is known of an order that stands under a key before the delivery API is asked for it. */
export const justPlaced = (id: number, at: Date | number): KnownOrder => ({
  id,
  status: "pending",
  createdAt: new Date(at).toISOString(),
});

/**
 * Who ordered, as the form says; where it asks nobody, or what was typed is not kept any more, as this browser remembers. Tracking needs the number as it was sent.
 * A key that is sent again may come with any text, so what no form takes is not remembered.
 */
export function typedContact(
  { session: { guest } }: RequestContext,
  { fields }: Pick<OrderAttempt, "fields">,
): Contact | null {
  const { contactName: name = "", contactNumber = "", contactEmail: email = "" } = fields;
  const number = e164(contactNumber, fields.contactCountry);
  const fits = name.length <= addressLimits.contactName && email.length <= longestContactEmail;
  if (number !== null && fits) return { name, number, email };
  const { contactName, contactNumber: known, contactEmail } = guest;
  return known === "" ? null : { name: contactName, number: known, email: contactEmail };
}

/** A guest's contact outlives a refused order: they may have to leave the form for the cart or another place. */
export function rememberContact(context: RequestContext, contact: Contact): void {
  if (context.session.visitor.token === null) context.session.patch("guest", contactFields(contact));
}

const contactFields = ({ name, number, email }: Contact) => ({
  contactName: name,
  contactNumber: number,
  contactEmail: email,
});

type Placed = Extract<Outcome, { kind: "done" }> & { to: string };

/**
 * Leads to the order a key has placed, however often the key is sent; first to what its payment leaves to be done. The browser may hear of it for the first time
 * each time: the answers before may have been lost with their cookies.
 */
export function placedOutcome(
  context: RequestContext,
  order: KnownOrder,
  { key, attempt }: ExistingAttempt,
  contact: Contact | null,
): Placed {
  const { payment, paymentInfo, page } = attempt;
  rememberOrder(context, order, page, contact);
  const orderId = order.id;
  const unsentKey = paymentInfo === null ? null : key;
  const step =
    payment && paymentMethods.get(payment.method)?.afterOrder?.({ orderId, choiceId: payment.id, unsentKey });
  if (step) {
    const toasts = step.warning ? [toast(context, "warning", step.warning)] : [];
    return { kind: "done", to: step.to, toasts, ...(step.isDocument ? { reload: true } : {}) };
  }
  const welcome = context.session.visitor.token === null ? [] : [toast(context, "success", "checkout:placed")];
  return { kind: "done", to: placedHref(context, orderId), toasts: welcome };
}
