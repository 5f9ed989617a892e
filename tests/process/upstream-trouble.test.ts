import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { fieldIn, type Visitor } from "../harness/visitor";

// Nothing is kept: the worst case of a storefront that has just started.
let shop: TestShop;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startShop({ environment: { SHARED_CACHE: "off" } });
  visitor = await arrivedVisitor(shop.url);
});
afterAll(() => shop?.stop());

const pages = [
  "/",
  "/home",
  "/home?data_type=searched&search=burger",
  "/store/harbour-kitchen",
  "/product/harbour-burger-1",
  "/cart",
  "/checkout?page=cart",
  "/track-order",
  "/auth/sign-in",
  "/auth/sign-up",
  "/auth/forgot-password",
  "/?dialog=location&address=harbour",
  "/home?dialog=modules",
  "/home?dialog=cart",
  "/about-us",
  "/help-and-support",
  "/home?dialog=menu",
  "/?dialog=map",
  "/no/such/page",
];

const posts: [string, Record<string, string>][] = [
  ["/auth/sign-in", { intent: "sign-in", identifier: "+15550100001", password: "password" }],
  ["/?index", { intent: "set-location", address: "30 Harbour Street" }],
  ["/home", { intent: "choose-module", module: "2" }],
  ["/about-us", { intent: "newsletter", email: "mira@example.com" }],
];

async function timed(answer: Promise<Response>) {
  const startedAt = performance.now();
  const { status, text } = await answer.then(async (response) => ({
    status: response.status,
    text: await response.text(),
  }));
  return { status, html: text, milliseconds: performance.now() - startedAt };
}

const allWell = () =>
  expect
    .poll(async () => (await timed(visitor.get("/store/harbour-kitchen"))).status, { timeout: 10_000, interval: 500 })
    .toBe(200);

test.each(["hang", "reset", "html", "broken-json", "status"] as const)(
  "with nothing kept and a delivery API in trouble (%s) every page and form has a designed answer in time",
  async (kind) => {
    await allWell();
    await shop.control.fault({ kind, path: "/api/v1" });
    for (const path of pages) {
      const { status, html, milliseconds } = await timed(visitor.get(path));
      expect(milliseconds, path).toBeLessThan(3_200);
      expect([200, 302, 303, 404, 503], path).toContain(status);
      if (![302, 303].includes(status)) expect(html, path).toMatch(/<main[\s\S]*<h1/);
    }
    for (const [path, fields] of posts) {
      const { status, html, milliseconds } = await timed(visitor.post(path, fields));
      expect(milliseconds, path).toBeLessThan(3_500);
      expect([303, 422, 503], path).toContain(status);
      if (fields.identifier) expect(fieldIn(html, "identifier")).toBe(fields.identifier);
      expect(html).not.toContain('value="password"');
    }
    await shop.control.clearFaults();
    await allWell();
  },
  60_000,
);

test.each(["/store/harbour-kitchen", "/sitemap.xml"])(
  "what cannot be had at the moment says when to ask again: %s",
  async (path) => {
    await allWell();
    await shop.control.fault({ kind: "status", path: "/api/v1" });
    const answer = await visitor.get(path);
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    await shop.control.clearFaults();
  },
);
