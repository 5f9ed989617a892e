import { expect } from "vitest";
import { arrivedVisitor, becomeOldCustomer, delivered, fillCart, unpaid } from "../harness/arrivals";
import { intentOf, type PageForm, postingForms } from "../harness/forms";
import { intents, untimely } from "../harness/intents";
import type { TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";

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
    ...["/home?dialog=remove-from-wishlist&item=1", "/home?dialog=clear-cart&item=22"],
  ],
};
type Kind = keyof typeof pages;

/** What ends a sign-in, and with it what the same cookies may send. */
const endingSignIn = ["logout", "delete-account", "update-profile"];

/** Every action that is fuzzed; those that end a sign-in last. */
export const actions = [
  ...intents.filter((intent) => !endingSignIn.includes(intent)),
  ...intents.filter((intent) => endingSignIn.includes(intent)),
];

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
  await becomeOldCustomer(visitors.customer, url, control);
  await fillCart(visitors.guest, url);
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
