import { expect, test } from "vitest";
import type { CardItem } from "~/features/catalogue/card";
import { anItem } from "~/features/catalogue/testing";
import type { Block } from "./blocks.server";
import { distinct } from "./distinct";

const card = (id: number, of: Partial<CardItem> = {}): CardItem => ({
  ...anItem({ id }),
  isCampaign: false,
  sale: "available",
  isInStock: true,
  ...of,
});
const cards = (...ids: number[]) => ids.map((id) => card(id));

type Name = "popular" | "specialOffer" | "featured" | "basics" | "conditions";
const items = (name: Name, of: object): Block =>
  ({ name, data: { id: name, title: name, items: [], most: 3, look: "row", picture: null, ...of } }) as Block;

const idsOf = (rows: Block[][]) =>
  rows.flat().map(({ name, data }) => [name, "items" in data ? data.items.map(({ id }) => id) : []]);

test("HOME-food-01 an item stands in the first block that has it, and others take its place below", () => {
  const rows = distinct([
    [items("popular", { items: cards(1, 2, 3, 4) })],
    [items("specialOffer", { items: cards(3, 2, 5, 4, 6, 7) })],
  ]);
  expect(idsOf(rows)).toEqual([
    ["popular", [1, 2, 3]],
    ["specialOffer", [5, 4, 6]],
  ]);
});

test("a block with hardly any left is left out; one of a shop that has no more stays", () => {
  const above = [items("popular", { items: cards(1, 2, 3) })];
  expect(idsOf(distinct([above, [items("specialOffer", { items: cards(1, 2, 3, 4) })]]))).toHaveLength(1);
  expect(idsOf(distinct([above, [items("specialOffer", { items: cards(8) })]])).at(-1)).toEqual(["specialOffer", [8]]);
  expect(idsOf(distinct([[items("specialOffer", { empty: "Items Not Found!" })]]))).toHaveLength(1);
});

test("HOME-all-12 what a visitor picked by a tab or unfolded stays whole, and so do a flash sale and items of campaigns", () => {
  const sale = { name: "flashSale", data: { id: "flash-sale", items: cards(1, 2) } } as unknown as Block;
  const campaign = [1, 2, 3].map((id) => card(id, { isCampaign: true }));
  const rows = distinct([
    [items("popular", { items: cards(1, 2, 3) }), sale],
    [items("featured", { items: cards(3, 2, 1), isChoice: true })],
    [items("featured", { items: cards(2, 1), fold: { isOpen: true, href: "/home#featured" } })],
    [items("specialOffer", { items: campaign })],
  ]);
  expect(idsOf(rows)).toEqual([
    ["popular", [1, 2, 3]],
    ["flashSale", [1, 2]],
    ["featured", [3, 2, 1]],
    ["featured", [2, 1]],
    ["specialOffer", [1, 2, 3]],
  ]);
});

test("HOME-phar-01 HOME-phar-05 a condition's products are all there, though its tab is the first and a block above has them", () => {
  const tabs = [
    { label: "Fever", href: "/home?conditions=all", isCurrent: true },
    { label: "Allergy", href: "/home?conditions=2", isCurrent: false },
  ];
  const rows = distinct([
    [items("basics", { items: cards(1, 2, 3), tabs: [{ label: "All", href: "/home", isCurrent: true }] })],
    [items("conditions", { items: cards(1, 2, 3), tabs, isChoice: true })],
  ]);
  expect(idsOf(rows)).toEqual([
    ["basics", [1, 2, 3]],
    ["conditions", [1, 2, 3]],
  ]);
});
