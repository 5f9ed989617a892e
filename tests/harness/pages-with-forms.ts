import { delivered, unpaid } from "./arrivals";

/** Pages and dialogs of each kind of visitor, which between them show every form that a few steps lead to. */
export const pagesWithForms = {
  stranger: ["/", "/?dialog=location&address=12+harbour+street", "/?dialog=language&language=ar"],
  guest: [
    ...["/home", "/store/harbour-kitchen", "/cart", "/checkout?page=cart", "/track-order"],
    ...["/auth/sign-in", "/auth/sign-up", "/auth/forgot-password"],
    ...["/home?dialog=item&item=1", "/home?dialog=modules", "/home?dialog=menu", "/addresses?dialog=contact"],
  ],
  sender: ["/parcel-delivery-info"],
  customer: [
    ...["/store/harbour-kitchen", "/checkout?page=cart", "/addresses?dialog=address", "/addresses?dialog=contact"],
    ...["/addresses", "/addresses?dialog=saved-addresses", "/home?dialog=wishlist", "/home?dialog=logout"],
    ...["/my-orders", "/profile?page=profile-settings", "/wallet", "/loyalty-points", "/chatting?type=admin"],
    ...["/interest", `/rate-and-review/${delivered}`, "/home?dialog=review-prompt"],
    ...["refund", "reorder"].map((dialog) => `/my-orders?dialog=${dialog}&order=${delivered}`),
    ...["order-fail", "cancel-order"].map((dialog) => `/my-orders?dialog=${dialog}&order=${unpaid}`),
    ...["/home?dialog=remove-from-wishlist&item=1", "/home?dialog=clear-cart&item=22"],
  ],
};
export type PageVisitor = keyof typeof pagesWithForms;
