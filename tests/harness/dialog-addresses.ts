import type { DialogData } from "../../app/features/shell/dialogs.server";

/** A customer's order that came, and one that waits for its payment. */
export type OrdersOfCustomer = { delivered: number; unpaid: number };

/** Two dishes of the sandbox. */
const [burger, rice] = [1, 2];

/** What each dialog's address says beyond its name. Null: it follows an act of its own, and is looked at there. */
const parameters: Record<DialogData["name"], ((orders: OrdersOfCustomer) => string) | null> = {
  address: () => "",
  cart: () => "",
  "clear-cart": () => `&item=${burger}`,
  contact: null, // a guest's
  "delete-account": () => "",
  "delete-address": () => "&id=1",
  "guest-or-login": () => "",
  "insert-location": () => "",
  item: () => `&item=${burger}`,
  "leave-items": null, // after an address that the cart's store does not serve: cart-life.spec.ts
  location: () => "",
  "location-permission": () => "",
  modules: () => "",
  language: () => "&language=ar",
  logout: () => "",
  map: () => "",
  menu: () => "",
  "cancel-order": ({ unpaid }) => `&order=${unpaid}`,
  order: ({ delivered }) => `&order=${delivered}`,
  "order-fail": ({ unpaid }) => `&order=${unpaid}`,
  "order-placed": null, // a guest's
  refund: ({ delivered }) => `&order=${delivered}`,
  reorder: ({ delivered }) => `&order=${delivered}`,
  "review-prompt": () => "",
  "saved-addresses": () => "",
  track: ({ delivered }) => `&order=${delivered}`,
  "remove-from-wishlist": () => `&item=${rice}`,
  welcome: null, // after a sign-up: newcomers.spec.ts
  wishlist: () => "",
  unanswered: null, // in the place of one whose data cannot be had
};

/** Every dialog that a customer can open by its address, over a page of the shop. */
export const dialogAddresses = (orders: OrdersOfCustomer, page = "/home"): string[] =>
  Object.entries(parameters).flatMap(([name, say]) => (say ? [`${page}?dialog=${name}${say(orders)}`] : []));
