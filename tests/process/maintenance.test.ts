import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, checkoutForm, fillCart } from "../harness/arrivals";
import { freePort } from "../harness/free-port";
import { wednesdayAt } from "../harness/sandbox-control";
import { isComplaint, startShop, type TestShop } from "../harness/shop";
import { shownText, type Visitor, visitorOf } from "../harness/visitor";

let shop: TestShop;
let metricsPort: number;
beforeAll(async () => {
  metricsPort = await freePort();
  shop = await startShop({
    environment: { EDGE_CACHE: "on", METRICS_PORT: String(metricsPort), LOCALES_DIR: "deploy/locales" },
  });
});
afterEach(async () => {
  await shop.control.reset();
  await shop.clearCaches();
});
afterAll(() => shop?.stop());

const store = "/store/harbour-kitchen?module_id=1";
const closed = [503, "300"];

async function close() {
  await shop.control.patchConfig({ maintenance_mode: true });
  await shop.clearCaches();
  await shop.control.clearRequests();
}

const told = ({ status, headers }: Response) => [status, headers.get("Retry-After")];

/** What the delivery API was asked, but for the config. */
const askedBeside = async () =>
  (await shop.control.requests()).map(({ path }) => path).filter((path) => path !== "/api/v1/config");

async function withCart(): Promise<Visitor> {
  await shop.control.setClock({ now: wednesdayAt(12), freeze: true });
  const guest = await arrivedVisitor(shop.url);
  await fillCart(guest, shop.url);
  return guest;
}

test("maintenance_mode closes every page with 503, Retry-After and the operator's name, and keeps none of it", async () => {
  const guest = await withCart();
  // Kept for everybody, and for this guest.
  for (const path of ["/", "/home", store, "/", "/home", store]) {
    await guest.get(path);
    await visitorOf(shop.url).get(path);
  }
  const cookies = [...guest.cookies];
  await close();
  for (const path of ["/", "/home", store, "/cart", "/checkout?page=cart", "/no/such/page", "/sitemap.xml", "/live"]) {
    for (const visitor of [guest, visitorOf(shop.url)]) {
      const answer = await visitor.get(path);
      expect(told(answer), path).toEqual(closed);
      expect(answer.headers.get("Cache-Control"), path).toBe("no-store");
      const html = await answer.text();
      expect(html, path).not.toContain("<script");
      expect(html, path).toMatch(/<title>We&#x27;ll be back soon · [^<]+<\/title>/);
      expect(shownText(html), path).toContain("your cart is safe until we're back");
    }
  }
  for (const path of ["/_root.data", "/home.data", "/store/harbour-kitchen.data", "/search/suggest.data?search=rice"])
    expect(told(await guest.get(path)), path).toEqual(closed);
  const head = await fetch(`${shop.url}/home`, { method: "HEAD" });
  expect(told(head)).toEqual(closed);
  expect(await askedBeside()).toEqual([]);
  expect([...guest.cookies]).toEqual(cookies);
});

test("whom to ask stands on it, where the config tells, in the visitor's language", async () => {
  await shop.control.patchConfig({
    business_name: "Harbour Market",
    phone: "+15550100000",
    email: "help@shop.example",
  });
  await close();
  for (const [language, title, direction] of [
    ["en", "We'll be back soon", "ltr"],
    ["ar", "سنعود قريبًا", "rtl"],
    ["bn", "আমরা শিগগিরই ফিরছি", "ltr"],
    ["es", "Volvemos pronto", "ltr"],
  ] as const) {
    for (const [path, headers] of [
      ["/home", { "Accept-Language": language }],
      [`/?lang=${language}`, {}],
    ] as const) {
      const html = await (await visitorOf(shop.url).get(path, headers)).text();
      expect(html).toContain(`<html lang="${language}" dir="${direction}"`);
      expect(shownText(html)).toContain(title);
      for (const part of ["Harbour Market", 'href="tel:+15550100000"', 'href="mailto:help@shop.example"'])
        expect(html).toContain(part);
    }
  }
});

test("an order is not placed during maintenance, the cart is kept, and the same form orders afterwards", async () => {
  const guest = await withCart();
  const form = await checkoutForm(guest);
  await close();
  for (const path of ["/checkout?page=cart", "/checkout.data?page=cart"]) {
    const answer = await guest.post(path, form);
    expect(told(answer), path).toEqual(closed);
    expect(await answer.text(), path).toContain(
      "We'll be back soon".replace("'", path.includes(".data") ? "'" : "&#x27;"),
    );
  }
  expect(told(await guest.post("/cart/lines", { intent: "clear-cart" }))).toEqual(closed);
  expect(await askedBeside()).toEqual([]);
  await shop.control.patchConfig({ maintenance_mode: false });
  await shop.clearCaches();
  for (const path of ["/", "/home", store]) expect((await guest.get(path)).status, path).toBe(200);
  expect((await guest.post("/checkout?page=cart", form)).status).toBe(303);
  const placed = (await shop.control.requests()).filter(({ path }) => path.endsWith("/customer/order/place"));
  expect(placed.map(({ status }) => status)).toEqual([200]);
});

test("health, files, texts and what crawlers ask go on, and the operator is not told of failures", async () => {
  const page = await (await visitorOf(shop.url).get("/")).text();
  const [, sheet = ""] = /<link rel="stylesheet" href="(\/assets\/[^"]+)"/.exec(page) ?? [];
  await close();
  const paths = ["/livez", "/readyz", "/robots.txt", "/manifest.webmanifest", "/offline", "/service-worker.js", sheet];
  for (const path of paths) expect((await fetch(shop.url + path)).status, path).toBe(200);
  expect(told(await visitorOf(shop.url).get("/home"))).toEqual(closed);
  const metrics = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text();
  expect(metrics).toMatch(/_count\{method="GET",kind="document",route="\/home",status="maintenance"\} [1-9]/);
  expect(metrics).not.toContain('status="5xx"');
  expect(shop.logs().filter(isComplaint)).toEqual([]);
});
