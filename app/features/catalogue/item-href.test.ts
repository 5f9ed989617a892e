import { expect, test, vi } from "vitest";
import { itemHref, productHref } from "./item-href";
import { anItem } from "./testing";

test.each([
  ["food", false, "/home?page=2&dialog=item&item=41"],
  ["grocery", true, "/home?page=2&dialog=item&item=41&campaign=1"],
  ["ecommerce", false, "/product/plain-rice?module_id=1"],
  ["ecommerce", true, "/product/plain-rice?module_id=1&product_type=campaign"],
] as const)("CARD-11 RTE-39 a card of %s (campaign %s) leads to %s", (moduleType, isCampaign, href) => {
  expect(itemHref({ ...anItem({ moduleType }), isCampaign }, "/home?page=2")).toBe(href);
});

test("RTE-39 a product's link is whole in browsers that do not count the parameters of a search", () => {
  vi.spyOn(URLSearchParams.prototype, "size", "get").mockReturnValue(undefined as never);
  expect(productHref({ ...anItem({}), isCampaign: true })).toBe(
    "/product/plain-rice?module_id=1&product_type=campaign",
  );
});

test("RTE-38 a product without a slug or a module is named by its number", () => {
  expect(productHref({ id: 41, slug: "", moduleId: null, isCampaign: false })).toBe("/product/41");
});
