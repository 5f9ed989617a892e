import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { intentOf, type PageForm, postingForms } from "../harness/forms";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";
import { fieldIn, type Visitor, visitorOf } from "../harness/visitor";

/** Bodies per action: a taste in every run, thousands in `npm run test:full`. */
const bodiesPerAction = process.env.FULL_RUN ? 10_000 : 15;

/** Bodies under way at the same time: both cores are busy, and what one leaves behind meets the next. */
const atOnce = 5;

/** The number of a sandbox's first order. */
const firstOrder = 100_001;

/** Pages and dialogs of each kind of visitor; their forms are what is fuzzed, as they stand. */
const pages = {
  stranger: ["/", "/?dialog=location&address=12+harbour+street", "/?dialog=language&language=ar"],
  guest: [
    ...["/home", "/store/harbour-kitchen", "/cart", "/checkout?page=cart", "/track-order"],
    ...[
      "/auth/sign-in",
      "/auth/sign-up",
      "/auth/forgot-password",
      "/home?dialog=item&item=1",
      "/home?dialog=modules",
      "/home?dialog=menu",
      "/addresses?dialog=contact",
    ],
  ],
  customer: [
    ...["/store/harbour-kitchen", "/checkout?page=cart", "/addresses?dialog=address", "/addresses?dialog=contact"],
    ...[
      "/addresses",
      "/addresses?dialog=saved-addresses",
      "/home?dialog=wishlist",
      "/home?dialog=logout",
      "/my-orders",
      "/profile?page=profile-settings",
      "/wallet",
      "/loyalty-points",
      "/chatting?type=admin",
    ],
    ...[`/rate-and-review/${firstOrder}`, "/home?dialog=review-prompt"],
    ...["refund", "reorder"].map((dialog) => `/my-orders?dialog=${dialog}&order=${firstOrder}`),
  ],
};
type Kind = keyof typeof pages;

const party =
  "role senderName senderPhone senderEmail address route road house floor category instruction saved savedId";
const parcel = "payment payer seen key tip notes instruction fromWallet order";

/** Actions whose forms stand on pages that need a state of their own: where they are sent, and their fields. Any page takes any of them. */
const further: Record<string, [path: string, fields: string]> = {
  unwish: ["/wishlist/entries", "item store returnTo"],
  "push-on": ["/push/token", "cm_firebase_token returnTo"],
  "push-renew": ["/push/token", "cm_firebase_token"],
  "clear-and-add": ["/cart/lines", "item campaign selection quantity returnTo"],
  "remove-coupon": ["/checkout?page=cart", "coupon seen key"],
  "delete-address": ["/addresses", "address id"],
  "leave-items": ["/home", "clear line"],
  "save-interest": ["/interest", "category"],
  "take-saved-address": ["/parcel-delivery-info", party],
  "save-parcel-party": ["/parcel-delivery-info", party],
  "update-parcel": ["/parcel-delivery-info", parcel],
  "place-parcel": ["/parcel-delivery-info", parcel],
  "switch-to-cod": ["/my-orders", "order reason"],
  "cancel-unpaid": ["/my-orders", "order reason"],
  "cancel-order": ["/my-orders", "order reason"],
  "tell-offline": [`/pay/${firstOrder}/offline`, "order method customer_note"],
  "sign-in-code": ["/auth/sign-in", "phone phoneCountry"],
  "verify-code": ["/auth/continue", "code phone verificationOn verificationMedium"],
  "resend-code": ["/auth/continue", "phone"],
  "is-it-me": ["/auth/continue", "answer user"],
  "complete-account": ["/auth/continue", "firstName lastName email phone phoneCountry referralCode"],
  "resend-reset": ["/auth/forgot-password", "to"],
  "check-reset": ["/auth/forgot-password", "to code"],
  "reset-password": ["/auth/reset-password", "password confirmPassword to code"],
  // The last: there is no customer after it.
  "delete-account": ["/profile", "reason"],
};

/** The actions of those forms: what is fuzzed may not shrink unseen. */
const found = [
  ...["set-location", "choose-module", "language", "theme", "lite", "sign-in", "sign-up", "logout", "track-order"],
  ...["newsletter", "closed-page", "forgot-password", "update-profile", "add-fund", "transfer-points"],
  ...["wish", "add", "set-quantity", "add-to-cart", "update-total", "buy-now"],
  ...["review", "cancel-review", "request-refund", "reorder", "send-message"],
  ...[
    "place-order",
    "update-order",
    "keep-order",
    "apply-coupon",
    "find-address",
    "save-address",
    "use-address",
    "save-contact",
  ],
];

const marker = "<b id=fuzz>";
const hostile = [
  ...["", " ", "0", "-1", "1.5", "99999999999999999999", "1e309", "NaN", "Infinity", "٣", "0x10", "null", "true", "on"],
  ...["[]", "{}", "[[[[", '{"__proto__":{"x":1}}', "__proto__", "constructor", "../../etc/passwd", "%00", "%E0%A4%A"],
  ...[
    "//evil.example",
    "javascript:alert(1)",
    "' OR 1=1 --",
    ".*(a+)+$",
    "\u0000",
    "\r\nSet-Cookie: a=b",
    "\u202eevil",
  ],
  ...["\ud800", "🍔".repeat(99), marker, `"'>${marker}`, "</script><script>", "x".repeat(10_000), "1".repeat(400)],
];

type Target = { cookies: [string, string][]; form: PageForm };
let shop: TestShop;
const targets = new Map<string, Target>();

beforeAll(async () => {
  shop = await startShop();
  await shop.control.setClock({ now: wednesdayAt(12) });
  const visitors: Record<Kind, Visitor> = {
    stranger: visitorOf(shop.url),
    guest: await arrivedVisitor(shop.url),
    customer: await arrivedVisitor(shop.url),
  };
  const ann = { intent: "sign-in", identifier: "+15550100001", password: "password" };
  expect((await visitors.customer.post("/auth/sign-in", ann)).status).toBe(303);
  for (const [kind, paths] of Object.entries(pages)) {
    const visitor = visitors[kind as Kind];
    if (kind !== "stranger") await fillCart(visitor);
    if (kind === "customer") await haveDelivered(visitor);
    for (const path of paths) {
      const page = await visitor.get(path);
      expect(page.status, path).toBe(200);
      for (const form of postingForms(await page.text(), shop.url + path)) {
        targets.set(intentOf(form), { cookies: [...visitor.cookies], form });
      }
    }
  }
  for (const [intent, [path, names]] of Object.entries(further)) {
    expect(targets.has(intent), `${intent} stands on a page`).toBe(false);
    const fields: PageForm["fields"] = names
      .split(" ")
      .map((name) => [name, name === "order" ? String(firstOrder) : "1"]);
    const form = {
      action: shop.url + path,
      isMultipart: false,
      fields: [...fields, ["intent", intent]],
    } satisfies PageForm;
    targets.set(intent, { cookies: [...visitors.customer.cookies], form });
  }
});
afterAll(() => shop?.stop());

async function fillCart(visitor: Visitor) {
  const menu = await (await visitor.get("/store/harbour-kitchen")).text();
  const form = postingForms(menu, shop.url).find((candidate) => intentOf(candidate) === "add");
  expect((await visitor.post("/cart/lines", Object.fromEntries(form?.fields ?? []))).status).toBe(303);
}

/** The cart ordered and delivered, and filled again. */
async function haveDelivered(visitor: Visitor) {
  const html = await (await visitor.get("/checkout?page=cart")).text();
  const hidden = Object.fromEntries(
    ["key", "seen"].map((name) => [name, fieldIn(html, name).replaceAll("&quot;", '"')]),
  );
  const contact = { contactName: "Ann Lee", contactNumber: "+15550100001", contactEmail: "ann@example.com" };
  const choices = { intent: "place-order", orderType: "delivery", when: "asap", payment: "cash_on_delivery" };
  const placed = await visitor.post("/checkout?page=cart", { ...choices, ...contact, ...hidden });
  expect(placed.headers.get("Location")).toContain(`order=${firstOrder}`);
  await shop.control.advanceOrder(firstOrder, "delivered");
  await fillCart(visitor);
}

/** The form's own fields, some of them dropped, sent twice, changed, or joined by others. */
function bodyOf(form: PageForm, names: string[]) {
  const value = fc.oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: "binary" }),
    fc.integer().map(String),
    fc.json(),
    fc.constantFrom(...form.fields.map(([, own]) => own)),
  );
  const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: fc.string() });
  const intent = form.fields.filter(([field]) => field === "intent").slice(-1);
  return fc
    .tuple(
      fc.subarray(form.fields),
      fc.array(fc.tuple(name, value), { maxLength: 8 }),
      fc.uniqueArray(fc.tuple(fc.constantFrom(...form.fields.map(([field]) => field)), value), {
        maxLength: 6,
        selector: ([field]) => field,
      }),
    )
    .map(([kept, added, changed]) => {
      const changes = new Map(changed);
      const own = kept.map(([field, before]) => [field, changes.get(field) ?? before] as [string, string]);
      return [...own, ...added.filter(([field]) => field !== "intent"), ...intent];
    });
}

/** Most bodies are what a browser sends; some are multipart, with a file where a text belongs, or no form at all. */
const encodings = fc.oneof(
  { weight: 8, arbitrary: fc.constant("urlencoded" as const) },
  { weight: 2, arbitrary: fc.constant("multipart" as const) },
  { weight: 1, arbitrary: fc.constantFrom("application/json", "text/plain", "multipart/form-data; boundary=none") },
);

function encode(fields: [string, string][], encoding: string): { body: BodyInit; type: string | null } {
  if (encoding === "urlencoded") return { body: new URLSearchParams(fields), type: null };
  if (encoding !== "multipart") return { body: JSON.stringify(fields), type: encoding };
  const body = new FormData();
  fields.forEach(([field, value], index) => {
    if (index % 5 === 3 && field !== "intent")
      body.append(field, new Blob([value], { type: "image/png" }), "photo.png");
    else body.append(field, value);
  });
  return { body, type: null };
}

type Body = [fields: [string, string][], encoding: string, isPress: boolean];

/** Presses of bare pages, or posts of hydrated ones, which draw no page: many more of those in a full run. */
const presses = fc.integer({ min: 0, max: 9 }).map((one) => one < (process.env.FULL_RUN ? 1 : 6));

/** Where hydrated pages post to (single fetch). */
function dataPath(path: string): string {
  const { pathname, search } = new URL(path, shop.url);
  return `${pathname === "/" ? "/_root" : pathname}.data${search}`;
}

test("the forms of the shop are found", () => {
  expect([...targets.keys()].sort()).toEqual([...found, ...Object.keys(further)].sort());
});

/** What may never reach the delivery API, whatever a browser sends. */
async function expectLawfulCalls(what: string) {
  for (const { method, path, query, headers, body } of await shop.control.requests()) {
    const fields = { ...query, ...(body as Record<string, unknown> | null) };
    const call = `${what}: ${method} ${path} ${JSON.stringify(fields)}`;
    if (path.startsWith("/api/v1/customer/")) {
      expect(Boolean(headers.authorization) || Number(fields.guest_id) > 0, call).toBe(true);
    }
    if (/\/cart\/(add|update)$/.test(path)) {
      const { quantity, price } = fields as { quantity: unknown; price: unknown };
      expect(Number.isInteger(Number(quantity)) && Number(quantity) >= 1 && Number(quantity) <= 999, call).toBe(true);
      expect(Number(price), call).toBeGreaterThan(0);
      expect(Number(price), call).toBeLessThan(1000);
    }
    if (/\/order\/place$/.test(path)) expect(Number(fields.order_amount), call).toBeGreaterThan(0);
  }
  await shop.control.clearRequests();
}

test.each([...found, ...Object.keys(further)])(
  "%s: no body makes a 5xx or a forbidden call, or gives markup back as markup",
  async (action) => {
    const names = [...new Set([...targets.values()].flatMap(({ form }) => form.fields.map(([field]) => field)))];
    const target = targets.get(action);
    if (!target) throw new Error(`${action} was not found`);
    const { cookies, form } = target;
    const path = form.action.slice(shop.url.length);
    const statuses = new Set<number>();
    const post = async ([fields, encoding, isPress]: Body) => {
      const visitor = visitorOf(shop.url);
      for (const [name, value] of cookies) visitor.cookies.set(name, value);
      const { body, type } = encode(fields, encoding);
      if (!isPress) {
        const answer = await visitor.postBody(dataPath(path), body, type, { "Sec-Fetch-Dest": "empty" });
        statuses.add(answer.status);
        expect(answer.status, action).toBeLessThan(500);
        expect(answer.headers.get("Content-Type") ?? "", `${action}, asked for data`).not.toContain("html");
        await answer.text();
        return;
      }
      const answered = async (answer: Response, what: string) => {
        expect(answer.status, what).toBeLessThan(500);
        expect((await answer.text()).includes(marker), what).toBe(false);
        return answer.headers.get("Location");
      };
      const next = await answered(await visitor.postBody(path, body, type), action);
      if (next?.startsWith("/")) await answered(await visitor.get(next), `${action}, then ${next}`);
    };
    const bodies = fc.array(fc.tuple(bodyOf(form, names), encodings, presses), {
      maxLength: atOnce,
      minLength: atOnce,
    });
    await fc.assert(
      fc.asyncProperty(bodies, async (some) => {
        await Promise.all(some.map(post));
      }),
      { numRuns: bodiesPerAction / atOnce },
    );
    expect(
      [...statuses].some((status) => status !== 400),
      `${action} is an action`,
    ).toBe(true);
    await expectLawfulCalls(action);
  },
  3_600_000,
);

test("nothing failed unhandled on the way", () => {
  expect(shop.logs().filter(({ level, text }) => Number(level) >= 50 || text)).toEqual([]);
});
