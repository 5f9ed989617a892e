import { arrivedVisitor, becomeOldCustomer, delivered, fillCart, unpaid } from "./arrivals";
import type { TestShop } from "./shop";
import { type Visitor, visitorOf } from "./visitor";

/** Pages and dialogs of each kind of visitor, which between them show every form that a few steps lead to. */
export const pagesWithForms = {
  stranger: ["/", "/?dialog=location&address=12+harbour+street", "/?dialog=language&language=ar"],
  guest: [
    ...["/home", "/store/harbour-kitchen", "/cart", "/checkout?page=cart", "/track-order"],
    ...["/auth/sign-in", "/auth/sign-up", "/auth/forgot-password"],
    ...[
      "/home?dialog=clear-cart",
      "/home?dialog=item&item=1",
      "/home?dialog=modules",
      "/home?dialog=menu",
      "/addresses?dialog=contact",
    ],
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
type PageVisitor = keyof typeof pagesWithForms;

export type FormPage = { kind: PageVisitor; cookies: [string, string][]; url: string; html: string };

/** All of them, in a new shop. Throws where one is not to be had. */
export async function visitPagesWithForms({ url, control }: TestShop): Promise<FormPage[]> {
  const visitors: Record<PageVisitor, Visitor> = {
    stranger: visitorOf(url),
    guest: await arrivedVisitor(url),
    sender: await arrivedVisitor(url, undefined, "parcel"),
    customer: await arrivedVisitor(url),
  };
  await becomeOldCustomer(visitors.customer, url, control);
  await fillCart(visitors.guest, url);
  const pages: FormPage[] = [];
  for (const [kind, paths] of Object.entries(pagesWithForms) as [PageVisitor, string[]][]) {
    for (const path of paths) {
      const page = await visitors[kind].get(path);
      if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
      pages.push({ kind, cookies: [...visitors[kind].cookies], url: url + path, html: await page.text() });
    }
  }
  return pages;
}
