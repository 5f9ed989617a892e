import { describe, expect, test } from "vitest";
import { isModuleType, type ModuleType, moduleKind, moduleTypes, sendsParcels } from ".";
import { serverTraitsOf } from "./server-traits.server";

const homeOf = (type: ModuleType) => serverTraitsOf(type).home;
const typesWith = (has: (type: ModuleType) => boolean) => moduleTypes.filter(has);

test.each(["rental", "__proto__", "constructor", "", null, undefined, 4])("%j is no kind of module", (word) => {
  expect(isModuleType(word)).toBe(false);
});

test("NAV-07 one kind sends parcels, and who has chosen no module is in none of it", () => {
  expect(moduleTypes.filter((type) => sendsParcels({ type }))).toEqual(["parcel"]);
  expect(sendsParcels(null)).toBe(false);
});

test.each([
  ["CARD-11 items on their own page", (type: ModuleType) => moduleKind(type).itemsOpenIn === "page", ["ecommerce"]],
  ["DATA-11 groups of options", (type: ModuleType) => moduleKind(type).variations === "groups", ["food"]],
  ["ITEM-05 vegetarian or not", (type: ModuleType) => moduleKind(type).hasVegMark, ["food"]],
  ["ITEM-17 no stock", (type: ModuleType) => !moduleKind(type).keepsStock, ["food"]],
  ["CART-20 a maximum that is only told", (type: ModuleType) => !moduleKind(type).enforcesMaximum, ["food"]],
  ["CARD-08 whole names", (type: ModuleType) => !moduleKind(type).cutsNames, ["food"]],
  ["SRCH-21 brands", (type: ModuleType) => serverTraitsOf(type).hasBrandFilter, ["ecommerce"]],
  ["CHK-10 prescriptions", (type: ModuleType) => serverTraitsOf(type).takesPrescriptions, ["pharmacy"]],
  [
    "HOME-all-04 banners that open a dialog",
    (type: ModuleType) => homeOf(type).bannerItemsOpenIn === "dialog",
    ["food"],
  ],
  ["HOME-all-06 campaigns among banners", (type: ModuleType) => homeOf(type).bannersWithCampaigns, ["food"]],
  ["HOME-phar-04 campaigns' items in a row", (type: ModuleType) => homeOf(type).campaignItems === "row", ["pharmacy"]],
] as const)("%s", (_, has, types) => {
  expect(typesWith(has)).toEqual(types);
});

test.each([
  ["HOME-food-02", "food", [1, 2, 3, 3]],
  ["HOME-phar-03", "pharmacy", [1, 2, 3, 3]],
  ["HOME-groc-03", "grocery", [2, 2, 2, 2]],
  ["HOME-ecom-02", "ecommerce", [1, 2, 2, 2]],
] as const)("%s banners of %s in view with one, two, three and seven: %j", (_, type, views) => {
  expect([1, 2, 3, 7].map((count) => homeOf(type).bannersInView(count))).toEqual(views);
});

test("HOME-all-17 food's categories go round from seven on, others never", () => {
  expect(homeOf("food").categoriesLoopFrom).toBe(7);
  expect(homeOf("grocery").categoriesLoopFrom).toBe(Number.POSITIVE_INFINITY);
});

describe("a home", () => {
  test.each(moduleTypes)("of %s shows no block twice", (type) => {
    const blocks = homeOf(type).blocks.flat();
    expect(blocks.length).toBeGreaterThan(3);
    expect(new Set(blocks).size).toBe(blocks.length);
  });

  test("SALE-14 has cashback everywhere but where parcels are sent", () => {
    expect(typesWith((type) => !homeOf(type).blocks.flat().includes("cashback"))).toEqual(["parcel"]);
  });
});
