import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { startShop, type TestShop } from "../harness/shop";
import { visitorOf } from "../harness/visitor";

const font = fileURLToPath(new URL("../../app/ui/fonts/figtree-latin-wght-normal.woff2", import.meta.url));

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({ environment: { BRAND_COLOR: "ffee00", BRAND_ART: "off", BRAND_FONT: font } });
});
afterAll(async () => {
  await shop?.stop();
});

const pageOf = async (answer: Response) => {
  const html = await answer.text();
  return { answer, html, root: parse(html, { blockTextElements: { style: true, script: true } }) };
};

test("with BRAND_COLOR every page brings the accent with it, allowed by its policy: drawn, cached, lite and offline", async () => {
  const guest = await arrivedVisitor(shop.url);
  const answers = [
    await guest.get("/home"),
    await guest.get("/home"),
    await visitorOf(shop.url).get("/", { "Save-Data": "on" }),
    await visitorOf(shop.url).get("/offline", { "Save-Data": "on" }),
    await guest.get("/nowhere/at/all"),
  ];
  for (const { answer, root } of await Promise.all(answers.map(pageOf))) {
    const [style, ...others] = root.querySelectorAll("head > style");
    expect(others).toEqual([]);
    expect(style?.rawText).toMatch(
      /^:root,\[data-module\]\{--ds-accent:var\(--if-light,#\w{6}\) var\(--if-dark,#ffee00\);/,
    );
    expect(answer.headers.get("Content-Security-Policy")).toContain(`'nonce-${style?.getAttribute("nonce")}'`);
  }
});

test("a colour that words cannot be read on is made darker, and the log says so at start", () => {
  const [told] = shop.logs().filter(({ brandColor }) => brandColor !== undefined);
  expect(told).toMatchObject({ level: 40, brandColor: "#ffee00", dark: "#ffee00" });
  expect(told?.light).not.toBe("#ffee00");
});

test("with BRAND_FONT pages preload the operator's font, in both languages, and it is kept by browsers; lite pages know nothing of it", async () => {
  const guest = await arrivedVisitor(shop.url);
  for (const language of ["en", "ar"]) {
    const { root } = await pageOf(await guest.get(`/home?lang=${language}`));
    const fonts = root.querySelectorAll("link[rel=preload][as=font]").map((link) => link.getAttribute("href") ?? "");
    const [href, ...others] = fonts.filter((href) => href.startsWith("/assets/font-"));
    expect(others).toEqual([]);
    expect(fonts.filter((href) => href.includes("figtree"))).toEqual([]);
    expect(root.querySelector("head > style")?.rawText).toContain(`src:url(${href})`);
    const answer = await fetch(shop.url + href);
    expect(answer.headers.get("Content-Type")).toBe("font/woff2");
    expect(answer.headers.get("Cache-Control")).toContain("immutable");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(await readFile(font));
  }
  const lite = await pageOf(await visitorOf(shop.url).get("/", { "Save-Data": "on" }));
  expect(lite.html).not.toContain("/assets/font-");
  expect((await fetch(`${shop.url}/assets/font-000000000000.woff2`)).status).toBe(404);
});

test("with BRAND_ART off the landing page and the homes have no drawing", async () => {
  const guest = await arrivedVisitor(shop.url);
  for (const path of ["/", "/home"]) {
    const { root } = await pageOf(await guest.get(path));
    expect(root.querySelector("h1")).not.toBeNull();
    // Icons have a box of 24 units.
    const boxes = root.querySelectorAll("main svg[viewBox]").map((svg) => svg.getAttribute("viewBox"));
    expect(boxes.filter((box) => box !== "0 0 24 24")).toEqual([]);
  }
});

test("the icon that pages link for the home screen is the manifest's, the config's own", async () => {
  const { root } = await pageOf(await visitorOf(shop.url).get("/"));
  const href = root.querySelector("link[rel=apple-touch-icon]")?.getAttribute("href") ?? "";
  const led = await fetch(shop.url + href, { redirect: "manual" });
  const { icons } = (await (await fetch(`${shop.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] };
  expect(led.status).toBe(302);
  expect(led.headers.get("Set-Cookie")).toBeNull();
  expect(led.headers.get("Location")).toBe(icons[0]?.src);
  expect(icons[0]?.src).not.toContain(shop.url);
  expect((await fetch(led.headers.get("Location") ?? "")).headers.get("Content-Type")).toMatch(/^image\//);
});
