import { arrivedVisitor, fillCart, order } from "./arrivals";
import { intentOf, postingForms } from "./forms";
import type { TestShop } from "./shop";
import { type Visitor, visitorOf } from "./visitor";

export type LaterPage = { cookies: [string, string][]; url: string; html: string; intents: string[] };

const contact = { contactName: "Mara Quinn", contactNumber: "+15550100777", contactEmail: "mara@example.com" };
const secret = "a long password";
const passwords = { password: secret, confirmPassword: secret };
/** A server that knows every way to sign in. */
const everyWayIn = {
  centralize_login: { manual_login_status: 1, otp_login_status: 1, phone_verification_status: 1 },
};

/** Posts a form that stands on a page, filled in. Throws where it is refused. */
async function send(visitor: Visitor, origin: string, path: string, intent: string, typed: Record<string, string>) {
  const page = await visitor.get(path);
  const form = postingForms(await page.text(), origin + path).find((candidate) => intentOf(candidate) === intent);
  const hidden = Object.fromEntries(
    (form?.fields ?? []).filter(([name]) => ["seen", "key", "returnTo"].includes(name)),
  );
  const answer = await visitor.post(path, { ...hidden, ...typed, intent });
  if (answer.status !== 303) throw new Error(`${intent} at ${path} answered ${answer.status}`);
  return answer.headers.get("Location") ?? "";
}

/**
 * The pages with forms that somebody comes to by several steps only, each with the cookies of whoever sees it and the intents it is visited
 * for. `codeShop` is one where people sign in by a code.
 */
export async function laterPages(shop: TestShop, codeShop: TestShop): Promise<LaterPage[]> {
  const pages: LaterPage[] = [];
  async function see(visitor: Visitor, origin: string, path: string, ...intents: string[]) {
    let answer = await visitor.get(path);
    for (let step = 0; [302, 303].includes(answer.status) && step < 3; step += 1) {
      answer = await visitor.get(answer.headers.get("Location") ?? "/");
    }
    pages.push({ cookies: [...visitor.cookies], url: origin + path, html: await answer.text(), intents });
  }

  const ann = { identifier: "+15550100001", password: "password" };
  const customer = await arrivedVisitor(shop.url);
  await send(customer, shop.url, "/auth/sign-in", "sign-in", ann);
  await see(customer, shop.url, "/addresses?dialog=delete-address&id=1", "delete-address");
  await see(customer, shop.url, "/profile?dialog=delete-account", "delete-account");
  const told = { "offline-1-0": "Ann Lee", "offline-1-1": "TX 1" };
  await order(customer, shop.url, "offline_payment:1", 100_003, told);
  await shop.control.judgeOffline(100_003, "denied", "Not received");
  await see(customer, shop.url, "/pay/100003/offline", "tell-offline");

  await fillCart(customer, shop.url);
  // Enough for a coupon.
  const burger = { item: "1", quantity: "1", "group.0": "Small" };
  await send(customer, shop.url, "/home?dialog=item&item=1", "add-to-cart", burger);
  await see(customer, shop.url, "/checkout?page=cart", "place-order", "apply-coupon", "pick-coupon", "deliver-to");
  await see(customer, shop.url, "/cart", "set-quantity", "save-for-later");
  await see(visitorOf(shop.url), shop.url, "/", "set-location", "newsletter");

  const mover = await arrivedVisitor(shop.url);
  await fillCart(mover, shop.url);
  const to = await send(mover, shop.url, "/?index", "set-location", { address: "30 Olive Street" });
  await see(mover, shop.url, to, "leave-items");

  const sender = await arrivedVisitor(shop.url, undefined, "parcel");
  await send(sender, shop.url, "/auth/sign-in", "sign-in", ann);
  await see(sender, shop.url, "/parcel-delivery-info", "take-saved-address", "save-parcel-party");
  const ends = [
    { ...contact, category: "1", place: "12-harbour-street" },
    { ...contact, place: "30-harbour-street" },
  ];
  let step = "/parcel-delivery-info";
  for (const end of ends) step = await send(sender, shop.url, step, "save-parcel-party", end);
  await see(sender, shop.url, step, "place-parcel");

  const forgetful = visitorOf(shop.url);
  await send(forgetful, shop.url, "/auth/forgot-password", "forgot-password", { to: ann.identifier });
  await see(forgetful, shop.url, "/auth/reset-password", "check-reset", "resend-reset");
  const code = await shop.control.codeFor(ann.identifier);
  await send(forgetful, shop.url, "/auth/reset-password", "check-reset", { code });
  await see(forgetful, shop.url, "/auth/reset-password", "reset-password");

  await codeShop.control.patchConfig(everyWayIn);
  // An account whose phone nobody has proven yet.
  const newcomer = {
    firstName: "Lea",
    lastName: "Stone",
    email: "lea@example.com",
    phone: "+15550100051",
    ...passwords,
  };
  await send(visitorOf(codeShop.url), codeShop.url, "/auth/sign-up", "sign-up", newcomer);
  await codeShop.control.setClock({ advanceSeconds: 61 });
  for (const [phone, wanted] of [
    [newcomer.phone, "is-it-me"],
    ["+15550100778", "complete-account"],
  ] as const) {
    const caller = visitorOf(codeShop.url);
    await see(caller, codeShop.url, "/auth/sign-in?by=code", "sign-in-code");
    await send(caller, codeShop.url, "/auth/sign-in?by=code", "sign-in-code", { phone });
    await see(caller, codeShop.url, "/auth/continue", "verify-code", "resend-code");
    const code = await codeShop.control.codeFor(phone);
    await send(caller, codeShop.url, "/auth/continue", "verify-code", { code });
    await see(caller, codeShop.url, "/auth/continue", wanted);
  }
  return pages;
}
