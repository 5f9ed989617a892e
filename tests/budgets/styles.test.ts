import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { arrivedVisitor } from "../harness/arrivals";
import { moduleClass } from "../harness/module-class";
import { startShop, type TestShop } from "../harness/shop";
import { pageKinds } from "./page-kinds";

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop?.stop());

// What is loaded late in the browser brings its styles along; the server draws it at once.
test.each(pageKinds)("%s of %s links the styles of all that the server draws", async (path, module) => {
  const visitor = await arrivedVisitor(shop.url, undefined, module);
  const html = await (await visitor.get(path)).text();
  const hrefs = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"/g)].map(([, href]) => href);
  const sheets = await Promise.all(hrefs.map((href) => readFile(`build/client${href}`, "utf8")));
  const styled = new Set(sheets.flatMap((css) => [...css.matchAll(/\.(\w+)/g)].map(([, name]) => name)));
  const drawn = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" "));
  const ofModules = [...new Set(drawn)].filter((name) => moduleClass.test(name));
  expect(ofModules.length).toBeGreaterThan(20);
  expect(ofModules.filter((name) => !styled.has(name))).toEqual([]);
});
