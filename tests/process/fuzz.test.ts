import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PageForm } from "../harness/forms";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";
import { visitorOf } from "../harness/visitor";
import { actions, findTargets, type Target } from "./fuzz-targets";

/** Bodies per action: a taste in every run, a thousand (sixty thousand in all) in `npm run test:full`. */
const bodiesPerAction = process.env.FULL_RUN ? 1000 : 10;

/** Bodies under way at the same time: both cores are busy, and what one leaves behind meets the next. */
const atOnce = 5;

/** What one answer may cost: five times our largest page, and time enough to wait for a core that other tests keep busy. How quick it is alone, hostile-forms.test.ts says. */
const most = { bytes: 1_000_000, ms: 5000 };

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

let shop: TestShop;
let targets: Map<string, Target>;

beforeAll(async () => {
  shop = await startShop();
  await shop.control.setClock({ now: wednesdayAt(12) });
  targets = await findTargets(shop);
});
afterAll(() => shop?.stop());

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

/** How much of a body with files is sent: mostly all of it; some stop within a text, a file or a header. */
const shares = fc.oneof(
  { weight: 3, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.double({ min: 0, max: 1, noNaN: true }) },
);

type Encoded = { body: BodyInit; type: string | null };

async function encode(fields: [string, string][], encoding: string, share: number): Promise<Encoded> {
  if (encoding === "urlencoded") return { body: new URLSearchParams(fields), type: null };
  if (encoding !== "multipart") return { body: JSON.stringify(fields), type: encoding };
  const body = new FormData();
  fields.forEach(([field, value], index) => {
    if (index % 5 === 3 && field !== "intent")
      body.append(field, new Blob([value], { type: "image/png" }), "photo.png");
    else body.append(field, value);
  });
  if (share === 1) return { body, type: null };
  const whole = new Response(body);
  const bytes = await whole.arrayBuffer();
  return { body: bytes.slice(0, bytes.byteLength * share), type: whole.headers.get("Content-Type") };
}

type Body = [fields: [string, string][], encoding: string, share: number, isPress: boolean];

/** Presses of bare pages, or posts of hydrated ones, which draw no page: many more of those in a full run. */
const presses = fc.integer({ min: 0, max: 9 }).map((one) => one < (process.env.FULL_RUN ? 1 : 6));

/** Where hydrated pages post to (single fetch). */
function dataPath(path: string): string {
  const { pathname, search } = new URL(path, shop.url);
  return `${pathname === "/" ? "/_root" : pathname}.data${search}`;
}

test("the forms of the shop are found", () => {
  expect([...targets.keys()].sort()).toEqual([...actions].sort());
});

/** What anyone may ask for, though its path is a customer's (docs/delivery-api.md §1.4). */
const openToAll = /^\/api\/v1\/customer\/order\/(cancellation-reasons|parcel-instructions)$/;

/** What may never reach the delivery API, whatever a browser sends. */
async function expectLawfulCalls(what: string) {
  const calls = await shop.control.requests();
  await shop.control.clearRequests();
  for (const { method, path, query, headers, body } of calls) {
    const fields = { ...query, ...(body as Record<string, unknown> | null) };
    const call = `${what}: ${method} ${path} ${JSON.stringify(fields)}`;
    if (path.startsWith("/api/v1/customer/") && !openToAll.test(path)) {
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
}

test.each(actions)(
  "%s: no body makes a 5xx or a forbidden call, takes seconds or megabytes, or gives markup back as markup",
  async (action) => {
    const names = [...new Set([...targets.values()].flatMap(({ form }) => form.fields.map(([field]) => field)))];
    const target = targets.get(action);
    if (!target) throw new Error(`${action} was not found`);
    const { cookies, form } = target;
    const path = form.action.slice(shop.url.length);
    const statuses = new Set<number>();
    const read = async (asked: Promise<Response>, what: string) => {
      const startedAt = performance.now();
      const answer = await asked;
      const text = await answer.text();
      statuses.add(answer.status);
      expect(answer.status, what).toBeLessThan(500);
      expect(performance.now() - startedAt, `${what}, in milliseconds`).toBeLessThan(most.ms);
      expect(Buffer.byteLength(text), `${what}, in bytes`).toBeLessThan(most.bytes);
      return { headers: answer.headers, text };
    };
    const post = async ([fields, encoding, share, isPress]: Body) => {
      const visitor = visitorOf(shop.url);
      visitor.take(cookies);
      const { body, type } = await encode(fields, encoding, share);
      if (!isPress) {
        const asked = visitor.postBody(dataPath(path), body, type, { "Sec-Fetch-Dest": "empty" });
        const { headers } = await read(asked, action);
        expect(headers.get("Content-Type") ?? "", `${action}, asked for data`).not.toContain("html");
        return;
      }
      const answered = async (asked: Promise<Response>, what: string) => {
        const { headers, text } = await read(asked, what);
        expect(text.includes(marker), what).toBe(false);
        return headers.get("Location");
      };
      const next = await answered(visitor.postBody(path, body, type), action);
      if (next?.startsWith("/")) await answered(visitor.get(next), `${action}, then ${next}`);
    };
    const bodies = fc.array(fc.tuple(bodyOf(form, names), encodings, shares, presses), {
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
