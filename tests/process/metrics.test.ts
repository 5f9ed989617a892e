import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, checkoutForm, fillCart, order, signInAsAnn } from "../harness/arrivals";
import { freePort } from "../harness/free-port";
import { startShop, type TestShop } from "../harness/shop";
import { visitorOf } from "../harness/visitor";

let shop: TestShop;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://localhost:${port}/metrics`;
  shop = await startShop({ environment: { METRICS_PORT: String(port), INDEXING: "off", LOG_LEVEL: "info" } });
});
afterAll(() => shop?.stop());

const numbers = async () => (await (await fetch(metricsUrl)).text()).split("\n");
/** A number by its name and labels; 0 where nothing has been counted. */
const numberOf = async (name: string) =>
  Number((await numbers()).find((line) => line.startsWith(`${name} `))?.slice(name.length + 1) ?? 0);
const becomes = (name: string, value: number) => expect.poll(() => numberOf(name)).toBe(value);

test("what customers do is counted: orders by what becomes of them, sign-ins, searches without a hit", async () => {
  const ann = await arrivedVisitor(shop.url);
  await signInAsAnn(ann);
  await becomes('sign_ins_total{way="password"}', 1);
  await order(ann, shop.url, "cash_on_delivery", 100_001);
  await becomes('orders_placed_total{kind="cart"}', 1);
  await expect
    .poll(() => shop.logs())
    .toContainEqual(
      expect.objectContaining({ msg: "order placed", order: 100_001, kind: "cart", requestId: expect.any(String) }),
    );

  await fillCart(ann, shop.url);
  const fields = await checkoutForm(ann);
  await ann.post("/checkout?page=cart", { ...fields, contactName: "" });
  await becomes('orders_refused_total{reason="form"}', 1);
  await becomes('forms_total{intent="place-order",result="422"}', 1);

  await ann.get("/home?search=zzzzzz&data_type=searched");
  await becomes('searches_total{tab="items",result="none"}', 1);
  await ann.get("/home?search=rice&data_type=searched");
  await becomes('searches_total{tab="items",result="hits"}', 1);
});

test("a search is counted once however often its results are loaded, and for each visitor whom a cache shows them", async () => {
  const counted = 'searches_total{tab="stores",result="none"}';
  const results = "/home?search=yyyyyy&data_type=searched&tab=stores";
  const before = await numberOf(counted);
  for (const wanted of [1, 2, 3]) {
    const guest = await arrivedVisitor(shop.url);
    for (const from of ["/home", results, results])
      await (await guest.get(results, { Referer: shop.url + from })).text();
    await becomes(counted, before + wanted);
  }
});

test("requests have the pattern of their route, calls their endpoint, and strangers add nothing", async () => {
  const guest = await arrivedVisitor(shop.url);
  for (let visit = 0; visit < 3; visit += 1) await (await guest.get("/store/harbour-kitchen")).text();
  await expect.poll(() => numberOf("page_cache_hits_total")).toBeGreaterThan(0);
  for (const path of ["/wp-login.php", "/.env", "/a/b/c?secret=1"]) await visitorOf(shop.url).get(path);
  const unknown = 'http_request_duration_seconds_count{method="GET",kind="document",route="*",status="4xx"}';
  await becomes(unknown, 3);
  const lines = await numbers();
  const labelled = (name: string, label: string) =>
    new Set(lines.flatMap((line) => new RegExp(`^${name}_count\\{.*${label}="([^"]*)"`).exec(line)?.[1] ?? []));
  expect(labelled("http_request_duration_seconds", "route")).toContain("/store/:id");
  expect(labelled("delivery_api_call_duration_seconds", "endpoint")).toContain("/stores/details/{idOrSlug}");
  expect(lines.join("\n")).not.toMatch(/harbour-kitchen|wp-login|secret/);
  expect(lines.some((line) => /^shared_answers_total\{endpoint="\/config",answer="fresh"} [1-9]/.test(line))).toBe(
    true,
  );
  expect(lines).toContain('delivery_api_breaker{state="ok"} 1');
});

test("version and commit are told by /livez, by /metrics, the commit behind every page", async () => {
  const alive = await (await fetch(`${shop.url}/livez`)).text();
  const [, version, commit] = /^ok\nDoorstep (\d+\.\d+\.\d+) (\S+)\n$/.exec(alive) ?? [];
  expect(await numbers()).toContain(`storefront_info{version="${version}",commit="${commit}"} 1`);
  const page = await (await fetch(shop.url)).text();
  expect(page.slice(-60)).toContain(`<!--${commit}-->`);
});

test("with INDEXING off no page may be listed, and robots are told so", async () => {
  for (const path of ["/", "/about-us", "/nothing-here"])
    expect((await fetch(shop.url + path)).headers.get("X-Robots-Tag"), path).toBe("noindex");
  expect(await (await fetch(`${shop.url}/robots.txt`)).text()).toBe("User-agent: *\nDisallow: /\n");
});
