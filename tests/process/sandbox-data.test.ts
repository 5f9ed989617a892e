import { spawnSync } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { type Visitor, visitorOf } from "../harness/visitor";

const isFull = Boolean(process.env.FULL_RUN);

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());
/** The addresses of this shop that a page, or a part of it, leads to, without their anchors. */
async function linksOf(visitor: Visitor, page: string, part = "html"): Promise<string[]> {
  const answer = await visitor.get(page);
  expect(answer.status, page).toBe(200);
  const links = parse(await answer.text()).querySelectorAll(`${part} a[href]`);
  return links.flatMap((link) => {
    const url = new URL(link.getAttribute("href") ?? "", new URL(page, shop.url));
    return url.origin === shop.url ? [url.pathname + url.search] : [];
  });
}

/** Follows redirects, as a browser does. */
async function arrivalAt(visitor: Visitor, path: string): Promise<Response> {
  const answer = await visitor.get(path);
  await answer.text();
  const next = answer.headers.get("Location");
  return next === null ? answer : arrivalAt(visitor, next);
}

describe("the sandbox's data", () => {
  test.each(
    (["food", "grocery", "pharmacy", "ecommerce", "parcel"] as const).flatMap((module) =>
      ["12 Harbour Street", "12 Beacon Street"]
        // The homes are built by the same rules: one in every run, all of both zones in the full one.
        .filter((address) => isFull || (address === "12 Harbour Street" && module === "food"))
        .map((address) => [module, address] as const),
    ),
  )(
    "HOME-all-02: what the %s home at %s leads to is there, banners included",
    async (module, address) => {
      const visitor = await arrivedVisitor(shop.url, address, module);
      const links = new Set(await linksOf(visitor, "/home", "main"));
      expect(links.size).toBeGreaterThan(5);
      for (const link of links) expect((await arrivalAt(visitor, link)).status, link).toBeLessThan(400);
    },
    600_000,
  );

  test("what every page's header and footer and the operator's pages lead to is there", async () => {
    const visitor = await arrivedVisitor(shop.url, "12 Harbour Street", "food");
    const pages = ["/", "/about-us", "/help-and-support", "/terms-and-conditions", "/privacy-policy"];
    const links = new Set((await Promise.all(pages.map((page) => linksOf(visitor, page)))).flat());
    for (const link of links) expect((await arrivalAt(visitor, link)).status, link).toBeLessThan(400);
  });

  test.each(["en", "ar"])("NAV-20: in %s the footer says name, description and rights, each once", async (language) => {
    const html = await (await visitorOf(shop.url).get(`/about-us?lang=${language}`)).text();
    const footer = parse(html).querySelector("footer");
    const texts = (footer?.querySelectorAll("p, span, b") ?? []).map((piece) => piece.text.trim()).filter(Boolean);
    const long = texts.filter((text) => text.length > 20);
    expect(new Set(long).size).toBe(long.length);
    expect(texts.filter((text) => /^doorstep$/i.test(text))).toHaveLength(1);
  });

  test("NAV-24 NAV-25 DATA-22: the shops of the app follow the landing data", async () => {
    const uncached = await startShop({ environment: { SHARED_CACHE: "off" } });
    onTestFinished(async () => void (await uncached.stop()));
    const footer = async () => {
      const page = parse(await (await visitorOf(uncached.url).get("/about-us")).text());
      return page.querySelectorAll("footer a[href*='.example/app']").map((link) => link.getAttribute("href"));
    };
    const links = (playstore_url_status: string, apple_store_url_status: number) => ({
      download_user_app_links: {
        ...{ playstore_url: "https://play.example/app", playstore_url_status },
        ...{ apple_store_url: "https://apple.example/app", apple_store_url_status },
      },
    });
    await uncached.control.patchLanding(links("1", 0));
    expect(await footer()).toEqual(["https://play.example/app"]);
    await uncached.control.patchLanding(links("0", 1));
    expect(await footer()).toEqual(["https://apple.example/app"]);
    await uncached.control.patchLanding(links("0", 0));
    expect(await footer()).toEqual([]);
  });
});

test("a port in use is said in words, with what to set", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => other.once("listening", resolve));
  const port = String((other.address() as AddressInfo).port);
  const { PATH = "", HOME = "" } = process.env;
  const run = (args: string[], settings: Record<string, string>) =>
    spawnSync(process.execPath, args, {
      env: { NODE_ENV: "production", PATH, HOME, ...settings },
      encoding: "utf8",
      timeout: 200_000,
    });
  const demo = run(["--import", "tsx", "tools/demo.ts"], { PORT: port, SANDBOX_PORT: port });
  expect(demo.stderr).toBe(
    `The demo cannot start:\n  Port ${port} is in use: set PORT to another one\n  Port ${port} is in use: set SANDBOX_PORT to another one\n`,
  );
  const storefront = run(["build/server.js"], {
    ...{ PORT: port, DELIVERY_API_URL: "http://127.0.0.1:9" },
    SESSION_SECRETS: "a secret that only the tests know and nobody else",
  });
  other.close();
  expect([demo.status, storefront.status]).toEqual([1, 1]);
  expect(storefront.stderr).toBe(`Doorstep cannot start:\n  PORT ${port} is in use: set it to another one\n`);
}, 450_000);
