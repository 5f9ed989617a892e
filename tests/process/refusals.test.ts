import { type HTMLElement, parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { intentsOfButtons, intentsOfPages } from "../../app/features/shell/intents.server";
import { intentOf, type PageForm, postingForms } from "../harness/forms";
import { intents } from "../harness/intents";
import { laterPages } from "../harness/later-pages";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";
import { findTargets, type Target } from "./fuzz-targets";

/** What the delivery API answers to the one call that is refused. */
const refusal = "Not today, says the operator.";

type Case = {
  /** What is typed or chosen; every text must be on the answered page again, unless `gone` names it. */
  typed?: Record<string, string>;
  /** The call that is refused: the beginning of a path below /api/v1, or a `/pattern/`. Without it the form is refused by the shop itself. */
  refused?: string;
  /** The shop says it in its own words. */
  own?: true;
  /** Every such call is refused, not the first alone. */
  always?: true;
  gone?: string[];
};

const address = "30 Harbour Street";
const person = { firstName: "Mara", lastName: "Quinn", email: "mara@example.com" };
const contact = { contactName: "Mara Quinn", contactNumber: "+15550100777", contactEmail: "mara@example.com" };
const secret = "a long password";
const passwords = { password: secret, confirmPassword: secret };
const checkout = { ...contact, deliveryInstruction: "Ring twice", note: "No onions", payment: "cash_on_delivery" };

/** Every call is really made. */
const nothingKept = { environment: { SHARED_CACHE: "off" } };

/** How each form of the shop comes to be refused. */
const cases: Record<string, Case> = {
  "set-location": { typed: { address }, refused: "config/get-zone-id" },
  "leave-items": { refused: "customer/cart/remove" },
  "choose-module": { refused: "module", own: true },
  "closed-page": {},
  newsletter: { typed: { email: person.email }, refused: "newsletter/subscribe" },
  "track-order": { typed: { order: "12", phone: "ring me" } },
  "sign-in": { typed: { identifier: person.email, password: secret }, refused: "auth/login" },
  "sign-up": { typed: { ...person, phone: "+15550100777", ...passwords }, refused: "auth/sign-up" },
  "sign-in-code": { typed: { phone: "+15550100777" }, refused: "auth/login" },
  "verify-code": { typed: { code: "1234" }, refused: "auth/verify-phone" },
  "resend-code": { refused: "auth/" },
  "is-it-me": { typed: { answer: "yes" }, refused: "auth/" },
  "complete-account": { typed: { firstName: "Mara", lastName: "Quinn", email: person.email }, refused: "auth/" },
  "forgot-password": { typed: { to: "+15550100777" }, refused: "auth/forgot-password" },
  "resend-reset": { refused: "auth/forgot-password" },
  "check-reset": { typed: { code: "1234" }, refused: "auth/verify-token" },
  "reset-password": { typed: passwords, refused: "auth/reset-password" },
  "update-profile": {
    typed: { ...person, ...passwords, currentPassword: "password" },
    refused: "customer/update-profile",
  },
  "delete-account": { refused: "customer/remove-account" },
  "add-fund": { typed: { amount: "25" }, refused: "customer/wallet/add-fund" },
  "transfer-points": { typed: { points: "100" }, refused: "customer/loyalty-point/point-transfer" },
  "save-address": {
    typed: { ...contact, type: "home", road: "Quay Road", house: "4", place: "30-harbour-street" },
    refused: "customer/address/add",
    // It comes back as the place that it was found to be.
    gone: ["place"],
  },
  "find-address": {
    typed: { ...contact, road: "Quay Road", search: address },
    refused: "config/place-api-autocomplete",
  },
  "use-address": { refused: "config/get-zone-id" },
  "delete-address": { refused: "customer/address/delete" },
  "save-contact": { typed: { ...contact, contactEmail: "nobody" } },
  "take-saved-address": { typed: { contactName: "Mara Quinn" }, refused: "customer/address/list" },
  add: { refused: "items/details" },
  "set-quantity": { refused: "/customer\\/cart\\/(update|remove-item)$/" },
  "clear-and-add": { refused: "items/details" },
  "clear-cart": { refused: "/customer\\/cart\\/remove$/" },
  // Nothing was cleared.
  "restore-cart": {},
  "save-for-later": { refused: "customer/wish-list/add" },
  "add-to-cart": { typed: { "group.0": "Large", quantity: "2" }, refused: "customer/cart/add" },
  "buy-now": { typed: { "group.0": "Large", quantity: "2" }, refused: "items/details" },
  "update-total": { typed: { "group.0": "Large" }, refused: "items/details" },
  "place-order": { typed: checkout, refused: "customer/order/place" },
  "deliver-to": { typed: { ...checkout, note: "Ring twice" }, refused: "config/get-zone-id" },
  "pick-coupon": { typed: checkout, refused: "coupon/apply" },
  "apply-coupon": { typed: { ...checkout, coupon: "WELCOME10" }, refused: "coupon/apply" },
  "save-parcel-party": {
    typed: { ...contact, category: "1", road: "Quay Road", house: "4" },
    refused: "config/get-zone-id",
    // A sender is asked for none.
    gone: ["contactEmail"],
  },
  "place-parcel": { typed: { payment: "cash_on_delivery" }, refused: "customer/order/place" },
  "switch-to-cod": { refused: "customer/order/payment-method" },
  "cancel-unpaid": { refused: "customer/order/cancel", always: true },
  "cancel-order": { typed: { reason: "2" }, refused: "/customer\\/order\\/cancel$/" },
  "tell-offline": { typed: {}, refused: "customer/order/offline-payment" },
  "request-refund": { typed: { reason: "2", note: "It was cold" }, refused: "customer/order/refund-request" },
  reorder: { refused: "/customer\\/cart\\/(add|update)/", always: true },
  review: { typed: { target: "courier", rating: "2", comment: "Slow" }, refused: "delivery-man/reviews/submit" },
  "cancel-review": { refused: "customer/review-reminder-cancel" },
  "send-message": { typed: { message: "Where is it?" }, refused: "customer/message/send" },
  "save-interest": { typed: { category: "4" }, refused: "customer/update-interest" },
  wish: { refused: "customer/wish-list/add" },
  "remove-from-wishlist": { refused: "customer/wish-list/remove" },
  "push-on": { typed: { cm_firebase_token: "a-token-that-is-long-enough" }, refused: "customer/cm-firebase-token" },
  "push-off": { refused: "customer/cm-firebase-token" },
};

/** What nobody refuses: it only changes what this browser remembers or shows. */
const neverRefused = [
  ...["language", "theme", "lite", "counting", "forget-search", "welcome-seen", "logout"],
  ...["update-order", "keep-order", "keep-note", "remove-coupon", "update-parcel", "ask-remove-from-wishlist"],
  // Sent by the page itself: nobody asked, so nobody is told.
  "push-renew",
];

let shop: TestShop;
/** Where people sign in by a code. */
let codeShop: TestShop;
let targets: Map<string, Target>;

beforeAll(async () => {
  [shop, codeShop] = await Promise.all([startShop(nothingKept), startShop({ dialect: "n", ...nothingKept })]);
  await shop.control.setClock({ now: wednesdayAt(12) });
  targets = await findTargets(shop);
  for (const { cookies, url, html, intents } of await laterPages(shop, codeShop)) {
    const forms = postingForms(html, url);
    for (const intent of intents) {
      const form = forms.find((candidate) => intentOf(candidate) === intent);
      if (!form) throw new Error(`${url} has no form of ${intent}, but ${forms.map(intentOf).join(", ")}`);
      targets.set(intent, { cookies, form });
    }
  }
  // Scripts alone send these.
  const { cookies } = targets.get("delete-account") ?? { cookies: [] };
  for (const intent of ["push-on", "push-off"]) {
    const fields: [string, string][] = [
      ["returnTo", "/profile"],
      ["intent", intent],
    ];
    targets.set(intent, { cookies, form: { action: `${shop.url}/push/token`, isMultipart: false, fields } });
  }
}, 180_000);
afterAll(() => Promise.all([shop?.stop(), codeShop?.stop()]));

test("every intent of the shop is in the table, and among those that are fuzzed", () => {
  const tables = [intentsOfPages, ...Object.values(intentsOfButtons)];
  const registered = [...new Set(tables.flatMap((intents) => Object.keys(intents)))].sort();
  expect([...Object.keys(cases), ...neverRefused].sort()).toEqual(registered);
  expect([...intents].sort()).toEqual(registered);
});

describe("ERR-01: a refusal is said in words on the page that answers, and what was typed is there again", () => {
  test.each(Object.entries(cases))("%s", async (intent, { typed = {}, refused, own, always, gone = [] }) => {
    const target = targets.get(intent);
    if (!target) throw new Error(`no form of ${intent} was found`);
    const { origin } = new URL(target.form.action);
    const { control } = origin === shop.url ? shop : codeShop;
    const visitor = visitorOf(origin);
    visitor.take(target.cookies);
    if (refused) {
      await control.fault({
        kind: "status",
        status: 403,
        messages: [refusal],
        path: refused.startsWith("/") ? refused : `/api/v1/${refused}`,
        once: !always,
      });
    }
    try {
      const page = parse(await answerTo(visitor, target.form, typed));
      const words = saidOn(page);
      if (refused && !own) expect(words.join(" | ")).toContain(refusal);
      else expect(words).not.toEqual([]);
      for (const [name, value] of Object.entries(typed)) {
        if (/password|token/i.test(name) || gone.includes(name)) continue;
        expect(valuesOf(page, name), name).toContain(value);
      }
    } finally {
      await control.clearFaults();
    }
  });
});

/** The page that a bare form post leads to. */
async function answerTo(visitor: Visitor, form: PageForm, typed: Record<string, string>): Promise<string> {
  const fields = new Map<string, string>();
  // Of several choices the first is taken; the pressed button is the last of its name.
  for (const [name, value] of form.fields) if (name === "intent" || !fields.has(name)) fields.set(name, value);
  for (const [name, value] of Object.entries(typed)) fields.set(name, value);
  const path = form.action.slice(new URL(form.action).origin.length);
  let answer = form.isMultipart
    ? await visitor.postBody(path, multipart(fields), null)
    : await visitor.post(path, Object.fromEntries(fields));
  expect([200, 303, 409, 422, 503]).toContain(answer.status);
  for (let step = 0; answer.status === 303 && step < 4; step += 1) {
    answer = await visitor.get(answer.headers.get("Location") ?? "/");
  }
  return answer.text();
}

function multipart(fields: Map<string, string>): FormData {
  const body = new FormData();
  for (const [name, value] of fields) {
    if (/^(photo|image|attachment)$/.test(name)) body.append(name, new Blob([]), "");
    else body.append(name, value);
  }
  return body;
}

/** Words in sight that say what is wrong: alerts, statuses, messages of fields, and a dialog's red button (LOC-12). */
const saidOn = (page: HTMLElement): string[] =>
  page
    .querySelectorAll("[role=alert], [role=status], .err, .btn--danger")
    .filter((element) => isInSight(element) && element.text.trim() !== "")
    .map(({ text }) => text.trim());

/** A hidden part, or the page behind an open dialog, says nothing to anybody. */
function isInSight(element: HTMLElement | null): boolean {
  for (let at = element; at; at = at.parentNode as HTMLElement | null) {
    if (at.hasAttribute?.("hidden") || at.hasAttribute?.("inert")) return false;
  }
  return true;
}

/** What the controls of a name hold: texts, chosen options, and choices that are taken. */
const valuesOf = (page: HTMLElement, name: string): string[] =>
  page.querySelectorAll(`[name="${name}"]`).flatMap((control) => {
    const type = control.getAttribute("type");
    if (type === "radio" || type === "checkbox") {
      return control.hasAttribute("checked") ? [control.getAttribute("value") ?? "on"] : [];
    }
    if (control.tagName === "TEXTAREA") return [control.text];
    if (control.tagName === "SELECT") {
      return [control.querySelector("option[selected]")?.getAttribute("value") ?? ""];
    }
    return [control.getAttribute("value") ?? ""];
  });
