import { readdir, readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor, fillCart } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { shownText, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ environment: { LOCALES_DIR: "deploy/locales", LOG_LEVEL: "info" } });
});
afterAll(() => shop?.stop());

const choose = (visitor: ReturnType<typeof visitorOf>, value: string) =>
  visitor.post("/settings/change", { intent: "language", value, returnTo: "/" });

test("LNG-01: added languages stand in the menu beside the others, and the log has nothing to say of them", async () => {
  const text = shownText(await (await visitorOf(shop.url).get("/about-us")).text());
  for (const name of ["العربية", "বাংলা", "Español"]) expect(text).toContain(name);
  expect(shop.logs().filter((line) => "localesDir" in line)).toEqual([]);
});

test.each([
  ["es", "Agregar al carrito", "Carrito"],
  ["bn", "কার্টে", "কার্ট"],
])("LNG-04: who chooses %s has pages, dialogs and the delivery API's words in it", async (language, add, cart) => {
  const visitor = await arrivedVisitor(shop.url);
  await fillCart(visitor, shop.url);
  expect((await choose(visitor, language)).status).toBe(303);
  const html = await (await visitor.get("/home?dialog=item&item=1")).text();
  expect(html).toMatch(new RegExp(`<html[^>]*lang="${language}"[^>]*dir="ltr"`));
  expect(shownText(html)).toContain(add);
  expect(shownText(await (await visitor.get("/cart")).text())).toContain(cart);
  const asked = (await shop.control.requests()).at(-1);
  expect(asked?.headers["x-localization"]).toBe(language);
});

test("pages in a language with a font of its own preload it; others, and lite pages, do not", async () => {
  const fontsOf = async (language: string, headers = {}) => {
    const html = await (await visitorOf(shop.url).get(`/about-us?lang=${language}`, headers)).text();
    return [...html.matchAll(/<link rel="preload" as="font"[^>]*href="(\/assets\/font-[^"]*)"/g)].map(
      ([, href]) => href,
    );
  };
  const [href, ...others] = await fontsOf("bn");
  expect(others).toEqual([]);
  const answer = await fetch(shop.url + href);
  expect(answer.headers.get("Content-Type")).toBe("font/woff2");
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile("deploy/locales/bn/font.woff2"));
  for (const other of ["en", "ar", "es"]) expect(await fontsOf(other)).toEqual([]);
  expect(await fontsOf("bn", { "Save-Data": "on" })).toEqual([]);
});

test("a browser's wish and an address may ask for them; what is not offered changes nothing", async () => {
  const languageOf = async (answer: Promise<Response>) =>
    /<html[^>]*lang="([^"]*)"/.exec(await (await answer).text())?.[1];
  const visitor = visitorOf(shop.url);
  expect(await languageOf(visitor.get("/about-us", { "Accept-Language": "bn-BD,bn;q=0.9" }))).toBe("bn");
  expect(await languageOf(visitor.get("/about-us?lang=es"))).toBe("es");
  for (const word of ["fr", "__proto__", "constructor", "zz"]) {
    await choose(visitor, word);
    expect(await languageOf(visitor.get(`/about-us?lang=${encodeURIComponent(word)}`)), word).toBe("en");
  }
});

test("a page that scripts took over fetches the texts of later pages; there are no others", async () => {
  const page = await (await visitorOf(shop.url).get("/about-us?lang=es")).text();
  const [, own, version] = /<link id="texts"[^>]* href="(\/texts\/es\/items,pages,shell,ui\?v=(\w+))"/.exec(page) ?? [];
  const ofPage = await (await visitorOf(shop.url).get(own ?? "")).json();
  expect(Object.keys(ofPage.texts)).toEqual(["items", "pages", "shell", "ui"]);
  expect(ofPage.formats).toMatchObject({ kilometres: "km" });
  for (const [asked, caching] of [
    [version, "public,max-age=31536000,immutable"],
    ["000000000000", "no-store"],
  ]) {
    const texts = await visitorOf(shop.url).get(`/texts/es/cart?v=${asked}`);
    expect(texts.headers.get("Cache-Control")).toBe(caching);
    expect(await texts.json()).toHaveProperty("texts.cart.title");
  }
  const every = (await readdir("app/i18n/locales/en")).map((file) => file.replace(".json", "")).sort();
  for (const path of [
    "/texts/fr/cart",
    "/texts/es/none",
    "/texts/es/__proto__",
    "/texts/__proto__/cart",
    "/texts/es/..%2fen",
    "/texts/es/cart,none",
    "/texts/es/ui,cart",
    "/texts/es/cart,cart",
    `/texts/es/${every.join(",")}`,
  ])
    expect((await visitorOf(shop.url).get(path)).status, path).toBe(404);
});
