import { expect } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { intentOf, type PageForm, postingForms } from "../harness/forms";
import type { TestShop } from "../harness/shop";
import { fieldIn, type Visitor, visitorOf } from "../harness/visitor";

/** The numbers of a sandbox's first orders: one delivered, one that waits for its payment. */
const delivered = 100_001;
const unpaid = 100_002;

/** Pages and dialogs of each kind of visitor; their forms are what is fuzzed, as they stand. */
const pages = {
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
    ...["/home?dialog=unwish&item=1", "/home?dialog=clear-cart&item=22"],
  ],
};
type Kind = keyof typeof pages;

/** The actions of those forms: what is fuzzed may not shrink unseen. */
const found = [
  ...["set-location", "choose-module", "language", "theme", "lite", "sign-in", "sign-up", "logout", "track-order"],
  ...["newsletter", "closed-page", "forgot-password", "update-profile", "add-fund", "transfer-points", "save-interest"],
  ...["wish", "unwish", "add", "set-quantity", "clear-and-add", "add-to-cart", "update-total", "buy-now"],
  ...["review", "cancel-review", "request-refund", "reorder", "send-message"],
  ...["place-order", "update-order", "keep-order", "apply-coupon", "switch-to-cod", "cancel-unpaid", "cancel-order"],
  ...["find-address", "save-address", "use-address", "save-contact", "save-parcel-party"],
];

const parcelPayment = "payer payment fromWallet tip customTip seen key";

/**
 * Actions whose forms need a state that no visitor here is in: where they are sent, and their fields. Any page takes any of them, so that
 * what a browser may send at the wrong time is sent.
 */
const untimely: Record<string, [path: string, fields: string]> = {
  "ask-unwish": ["/wishlist/entries", "item store returnTo"],
  "push-on": ["/push/token", "cm_firebase_token returnTo"],
  "push-renew": ["/push/token", "cm_firebase_token"],
  "push-off": ["/push/token", "returnTo"],
  "remove-coupon": ["/checkout?page=cart", "coupon seen key"],
  "delete-address": ["/addresses", "id"],
  "leave-items": ["/home", "address returnTo"],
  "take-saved-address": ["/parcel-delivery-info", "savedId"],
  "update-parcel": ["/parcel-delivery-info", parcelPayment],
  "place-parcel": ["/parcel-delivery-info", parcelPayment],
  "tell-offline": [`/pay/${unpaid}/offline`, "order payment"],
  "sign-in-code": ["/auth/sign-in", "phone phoneCountry returnTo"],
  "verify-code": ["/auth/continue", "code to"],
  "resend-code": ["/auth/continue", "to"],
  "is-it-me": ["/auth/continue", "answer"],
  "complete-account": ["/auth/continue", "firstName lastName email phone phoneCountry referralCode"],
  "resend-reset": ["/auth/forgot-password", "to"],
  "check-reset": ["/auth/forgot-password", "code to"],
  "reset-password": ["/auth/reset-password", "password confirmPassword"],
  // The last: there is no customer after it.
  "delete-account": ["/profile", "reason"],
};

/** Every action that is fuzzed. */
export const actions = [...found, ...Object.keys(untimely)];

/** A form, and the cookies of whoever may send it. */
export type Target = { cookies: [string, string][]; form: PageForm };

/** The forms of all actions in a new shop. */
export async function findTargets({ url, control }: TestShop): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  const visitors: Record<Kind, Visitor> = {
    stranger: visitorOf(url),
    guest: await arrivedVisitor(url),
    sender: await arrivedVisitor(url, undefined, "parcel"),
    customer: await arrivedVisitor(url),
  };
  const ann = { intent: "sign-in", identifier: "+15550100001", password: "password" };
  expect((await visitors.customer.post("/auth/sign-in", ann)).status).toBe(303);
  await fillCart(visitors.guest, url);
  await order(visitors.customer, url, "cash_on_delivery", delivered);
  await control.advanceOrder(delivered, "delivered");
  await order(visitors.customer, url, "digital_payment:demo_pay", unpaid);
  await fillCart(visitors.customer, url);
  for (const [kind, paths] of Object.entries(pages)) {
    const visitor = visitors[kind as Kind];
    for (const path of paths) {
      const page = await visitor.get(path);
      expect(page.status, path).toBe(200);
      for (const form of postingForms(await page.text(), url + path)) {
        targets.set(intentOf(form), { cookies: [...visitor.cookies], form });
      }
    }
  }
  for (const [intent, [path, names]] of Object.entries(untimely)) {
    if (targets.has(intent)) throw new Error(`${intent} stands on a page`);
    const fields = names.split(" ").map((name): [string, string] => [name, name === "order" ? String(unpaid) : "1"]);
    const form: PageForm = { action: url + path, isMultipart: false, fields: [...fields, ["intent", intent]] };
    targets.set(intent, { cookies: [...visitors.customer.cookies], form });
  }
  return targets;
}

/** One burger, from its card. */
export async function fillCart(visitor: Visitor, url: string) {
  const menu = await (await visitor.get("/store/harbour-kitchen")).text();
  const form = postingForms(menu, url).find((candidate) => intentOf(candidate) === "add");
  expect((await visitor.post("/cart/lines", Object.fromEntries(form?.fields ?? []))).status).toBe(303);
}

/** Orders a cart of one item. */
export async function order(
  visitor: Visitor,
  url: string,
  payment: string,
  number: number,
  besides: Record<string, string> = {},
) {
  await fillCart(visitor, url);
  const html = await (await visitor.get("/checkout?page=cart")).text();
  const hidden = Object.fromEntries(
    ["key", "seen"].map((name) => [name, fieldIn(html, name).replaceAll("&quot;", '"')]),
  );
  const contact = { contactName: "Ann Lee", contactNumber: "+15550100001", contactEmail: "ann@example.com" };
  const choices = { intent: "place-order", orderType: "delivery", when: "asap", payment };
  const placed = await visitor.post("/checkout?page=cart", { ...choices, ...contact, ...hidden, ...besides });
  expect(placed.headers.get("Location")).toContain(String(number));
}
