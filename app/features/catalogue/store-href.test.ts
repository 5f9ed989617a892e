import { expect, test } from "vitest";
import { storeHref } from "./store-href";

const store = { id: 6, slug: "harbour-kitchen", moduleId: 1, zoneId: 4 };

test("RTE-33 RTE-34 RTE-35 a link to a store names its module, its zone and, from a card, how far it is", () => {
  expect(storeHref(store)).toBe("/store/harbour-kitchen?module_id=1&store_zone_id=4");
  expect(storeHref(store, 1.234)).toBe("/store/harbour-kitchen?module_id=1&store_zone_id=4&distance=1.23");
  expect(storeHref({ ...store, slug: "" })).toBe("/store/6?module_id=1&store_zone_id=4");
});

test("RTE-34 what is not told of a store is not made up", () => {
  expect(storeHref({ ...store, zoneId: null })).toBe("/store/harbour-kitchen?module_id=1");
  expect(storeHref({ ...store, moduleId: null })).toBe("/store/harbour-kitchen?store_zone_id=4");
});
