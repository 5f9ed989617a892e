import { unpaid } from "../harness/arrivals";
import { intentOf, type PageForm, postingForms } from "../harness/forms";
import { intents, untimely } from "../harness/intents";
import { visitPagesWithForms } from "../harness/pages-with-forms";
import type { TestShop } from "../harness/shop";

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
export async function findTargets(shop: TestShop): Promise<Map<string, Target>> {
  const targets = new Map<string, Target>();
  const pages = await visitPagesWithForms(shop);
  for (const { cookies, url, html } of pages) {
    for (const form of postingForms(html, url)) targets.set(intentOf(form), { cookies, form });
  }
  const cookies = pages.findLast(({ kind }) => kind === "customer")?.cookies ?? [];
  for (const [intent, [path, names]] of Object.entries(untimely)) {
    if (targets.has(intent)) throw new Error(`${intent} stands on a page`);
    const fields = names.split(" ").map((name): [string, string] => [name, name === "order" ? String(unpaid) : "1"]);
    const form: PageForm = { action: shop.url + path, isMultipart: false, fields: [...fields, ["intent", intent]] };
    targets.set(intent, { cookies, form });
  }
  return targets;
}
