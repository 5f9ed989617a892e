import { decode } from "turbo-stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ModuleType } from "../../app/module-kinds";
import {
  arrive,
  arrivedVisitor,
  delivered,
  fillCart,
  modules,
  order,
  orderCart,
  signInAsAnn,
  signUp,
} from "../harness/arrivals";
import { cityAddresses, signUp as signUpInCity } from "../harness/city";
import { intentOf, postingForms } from "../harness/forms";
import { freePort } from "../harness/free-port";
import { routeRules } from "../harness/route-rules";
import { wednesdayAt } from "../harness/sandbox-control";
import { startShop, type TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";

let shop: TestShop;
let metrics = "";
beforeAll(async () => {
  const port = String(await freePort());
  metrics = `http://127.0.0.1:${port}/metrics`;
  shop = await startShop({ environment: { METRICS_PORT: port, PAGE_CHECK_RATE: "1", LOG_LEVEL: "info" } });
});
afterAll(() => shop?.stop());

/** How many pages of shared markup were compared with themselves rendered whole, and how many of them differed. */
async function checks() {
  const text = await (await fetch(metrics)).text();
  const counted = (outcome: string) =>
    Number(new RegExp(`^page_checks_total\\{outcome="${outcome}"\\} (\\d+)`, "m").exec(text)?.[1] ?? 0);
  return { equal: counted("equal"), different: counted("different") };
}

const change = async (visitor: Visitor, intent: string, fields: Record<string, string>) => {
  const { status } = await visitor.post("/settings/change", { intent, returnTo: "/", ...fields });
  expect(status, intent).toBe(303);
};

/** Something in the cart, a heart where one may wish, terms searched for. */
async function furnish(visitor: Visitor) {
  await fillCart(visitor, shop.url);
  await visitor.post("/wishlist/entries", { intent: "wish", returnTo: "/", item: "1" });
  await visitor.post("/wishlist/entries", { intent: "wish", returnTo: "/", store: "1" });
  await visitor.get("/home?search=rice&data_type=searched");
}

/** Orders a dish; the number of the order. */
async function orderDish(visitor: Visitor): Promise<string> {
  await fillCart(visitor, shop.url);
  return orderCart(visitor);
}

/** Nothing of before is shown again, and no minute, which pages are kept for, ends. */
async function stopTheClock() {
  await shop.control.setClock({ now: wednesdayAt(12), freeze: true });
  await shop.clearCaches();
}

/** A guest of this number in the list of the city's addresses. */
async function neighbour(number: number, hasCart = true) {
  const visitor = visitorOf(shop.url);
  const address = (await cityAddresses(shop.control, shop.url))[number] ?? "";
  await arrive(visitor, address);
  if (hasCart) await fillCart(visitor, shop.url);
  // A page that a message waits for is this visitor's alone.
  await (await visitor.get("/home")).text();
  return { visitor, address };
}

const visitors: Record<string, () => Promise<Visitor>> = {
  "a guest with nothing": () => arrivedVisitor(shop.url),
  "a guest with a cart, in Arabic and dark": async () => {
    const visitor = await arrivedVisitor(shop.url);
    await furnish(visitor);
    await change(visitor, "language", { value: "ar" });
    await change(visitor, "theme", { value: "dark" });
    return visitor;
  },
  "a customer with wishes and a cart": async () => {
    const visitor = await arrivedVisitor(shop.url);
    await signInAsAnn(visitor);
    await furnish(visitor);
    return visitor;
  },
  "a guest with an order on its way": async () => {
    const visitor = await arrivedVisitor(shop.url);
    await orderDish(visitor);
    await furnish(visitor);
    return visitor;
  },
  "a new customer, in Arabic": async () => {
    const visitor = await arrivedVisitor(shop.url);
    await signUp(visitor);
    await furnish(visitor);
    await change(visitor, "language", { value: "ar" });
    return visitor;
  },
};

/** An address of every route that shows anybody a page. */
const pages = Object.entries(routeRules)
  .filter(
    ([path, { access, caching }]) => access === "anybody" && caching === "private, no-cache" && !/more|live/.test(path),
  )
  .map(([path, { at }]) => at ?? path);
const accountPages = ["/coupons", "/loyalty-points", "/referral-code", "/settings", "/wallet", "/chatting"];
const furtherPages = [
  "/home?search=rice&data_type=searched",
  "/stores?quick=open",
  "/store/harbour-kitchen?search=rice",
  // The first is in the cart.
  "/home?dialog=item&item=1",
  "/stores?dialog=item&item=2",
  "/?dialog=location&address=harbour",
  "/home?dialog=modules",
  "/home?dialog=menu",
];

/** Two hundred pages, each rendered whole as well, beside other tests. */
const eachPageTwiceMs = 90_000;

test.each(Object.entries(visitors))(
  "a page of markup that visitors share is the page rendered whole, byte for byte, for %s",
  async (_who, come) => {
    const visitor = await come();
    const before = await checks();
    for (const module of ["food", "ecommerce"] as ModuleType[]) {
      await visitor.post("/?index", { intent: "choose-module", module: String(modules[module]) });
      for (const path of [...pages, ...furtherPages, ...accountPages]) {
        // The first may be rendered for this visitor, and shows a message that waits; the second is of markup that is there.
        for (let again = 0; again < 2; again += 1) await (await visitor.get(path)).text();
        const { different } = await checks();
        expect(
          different,
          `${path} ${JSON.stringify(
            shop
              .logs()
              .filter(({ msg }) => String(msg).includes("differs"))
              .at(-1),
          )}`,
        ).toBe(before.different);
      }
    }
  },
  eachPageTwiceMs,
);

const dataScript = /\.streamController\.enqueue\((".*?")\);<\/script>/s;

/** A page's markup, and the data of its loaders, without what each answer has its own of. */
async function withoutSlots(html: string) {
  const [, written] = dataScript.exec(html) ?? [];
  const stream = written === undefined ? null : new Response(JSON.parse(written)).body;
  const data = stream === null ? null : ((await decode(stream)).value as { loaderData: Record<string, object> });
  return {
    markup: html
      .replace(dataScript, "data")
      .replace(/nonce="[^"]*"/g, "nonce")
      .replace(/(name="token" value=)"[^"]*"/g, "$1"),
    data: data && { ...data.loaderData, root: { ...data.loaderData.root, formToken: "", requestId: "", servedAt: "" } },
  };
}

/** Two whole pages would tell nobody where they part. */
async function expectSame(own: string, by: string, path: string) {
  const [one, other] = [await withoutSlots(own), await withoutSlots(by)];
  const at = [...one.markup].findIndex((character, index) => character !== other.markup[index]);
  const parts = [one.markup, other.markup].map((html) => html.slice(at - 60, at + 60)).join(" | ");
  expect(one.markup === other.markup, `${path}: ${parts}`).toBe(true);
  expect(one.data, path).toEqual(other.data);
  return one.data !== null;
}

test.each([
  { who: "a guest with a cart, in Arabic and dark", language: "ar" },
  { who: "a customer with wishes and a cart", language: "en" },
  { who: "a guest with an order on its way", language: "en" },
])(
  "what $who is given without Remix is what they are given by way of it, data and all",
  async ({ who, language }) => {
    await stopTheClock();
    const visitor = await visitors[who]?.();
    if (!visitor) throw new Error("nobody");
    let compared = 0;
    for (const path of [...pages, ...furtherPages]) {
      for (let again = 0; again < 2; again += 1) await (await visitor.get(path)).text();
      const [own, by] = [await read(visitor, path), await read(visitor, path, { "X-Page-Language": language })];
      expect(by.isCached, path).toBe(false);
      const hasData = await expectSame(own.html, by.html, path);
      if (own.isCached && hasData) compared += 1;
    }
    expect(compared).toBeGreaterThan(10);
  },
  eachPageTwiceMs,
);

/** A page, and whether it came without Remix. */
async function read(visitor: Visitor, path: string, headers: Record<string, string> = {}) {
  const answer = await visitor.get(path, headers);
  const id = answer.headers.get("X-Request-Id") ?? "";
  const html = (await answer.text()).replaceAll(id, "id");
  const line = () => shop.logs().find(({ requestId, msg }) => requestId === id && msg === "request");
  await expect.poll(line).toBeDefined();
  return { html, isCached: line()?.cached === true };
}

/** A store as the visitor's own list of stores links to it. */
async function storeHref(visitor: Visitor): Promise<string> {
  const stores = await (await visitor.get("/stores")).text();
  const href = /href="(\/store\/harbour-kitchen\?[^"]*distance=[^"]*)"/.exec(stores)?.[1] ?? "";
  return href.replaceAll("&amp;", "&");
}

const lists = ["/home", "/stores"];

test.each([
  { who: "a neighbour", number: 5, hasCart: true, lists },
  { who: "a neighbour with nothing", number: 6, hasCart: false, lists },
  // Lists in the order of distance are those of the square kilometre.
  { who: "who lives elsewhere in the zone", number: 20, hasCart: true, lists: [] },
])("$who is given a guest's page without Remix, with an address and distances of their own", async (guest) => {
  await stopTheClock();
  const [one, other] = [await neighbour(0), await neighbour(guest.number, guest.hasCart)];
  const paths = [...guest.lists, "/store/harbour-kitchen", "/product/1"];
  for (const path of paths) await (await one.visitor.get(path)).text();
  const hrefs = { one: await storeHref(one.visitor), other: await storeHref(other.visitor) };
  expect(hrefs.one).toMatch(/&distance=\d/);
  expect(hrefs.one).not.toBe(hrefs.other);
  await (await one.visitor.get(hrefs.one)).text();
  const before = await checks();
  for (const path of [...paths, hrefs.other]) {
    const own = await read(other.visitor, path);
    expect(own.isCached, path).toBe(true);
    expect(own.html).toContain(other.address.split(",")[0]);
    expect(own.html).not.toContain(one.address.split(",")[0]);
    // By way of Remix, which makes each page anew; who has nothing is given it whole.
    const by = await read(other.visitor, path, { "X-Page-Language": "en" });
    expect(by.isCached, path).toBe(!guest.hasCart);
    await expectSame(own.html, by.html, path);
    if (path.startsWith("/store")) expect(own.html).toMatch(/[\d.]+ km from you/);
  }
  expect((await checks()).different).toBe(before.different);
  const led = (await read(other.visitor, hrefs.other)).html;
  expect(led).toContain(hrefs.other.replace(/.*distance=/, "distance="));
  expect(led).not.toContain(hrefs.one.replace(/.*distance=/, "distance="));
});

test("two guests with an order on its way share pages, each with their own order", async () => {
  await stopTheClock();
  const [{ visitor: one }, { visitor: other }] = [await neighbour(0, false), await neighbour(5, false)];
  const [first, second] = [await orderDish(one), await orderDish(other)];
  const paths = ["/home", "/stores", "/store/harbour-kitchen", "/stores?dialog=item&item=2"];
  // The message of the order makes a page its visitor's alone.
  for (const visitor of [one, other]) await (await visitor.get("/home")).text();
  for (const path of paths) await (await one.get(path)).text();
  for (const path of paths) {
    const { html, isCached } = await read(other, path);
    expect(isCached, path).toBe(true);
    const told = [...html.matchAll(/dialog=track&amp;order=(\d+)/g)].map(([, number]) => number);
    expect(told, path).toEqual([second]);
    expect(html).not.toContain(first);
  }
});

test("a guest's page of an item, or with its dialog, is nobody else's while the item is in the cart", async () => {
  await stopTheClock();
  const [{ visitor: one }, { visitor: other }] = [await neighbour(0, false), await neighbour(1, false)];
  const menu = await (await one.get("/store/harbour-kitchen")).text();
  const fields = postingForms(menu, shop.url).find((form) => intentOf(form) === "add")?.fields ?? [];
  await one.post("/cart/lines", Object.fromEntries(fields));
  const { item = "" } = Object.fromEntries(fields);
  expect(item).not.toBe("");
  const hasLine = (html: string) => /name="lineId" value="\d+"/.test(html);
  for (const path of [`/product/${item}`, `/stores?dialog=item&item=${item}`]) {
    for (const _again of [1, 2]) {
      await (await other.get(path)).text();
      expect(hasLine((await read(one, path)).html), path).toBe(true);
      expect(hasLine((await read(other, path)).html), path).toBe(false);
    }
  }
});

test("customers are given each other's pages without Remix, but none that is made of what another one was answered", async () => {
  await shop.control.reset();
  await stopTheClock();
  const [old, other, newer] = await Promise.all([0, 1, 2].map(() => arrivedVisitor(shop.url)));
  if (!old || !other || !newer) throw new Error("nobody");
  await signInAsAnn(old);
  await order(old, shop.url, "cash_on_delivery", delivered);
  await shop.control.advanceOrder(delivered, "delivered");
  for (const [number, customer] of [other, newer].entries()) await signUpInCity(customer, `Zoë${number}`, number);
  const paths = ["/home", "/stores", "/store/harbour-kitchen"];
  // What each is answered is asked for once a minute.
  for (const customer of [old, other, newer]) for (const path of paths) await read(customer, path);
  for (const customer of [old, other]) for (const path of paths) await read(customer, path);
  for (const path of paths) {
    const [ofOld, ofNewer] = [await read(old, path), await read(newer, path)];
    expect([ofOld.isCached, ofNewer.isCached], path).toEqual([true, true]);
    expect(
      ofNewer.html.match(/Zoë0|Zoë1|>Ann</g)?.every((name) => name === "Zoë1"),
      path,
    ).toBe(true);
  }
  const usual = "Your usual";
  expect((await read(old, "/home")).html.includes(usual)).toBe(true);
  expect((await read(newer, "/home")).html.includes(usual)).toBe(false);
});

test("a visitor with a cart and a customer are given pages of shared markup", async () => {
  for (const name of ["a guest with a cart, in Arabic and dark", "a customer with wishes and a cart"]) {
    const visitor = await visitors[name]?.();
    const paths = ["/home", "/store/harbour-kitchen", "/stores", "/categories", "/home?dialog=item&item=2"];
    for (const path of paths) await (await visitor?.get(path))?.text();
    const before = await checks();
    for (const path of paths) await (await visitor?.get(path))?.text();
    expect((await checks()).equal - before.equal, name).toBe(paths.length);
  }
});
