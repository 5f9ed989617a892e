import { expect, test } from "vitest";
import { analyticsLimits } from "~/limits";
import { analyticsLine, itemViewed, listViewed } from "./analytics-items";
import { aBurger, aLine, anItem, aSelection } from "./testing";

const off = { value: 10, type: "percent" } as const;
const categories = [
  { id: 2, name: "" },
  { id: 3, name: "Sides" },
  { id: 4, name: "Rice" },
];

test("an item is viewed at its price after discount, in its widest category that has a name", () => {
  const item = { ...anItem({ discount: off, categories }), isCampaign: false };
  const viewed = { item_id: "41", item_name: "Plain Rice", item_category: "Sides", price: 9, quantity: 1 };
  expect(itemViewed(item, 2)).toEqual({ name: "view_item", params: { value: 9, items: [viewed] } });
});

test("a campaign item is told apart from the item of the same number", () => {
  const { params } = itemViewed({ ...anItem(), isCampaign: true }, 2);
  expect(params).toMatchObject({ items: [{ item_id: "campaign-41" }] });
});

test("options and add-ons of a line are in the price of a piece", () => {
  const selection = aSelection({
    quantity: 2,
    groups: [{ name: "Size", labels: ["Large"] }],
    addOns: [{ id: 3, quantity: 1 }],
  });
  // (10 + 2) less a tenth, twice, and one portion of fries.
  expect(analyticsLine(aLine({ item: aBurger({ discount: off }), selection }), 2)).toEqual({
    item_id: "42",
    item_name: "Harbour Burger",
    price: 12.3,
    quantity: 2,
  });
});

test("of a long list the first items are told, and its name where it has one", () => {
  const many = Array.from({ length: 100 }, (_, index) => ({ ...anItem({ id: index + 1 }), isCampaign: false }));
  const { name, params } = listViewed({ id: "store-6", name: "Harbour Kitchen" }, many, 2);
  expect(name).toBe("view_item_list");
  expect(params).toMatchObject({ item_list_id: "store-6", item_list_name: "Harbour Kitchen" });
  expect(params).toHaveProperty("items.length", analyticsLimits.items);
  expect(listViewed({ id: "searched" }, [], 2).params).toEqual({ item_list_id: "searched", items: [] });
});
