import { afterAll, beforeAll, expect, test } from "vitest";
import { analyticsCollector } from "../harness/analytics-collector";
import { arrivedVisitor, order, signInAsAnn } from "../harness/arrivals";
import { intentOf, postingForms } from "../harness/forms";
import { freePort } from "../harness/free-port";
import { isComplaint, startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

let collector: Awaited<ReturnType<typeof analyticsCollector>>;
let shop: TestShop;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://localhost:${port}/metrics`;
  collector = await analyticsCollector();
  const analytics = { ANALYTICS_URL: collector.url, ANALYTICS_CURRENCY: "EUR" };
  shop = await startShop({ environment: { ...analytics, METRICS_PORT: String(port), LOG_LEVEL: "info" } });
});
afterAll(async () => {
  await shop?.stop();
  collector?.close();
});

const store = "/store/harbour-kitchen?module_id=1";
const product = "/product/1?module_id=1";
const soon = { timeout: 10_000 };
const open = async (visitor: Visitor, path: string, headers: Record<string, string> = {}) =>
  void (await (await visitor.get(path, headers)).text());

/** What is told of an act. Events come in their order: once a stranger's view of a product is here, nothing of the act is still on its way. */
async function toldOf(act: () => Promise<unknown>) {
  collector.clear();
  await act();
  await open(await arrivedVisitor(shop.url), product);
  const isLast = () => collector.events().at(-1)?.page_location === `${shop.url}/product/1`;
  await expect.poll(isLast, soon).toBe(true);
  return collector.events().slice(0, -1);
}
const namesOf = async (act: () => Promise<unknown>) => (await toldOf(act)).map(({ name }) => name);

/** Dropped events, as /metrics counts them. */
async function dropped(): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^analytics_events_total\{outcome="dropped"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}

test("an order without scripts is told from the menu to the purchase, with what it costs", async () => {
  const ann = await arrivedVisitor(shop.url);
  await signInAsAnn(ann);
  const told = await toldOf(() => order(ann, shop.url, "cash_on_delivery", 100_001, { note: "the blue door" }));
  expect(told.map(({ name }) => name)).toEqual(["view_item_list", "add_to_cart", "begin_checkout", "purchase"]);
  expect(new Set(told.map(({ client_id }) => client_id)).size).toBe(1);
  const [listed, added, begun, bought] = told.map(({ params }) => params);
  const [item] = added?.items ?? [];
  expect(listed?.item_list_name).toBe("Harbour Kitchen");
  expect(listed?.items?.map(({ item_id }) => item_id)).toContain(item?.item_id);
  expect(added).toEqual({ currency: "EUR", value: item?.price, items: [{ ...item, quantity: 1 }] });
  expect(begun).toMatchObject({ currency: "EUR", value: bought?.value, items: [item] });
  expect(bought).toMatchObject({ currency: "EUR", transaction_id: "100001", items: [item] });
  const placed = (await shop.control.requests()).find(({ path }) => path.endsWith("/customer/order/place"));
  expect(placed?.body).toMatchObject({ order_amount: bought?.total });
  expect(bought?.value).toBeGreaterThan(0);
  expect(bought?.value).toBeLessThanOrEqual(bought?.total ?? 0);
});

test("who empties a cart has removed its items", async () => {
  const guest = await arrivedVisitor(shop.url);
  const put = async () => {
    const menu = await (await guest.get(store)).text();
    const add = postingForms(menu, shop.url).find((form) => intentOf(form) === "add");
    await guest.post("/cart/lines", Object.fromEntries(add?.fields ?? []));
  };
  expect(await namesOf(put)).toEqual(["view_item_list", "add_to_cart"]);
  expect(await namesOf(() => guest.post("/cart/lines", { intent: "clear-cart", returnTo: "/home" }))).toEqual([
    "remove_from_cart",
  ]);
});

test("a search is told with the words that the shop knows, and with how much it found", async () => {
  const guest = await arrivedVisitor(shop.url);
  const [rice, list] = await toldOf(() => open(guest, "/home?search=rice&data_type=searched"));
  expect(rice).toMatchObject({ name: "search", params: { search_term: "rice", results: expect.any(Number) } });
  expect(list).toMatchObject({ name: "view_item_list", params: { item_list_id: "searched" } });
  const typed = new URLSearchParams({ search: "Annabel 15550100777", data_type: "searched" });
  const [nothing] = await toldOf(() => open(guest, `/home?${typed}`));
  expect(nothing).toMatchObject({ name: "search", params: { results: 0 } });
});

test("a page from the page cache is a view of whoever is shown it", async () => {
  const guests = await Promise.all([1, 2, 3, 4].map(() => arrivedVisitor(shop.url)));
  const told = await toldOf(async () => {
    for (const guest of guests) await open(guest, store);
  });
  expect(told.map(({ name }) => name)).toEqual(guests.map(() => "view_item_list"));
  expect(new Set(told.map(({ client_id }) => client_id)).size).toBe(guests.length);
  expect(told.map(({ params }) => params)).toEqual(guests.map(() => told[0]?.params));
});

test("a page that a form or a dialog loads once more is no further view; the dialog's item is one", async () => {
  const guest = await arrivedVisitor(shop.url);
  const from = { Referer: shop.url + store };
  expect(await namesOf(() => open(guest, store, from))).toEqual([]);
  expect(await namesOf(() => open(guest, `${store}&dialog=item&item=2`, from))).toEqual(["view_item"]);
});

test("a bare page with another choice, another picture or its form's answer is no further view", async () => {
  const guest = await arrivedVisitor(shop.url);
  const overStore = `${store}&dialog=item&item=2`;
  for (const [from, path] of [
    [product, `${product}&quantity=2&group.0=Large`],
    [`${product}&quantity=2`, `${product}&image=2`],
    [overStore, `${overStore}&quantity=2`],
    [`${store}&distance=1.20`, `${store}&distance=1.20`],
    [`${store}&answer=${"a".repeat(24)}`, store],
  ] as const)
    expect(await namesOf(() => open(guest, path, { Referer: shop.url + from })), path).toEqual([]);
});

test("crawlers, and browsers that ask not to be tracked, are not counted", async () => {
  const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
  const guest = await arrivedVisitor(shop.url);
  const told = await namesOf(async () => {
    for (const [name, value] of [
      ["DNT", "1"],
      ["Sec-GPC", "1"],
      ["User-Agent", crawler],
    ] as const)
      await open(guest, store, { [name]: value });
    await open(guest, "/product/2?module_id=1", { DNT: "0" });
  });
  expect(told).toEqual(["view_item"]);
});

test("the privacy policy has a button that switches counting off for this browser, and on again", async () => {
  const guest = await arrivedVisitor(shop.url);
  const press = async () => {
    const page = await (await guest.get("/privacy-policy")).text();
    const form = postingForms(page, shop.url).find((candidate) => intentOf(candidate) === "counting");
    const answer = await guest.post("/settings/change", Object.fromEntries(form?.fields ?? []));
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/privacy-policy"]);
  };
  await press();
  expect(await namesOf(() => open(guest, store))).toEqual([]);
  await press();
  expect(await namesOf(() => open(guest, store))).toEqual(["view_item_list"]);
});

test("a dead collector costs a customer nothing: what it misses is counted, and the log says so once", async () => {
  collector.setDead(true);
  const ann = await arrivedVisitor(shop.url);
  await signInAsAnn(ann);
  await order(ann, shop.url, "cash_on_delivery", 100_002);
  await expect.poll(dropped, soon).toBeGreaterThanOrEqual(4);
  collector.setDead(false);
  expect(await namesOf(() => open(ann, store))).toEqual(["view_item_list"]);
  const told = () =>
    shop
      .logs()
      .filter(({ msg }) => String(msg).includes("ANALYTICS_URL"))
      .map(({ level, msg }) => [level, msg]);
  // The storefront writes it once it has read the collector's answer.
  await expect.poll(told, soon).toEqual([
    [40, "analytics events are dropped: ANALYTICS_URL does not take them"],
    [30, "ANALYTICS_URL takes analytics events again"],
  ]);
  expect(shop.logs().filter(isComplaint)).toEqual([]);
});

test("nothing that came says who anybody is, and what waits is sent when the process is told to stop", async () => {
  const ann = await arrivedVisitor(shop.url);
  collector.clear();
  await open(ann, store);
  expect(await shop.storefront.stop("SIGINT")).toBe(0);
  expect(collector.events().map(({ name }) => name)).toEqual(["view_item_list"]);
  const raw = collector.raw();
  expect(raw).toContain("purchase");
  const cookies = [...ann.cookies.values()].filter((value) => value.length > 20);
  const person = ["5550100", "Ann", "ann@", "Harbour Street", "blue door", "127.0.0.1", "::1", "Mozilla"];
  for (const secret of [...person, ...cookies]) expect(raw).not.toContain(secret);
});
