import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startShop, type TestShop } from "../harness/shop";
import { shownText, visitorOf } from "../harness/visitor";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ environment: { SHARED_CACHE: "off" } });
});
afterAll(async () => {
  await shop?.stop();
});

/** The head of a page as a crawler gets it, and the answer it came with. */
async function headOf(path: string) {
  const answer = await visitorOf(shop.url).get(path, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" });
  const html = await answer.text();
  const head = parse(html, { blockTextElements: { script: true } });
  const content = (name: string) =>
    head.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
  const href = (rel: string, language?: string) =>
    head.querySelectorAll(`link[rel="${rel}"]`).find((link) => !language || link.getAttribute("hreflang") === language)
      ?.attributes.href;
  const data = head.querySelector(`script[type="application/ld+json"]`)?.rawText;
  return { answer, html, content, href, schema: data && JSON.parse(data) };
}

describe("a page that anybody may find", () => {
  test.each(["/store/harbour-kitchen?module_id=1&distance=1.20", "/store/1?module_id=1"])(
    "%s is known by its slug",
    async (path) => {
      const { answer, content, href, schema } = await headOf(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("X-Robots-Tag")).toBeNull();
      const slug = new URL(href("canonical") ?? "");
      expect(slug.pathname).toMatch(/^\/store\/[a-z-]+$/);
      expect(slug.search).toMatch(/^\?module_id=1&store_zone_id=\d+$/);
      expect(href("alternate", "ar")).toBe(`${slug.href}&lang=ar`);
      expect(href("alternate", "x-default")).toBe(slug.href);
      expect(content("og:url")).toBe(slug.href);
      expect(content("og:image")).toMatch(/^http/);
      expect(content("description")).toContain(content("og:title"));
      expect(schema).toMatchObject({ "@type": "Restaurant", url: slug.href, openingHoursSpecification: {} });
    },
  );

  test("in Arabic by its own address", async () => {
    const { answer, href, content } = await headOf("/about-us?lang=ar");
    expect(answer.headers.get("Content-Language")).toBe("ar");
    expect(href("canonical")).toBe(`${shop.url}/about-us?lang=ar`);
    expect(content("og:locale")).toBe("ar");
  });

  // React writes 2 KB at a time, and what ends there is another character for every length of an address.
  test("in Arabic without a hole, whatever is at the end of a piece of it", async () => {
    const visitor = visitorOf(shop.url);
    for (let length = 0; length < 60; length += 1) {
      const html = await (await visitor.get(`/about-us?lang=ar&n=${"x".repeat(length)}`)).text();
      expect(shownText(html)).toContain("من نحن");
      expect(html).not.toMatch(/[\0\uFFFD]/);
    }
  });

  test("a name that would end the data's element stays text", async () => {
    const name = `</script><script>alert("x")</script>`;
    await shop.control.patchStore(1, { name });
    const { html, schema } = await headOf("/store/1?module_id=1");
    expect(schema.name).toBe(name);
    expect(html).not.toContain("<script>alert");
    await shop.control.reset();
  });

  test("a product carries its data, and a lite page no script element at all", async () => {
    const { schema, href } = await headOf("/product/1?module_id=1");
    expect(schema).toMatchObject({ "@type": "Product", url: href("canonical") });
    const lite = await (await visitorOf(shop.url).get("/product/1?module_id=1", { "Save-Data": "on" })).text();
    expect(lite).not.toContain("<script");
  });
});

test.each(["/auth/sign-in", "/cart", "/track-order", "/?dialog=menu"])("%s is for nobody's index", async (path) => {
  const { answer } = await headOf(path);
  expect(answer.headers.get("X-Robots-Tag")).toBe("noindex");
});

test.each([
  ["/?lang=xx", 200],
  ["/about-us?lang=%00", 200],
  ["/about-us?lang=ar&lang=en", 200],
  ["/store/harbour-kitchen?module_id=99999", 303],
  ["/store/harbour-kitchen?module_id=abc", 303],
  ["/store/no-such-store?module_id=1", 404],
  ["/product/no-such-item?module_id=1", 404],
  ["/product/1?module_id=99999", 303],
  ["/product/1", 303],
  ["/product/1?module_id=%00", 303],
  ["/policies/unknown", 404],
])("%s is answered with %i and never with a fault", async (path, status) => {
  const { answer } = await headOf(path);
  expect(answer.status).toBe(status);
});

test("/robots.txt names the sitemap", async () => {
  const answer = await fetch(`${shop.url}/robots.txt`);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  expect(await answer.text()).toMatch(new RegExp(`^Sitemap: ${shop.url}/sitemap\\.xml$`, "m"));
});

test("/.well-known/security.txt names whom to tell of a weakness, for a while", async () => {
  const answer = await fetch(`${shop.url}/.well-known/security.txt`);
  expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain/);
  const lines = (await answer.text()).trim().split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^Contact: mailto:\S+@\S+$/),
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT/),
    "Preferred-Languages: en, ar",
    `Canonical: ${shop.url}/.well-known/security.txt`,
  ]);
  expect(Date.parse(lines[1]?.replace("Expires: ", "") ?? "")).toBeGreaterThan(Date.now() + 30 * 24 * 3600_000);
});

describe("/sitemap.xml", () => {
  test("lists every store and item of every module once, and what it lists is there", async () => {
    const answer = await fetch(`${shop.url}/sitemap.xml`);
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/xml/);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = ""]) =>
      address.replaceAll("&amp;", "&"),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => address.includes("/store/")).length).toBeGreaterThanOrEqual(60);
    expect(addresses.filter((address) => address.includes("/product/")).length).toBeGreaterThanOrEqual(1200);
    for (const index of [1, 20, addresses.length - 1]) {
      const { answer: page, href } = await headOf(addresses[index]?.replace(shop.url, "") ?? "");
      expect(page.status).toBe(200);
      expect(href("canonical")).toBe(addresses[index]);
    }
  });

  test("with the delivery API in trouble it is no empty list", async () => {
    await shop.control.fault({ kind: "status", status: 500, path: "/api/v1/module" });
    const answer = await fetch(`${shop.url}/sitemap.xml`);
    await shop.control.clearFaults();
    expect(answer.status).toBe(503);
  });
});
