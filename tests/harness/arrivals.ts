import type { ModuleType } from "../../app/module-kinds";
import { moduleIds } from "../../sandbox/seed/seed-data";
import { intentOf, postingForms } from "./forms";
import type { SandboxControl } from "./sandbox-control";
import { fieldIn, type Visitor, visitorOf } from "./visitor";

/** The numbers of a sandbox's first orders of which `becomeOldCustomer` makes one delivered, and one that waits for its payment. */
export const delivered = 100_001;
export const unpaid = 100_002;

/** The sandbox's modules, which have the same numbers in every sandbox. */
export const modules: Record<ModuleType, number> = moduleIds;

/** A visitor who has said where to deliver and chosen a module, over plain form posts. Throws when the shop does not let them in. */
export async function arrivedVisitor(
  origin: string,
  address = "12 Harbour Street",
  module: ModuleType = "food",
): Promise<Visitor> {
  const visitor = visitorOf(origin);
  await arrive(visitor, address, module);
  return visitor;
}

/** Says where to deliver, and chooses a module. */
export async function arrive(visitor: Visitor, address = "12 Harbour Street", module: ModuleType = "food") {
  // A browser comes by a page.
  await visitor.get("/");
  await accepted(visitor.post("/?index", { intent: "set-location", address }));
  await accepted(visitor.post("/?index", { intent: "choose-module", module: String(modules[module]) }));
}

async function shown(page: Promise<Response>): Promise<string> {
  const answer = await page;
  if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  return answer.text();
}

async function accepted(post: Promise<Response>) {
  const { status, url } = await post;
  if (status !== 303) throw new Error(`${url} answered ${status}`);
}

/** Signs in as Ann, the first customer of every sandbox. */
export async function signInAsAnn(visitor: Visitor) {
  await accepted(
    visitor.post("/auth/sign-in", { intent: "sign-in", identifier: "+15550100001", password: "password" }),
  );
}

/** Signs up as somebody new to the sandbox. */
export async function signUp(visitor: Visitor) {
  const password = "a long password";
  const person = { firstName: "Zoe", lastName: "New", email: "zoe@example.com", phone: "+15550123401" };
  await accepted(visitor.post("/auth/sign-up", { intent: "sign-up", ...person, password, confirmPassword: password }));
}

/** Ann with an order delivered, one that waits for its payment, and something in the cart. The sandbox must be as on its first day. */
export async function becomeOldCustomer(visitor: Visitor, origin: string, control: SandboxControl) {
  await signInAsAnn(visitor);
  await order(visitor, origin, "cash_on_delivery", delivered);
  await control.advanceOrder(delivered, "delivered");
  await order(visitor, origin, "digital_payment:demo_pay", unpaid);
  await fillCart(visitor, origin);
}

/** Puts a dish into the cart. */
export async function fillCart(visitor: Visitor, origin: string) {
  const menu = await shown(visitor.get("/store/harbour-kitchen"));
  const form = postingForms(menu, origin).find((candidate) => intentOf(candidate) === "add");
  if (!form) throw new Error("The store's page has no form that adds a dish");
  await accepted(visitor.post("/cart/lines", Object.fromEntries(form.fields)));
}

/** Orders a cart of one item; `besides` go into the checkout form. */
export async function order(
  visitor: Visitor,
  origin: string,
  payment: string,
  number: number,
  besides: Record<string, string> = {},
) {
  await fillCart(visitor, origin);
  const fields = await checkoutForm(visitor);
  const placed = await visitor.post("/checkout?page=cart", { ...fields, payment, ...besides });
  const next = placed.headers.get("Location") ?? "nowhere";
  if (!next.includes(String(number))) throw new Error(`The order ${number} led to ${next}`);
}

/** Orders what is in the cart; the number of the order, as the page after it tells. `besides` go into the checkout form. */
export async function orderCart(visitor: Visitor, besides: Record<string, string> = {}): Promise<string> {
  const fields = await checkoutForm(visitor);
  const placed = await visitor.post("/checkout?page=cart", { ...fields, ...besides });
  const next = placed.headers.get("Location");
  if (next === null) throw new Error(`The order was answered ${placed.status}`);
  const [, number] = /dialog=track&amp;order=(\d+)/.exec(await shown(visitor.get(next))) ?? [];
  if (!number) throw new Error(`${next} tells of no order`);
  return number;
}

/** The checkout form of a filled cart, complete: what orders it when it is posted to `/checkout?page=cart`. */
export async function checkoutForm(visitor: Visitor): Promise<Record<string, string>> {
  const html = await shown(visitor.get("/checkout?page=cart"));
  const hidden = Object.fromEntries(
    ["key", "seen"].map((name) => [name, fieldIn(html, name).replaceAll("&quot;", '"')]),
  );
  const contact = { contactName: "Ann Lee", contactNumber: "+15550100001", contactEmail: "ann@example.com" };
  const choices = { intent: "place-order", orderType: "delivery", when: "asap", payment: "cash_on_delivery" };
  return { ...choices, ...contact, ...hidden };
}
