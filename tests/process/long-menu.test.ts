import { parse } from "node-html-parser";
import { afterAll, beforeAll, expect, test } from "vitest";
import store from "~/i18n/locales/en/store.json";
import ui from "~/i18n/locales/en/ui.json";
import { arrivedVisitor } from "../harness/arrivals";
import { lengthenMenu } from "../harness/long-menu";
import { startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

const supermarket = 32;
const path = `/store/${supermarket}?module_id=2`;
const portion = 60;
let shop: TestShop;
let visitor: Visitor;
let total: number;
beforeAll(async () => {
  shop = await startShop({ environment: { SHARED_CACHE: "off" } });
  visitor = await arrivedVisitor(shop.url, undefined, "grocery");
  total = await lengthenMenu(shop, supermarket, 640);
});
afterAll(() => shop?.stop());

/** A page of the menu: its items' numbers, its links by their texts, and what was asked for it. */
async function look(path: string) {
  await shop.control.clearRequests();
  const answer = await visitor.get(path);
  expect(answer.status, path).toBe(200);
  const html = await answer.text();
  const page = parse(html);
  const asked = (await shop.control.requests()).filter(({ path }) => path.endsWith("/items/latest"));
  return {
    bytes: Buffer.byteLength(html),
    items: page.querySelectorAll("main article[id^=item-]").map(({ id }) => id),
    link: (text: string) =>
      page.querySelectorAll("main a").find(({ textContent }) => textContent === text)?.attributes.href ?? null,
    asked: asked.map(({ query: { limit, offset } }) => `${limit} at ${offset}`),
  };
}

test("RTE-36 without scripts a long menu is read page by page to its last item: each page is one call and sixty items, the eleventh as light as the first", async () => {
  const seen: string[] = [];
  const sizes: number[] = [];
  let next: string | null = path;
  for (let number = 1; next !== null; number += 1) {
    const page = await look(next.replaceAll("&amp;", "&"));
    expect(page.asked).toEqual([`${portion} at ${number}`]);
    expect(page.items.length).toBeLessThanOrEqual(portion);
    expect(page.link(ui.previousPage) === null, `the way back from page ${number}`).toBe(number === 1);
    seen.push(...page.items);
    sizes.push(page.bytes);
    next = page.link(ui.loadMore);
  }
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
  expect((sizes[10] ?? 0) / (sizes[0] ?? 1)).toBeLessThan(1.1);
});

test("RTE-36 a menu that is asked for beyond its end says so and leads to its beginning", async () => {
  const page = await look(`${path}&page=60`);
  expect(page.items).toEqual([]);
  expect(page.link(store.empty.fromTop)).toMatch(/^\/store\/[^?]*\?module_id=2$/);
});

test("RTE-36 with scripts a further portion is one call and its own rows", async () => {
  await shop.control.clearRequests();
  const answer = await visitor.get(`/store/${supermarket}/more?module_id=2&page=3`);
  const { rows, before, nextHref } = (await answer.json()) as { rows: unknown[]; before: number; nextHref: string };
  expect([rows.length, before]).toEqual([portion, 2 * portion]);
  expect(nextHref).toMatch(/^\/store\/[^/]+\?module_id=2&page=4#section-0$/);
  const asked = (await shop.control.requests()).filter(({ path }) => path.includes("/items/"));
  expect(asked.map(({ query }) => [query.limit, query.offset])).toEqual([["60", "3"]]);
});
