import { expect } from "vitest";
import { arrivedVisitor, becomeOldCustomer, fillCart, unpaid } from "../harness/arrivals";
import { intentOf, type PageForm, postingForms } from "../harness/forms";
import { intents, untimely } from "../harness/intents";
import { type PageVisitor, pagesWithForms } from "../harness/pages-with-forms";
import type { TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";

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
  const visitors: Record<PageVisitor, Visitor> = {
    stranger: visitorOf(url),
    guest: await arrivedVisitor(url),
    sender: await arrivedVisitor(url, undefined, "parcel"),
    customer: await arrivedVisitor(url),
  };
  await becomeOldCustomer(visitors.customer, url, control);
  await fillCart(visitors.guest, url);
  for (const [kind, paths] of Object.entries(pagesWithForms)) {
    const visitor = visitors[kind as PageVisitor];
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
