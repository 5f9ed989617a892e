import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { arrivedVisitor, fillCart } from "../harness/arrivals";
import { intentOf, postingForms } from "../harness/forms";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";
import { fieldIn, type Visitor, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ environment: { LOG_LEVEL: "info" } });
});
afterAll(() => shop?.stop());
// The clock stands, so that no test runs over a minute.
beforeEach(async () => {
  await shop.control.reset();
  await shop.control.setClock({ now: wednesdayAt(12), freeze: true });
  await shop.clearCaches();
});

const page = "/store/32?module_id=2";

async function read(visitor: Visitor, path: string, headers: Record<string, string> = {}) {
  const answer = await visitor.get(path, headers);
  const id = answer.headers.get("X-Request-Id") ?? "";
  const html = await answer.text();
  await expect.poll(() => shop.logs().some(({ requestId, msg }) => requestId === id && msg === "request")).toBe(true);
  const isCached = shop.logs().some(({ requestId, cached }) => requestId === id && cached === true);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get("Content-Security-Policy") ?? "")?.[1] ?? "no nonce";
  return { html, isCached, id, nonce, token: fieldIn(html, "token"), status: answer.status };
}

/** A guest before a page that is kept from now on. */
async function guestBefore(path: string) {
  const guest = await arrivedVisitor(shop.url);
  await guest.get(path);
  await guest.get(path);
  expect((await read(guest, path)).isCached, path).toBe(true);
  return guest;
}

test("a cached page is another guest's page to the letter, with their own nonce, form token and request id", async () => {
  const first = await guestBefore(page);
  const second = await arrivedVisitor(shop.url);
  await second.get(page);
  const [one, two] = [await read(first, page), await read(second, page)];
  expect([one.isCached, two.isCached]).toEqual([true, true]);
  for (const name of ["nonce", "token", "id"] as const) {
    expect(one[name], name).not.toBe(two[name]);
    expect(one[name].length, name).toBeGreaterThan(20);
    expect(two.html).toContain(two[name]);
    expect(two.html).not.toContain(one[name]);
  }
  const plain = ({ html, nonce, token, id }: typeof one) =>
    html
      .replaceAll(nonce, "N")
      .replaceAll(token, "T")
      .replaceAll(id, "I")
      .replace(/(servedAt\\",\\")\d{13}/, "$1M");
  expect(plain(one)).toBe(plain(two));
  // No Origin: the form token alone lets the post through, for its own visitor only.
  const wrong = { intent: "sign-in", identifier: "+15550100001", password: "not this one" };
  for (const [token, calls] of [
    [one.token, 0],
    [two.token, 1],
  ] as const) {
    await shop.control.clearRequests();
    await second.post("/auth/sign-in", { ...wrong, token }, {});
    expect((await shop.control.requests()).filter(({ path }) => path.endsWith("/auth/login"))).toHaveLength(calls);
  }
});

test("SES-01 a first visit without any cookie is given the cached page, and nobody is asked for it", async () => {
  const paths = ["/", page, "/home", "/stores"];
  // Once for the shop to learn the sandbox's time, once to be kept.
  for (const path of [...paths, ...paths]) await (await visitorOf(shop.url).get(path)).text();
  await shop.control.clearRequests();
  for (const path of paths) {
    const visitor = visitorOf(shop.url);
    const answer = await read(visitor, path);
    expect([answer.isCached, visitor.cookies.has("visitor")], path).toEqual([answer.status === 200, true]);
  }
  // Drawn anew, since nobody was there yet.
  expect((await read(visitorOf(shop.url), `${page}&drawn=anew`)).isCached).toBe(false);
  expect(await shop.control.requests()).toEqual([]);
});

test("SES-01 two first presses at once are one guest, with both items in one cart", async () => {
  const visitor = await arrivedVisitor(shop.url);
  const menu = await (await visitor.get("/store/harbour-kitchen")).text();
  const adds = postingForms(menu, shop.url).filter((form) => intentOf(form) === "add");
  const [one, two] = [...new Map(adds.map(({ fields }) => [JSON.stringify([...fields]), fields])).values()];
  const cookies = [...visitor.cookies];
  const press = async (fields: Iterable<[string, string]> | undefined) => {
    const tab = visitorOf(shop.url);
    tab.take(cookies);
    expect((await tab.post("/cart/lines", Object.fromEntries(fields ?? []))).status).toBe(303);
  };
  await Promise.all([press(one), press(two)]);
  const asked = await shop.control.requests();
  expect(asked.filter(({ path }) => path.endsWith("/auth/guest/request"))).toHaveLength(1);
  const added = asked.filter(({ path }) => path.endsWith("/cart/add"));
  expect(added).toHaveLength(2);
  expect(new Set(added.map(({ body }) => (body as { guest_id: number }).guest_id)).size).toBe(1);
});

test("SES-01 crawlers are given no number, wherever they look", async () => {
  const crawler = visitorOf(shop.url);
  const agent = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
  await shop.control.clearRequests();
  for (const path of ["/", page, "/cart", "/checkout?page=cart", "/track-order"]) await crawler.get(path, agent);
  expect((await shop.control.requests()).filter(({ path }) => path.includes("guest"))).toEqual([]);
});

test("a crawler without any cookie is given the cached page and a cookie of its own", async () => {
  const crawler = () => visitorOf(shop.url);
  const agent = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
  await read(crawler(), "/", agent);
  const [one, two] = [crawler(), crawler()];
  expect([(await read(one, "/", agent)).isCached, (await read(two, "/", agent)).isCached]).toEqual([true, true]);
  expect(one.cookies.get("visitor")).toMatch(/.{40}/);
  expect(one.cookies.get("visitor")).not.toBe(two.cookies.get("visitor"));
});

test("what a page says of its visitor is never another's", async () => {
  const guest = await guestBefore(page);
  const changes: [string, Record<string, string>][] = [
    ["/settings/change", { intent: "theme", value: "dark", returnTo: "/" }],
    ["/settings/change", { intent: "language", value: "ar", returnTo: "/" }],
    ["/settings/change", { intent: "lite", value: "on", returnTo: "/" }],
    ["/?index", { intent: "set-location", address: "30 Harbour Street" }],
  ];
  for (const [path, fields] of changes) {
    expect((await guest.post(path, fields)).status, JSON.stringify(fields)).toBe(303);
    const own = await read(guest, page);
    expect(own.isCached, JSON.stringify(fields)).toBe(false);
  }
  expect((await read(guest, page)).html).toMatch(/<html lang="ar" dir="rtl"[^>]*scheme="dark"/);
  const other = await arrivedVisitor(shop.url);
  await other.get(page);
  expect((await read(other, page)).html).toMatch(/<html lang="en" dir="ltr"[^>]*scheme="auto"/);
  expect((await read(other, page, { "Save-Data": "on" })).isCached).toBe(false);
  expect((await read(other, page, { "Accept-Language": "ar" })).isCached).toBe(false);
  expect((await read(other, `${page}&page=2`)).isCached).toBe(false);
});

test("a signed-in customer and a message that waits have pages of their own", async () => {
  const guest = await guestBefore("/home");
  const customer = visitorOf(shop.url);
  await customer.get("/auth/sign-in");
  await customer.post("/auth/sign-in", { intent: "sign-in", identifier: "+15550100001", password: "password" });
  for (let turn = 0; turn < 2; turn++) expect((await read(customer, "/home")).isCached).toBe(false);

  // The cart's own toast.
  await fillCart(guest, shop.url);
  expect((await read(guest, "/home")).isCached).toBe(false);
});

test("guests with something in the cart are given the page of all guests with their own cart and searches in it", async () => {
  await guestBefore(page);
  const [one, two] = [await arrivedVisitor(shop.url), await arrivedVisitor(shop.url)];
  for (const guest of [one, two]) await fillCart(guest, shop.url);
  await two.get("/home?search=soup&data_type=searched");
  // The first shows a toast. It was the first to be made of parts, or the second was.
  for (const guest of [one, two]) for (let turn = 0; turn < 2; turn++) await guest.get("/store/harbour-kitchen");
  await shop.control.clearRequests();
  const pages = [await read(one, "/store/harbour-kitchen"), await read(two, "/store/harbour-kitchen")];
  expect(pages.map(({ isCached }) => isCached)).toEqual([true, true]);
  const lines = pages.map(({ html }) => fieldIn(html, "lineId"));
  expect(new Set(lines).size).toBe(2);
  expect(lines.every((line) => Number(line) > 0)).toBe(true);
  expect(pages.map(({ html }) => html.includes("soup"))).toEqual([false, true]);
  expect((await shop.control.requests()).map(({ path }) => path)).toEqual([]);

  // A change shows at once; the cart itself, and whatever a dialog shows, are asked for.
  const line = { intent: "set-quantity", lineId: lines[0] ?? "", quantity: "3", returnTo: "/store/harbour-kitchen" };
  expect((await one.post("/cart/lines", line)).status).toBe(303);
  await one.get("/store/harbour-kitchen");
  const changed = await read(one, "/store/harbour-kitchen");
  expect([changed.isCached, fieldIn(changed.html, "was")]).toEqual([true, "3"]);
  for (const path of ["/cart", "/store/harbour-kitchen?dialog=cart"])
    expect((await read(one, path)).isCached).toBe(false);
});

test("SRCH-06 a search is remembered for a visitor who is given others' page of its results", async () => {
  const [one, two] = [await arrivedVisitor(shop.url), await arrivedVisitor(shop.url)];
  for (const guest of [one, two]) await fillCart(guest, shop.url);
  // The first shows a toast.
  await two.get("/home");
  const results = "/home?search=soup&data_type=searched";
  for (let turn = 0; turn < 3; turn++) await one.get(results);
  expect((await read(one, results)).isCached).toBe(true);
  await two.get(results);
  expect((await read(two, "/store/harbour-kitchen")).html).toContain("soup");
  expect((await read(two, results)).isCached).toBe(true);
});

test("a page with a missing part is drawn anew until it is whole", async () => {
  const guest = await guestBefore("/");
  // Of a module that no other test enters: its banners were never asked for.
  await shop.control.fault({ kind: "status", status: 400, path: "/api/v1/banners", times: 2 });
  expect((await guest.post("/?index", { intent: "choose-module", module: "4" })).status).toBe(303);
  const visits: boolean[] = [];
  for (let visit = 0; visit < 4; visit++) visits.push((await read(guest, "/home")).isCached);
  expect(visits).toEqual([false, false, false, true]);
});

test("no page is kept beyond the minute it was drawn in, nor one that reads a guest's own details", async () => {
  const guest = await guestBefore(page);
  await shop.control.setClock({ now: wednesdayAt(13), freeze: true });
  // The shop's clock follows the delivery API's answers.
  await arrivedVisitor(shop.url, "30 Harbour Street");
  expect((await read(guest, page)).isCached).toBe(false);
  for (let turn = 0; turn < 2; turn++) expect((await read(guest, "/track-order")).isCached).toBe(false);
});
