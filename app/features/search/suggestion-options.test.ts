import { describe, expect, it } from "vitest";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { anItem } from "~/features/catalogue/testing";
import type { Suggestions } from "./load-suggestions.server";
import { inShopHref, optionsFor } from "./suggestion-options";

const soup: CardItem = {
  ...anItem({ id: 7, slug: "soup", name: "Soup", price: 4 }),
  isCampaign: false,
  sale: "available",
  isInStock: true,
};
const noodleBar: CardStore = {
  id: 9,
  slug: "noodle-bar",
  name: "Noodle Bar",
  address: "2 Harbour Street",
  logo: "bar.png",
  cover: null,
  moduleId: 1,
  zoneId: 3,
  deliveryTime: "20-30 min",
  freeDelivery: false,
  minimumOrder: 0,
  rating: 4.6,
  ratingCount: 12,
  location: null,
  charges: null,
  discount: null,
  closed: null,
};
const before = {
  recent: ["rice"],
  items: [soup],
  current: "/home?page=2",
  price: ({ price }: CardItem) => `$${price}`,
};
const found: Suggestions = {
  term: "no",
  names: ["Noodles"],
  items: [soup],
  stores: [noodleBar],
  categories: [{ id: 2, name: "Noodles", image: null, href: "/home?id=2" }],
  titles: { item: "Foods", store: "Restaurants" },
  recent: [],
};

describe("SRCH-01 lines of the panel", () => {
  it("before typing: recent searches, then items over the page", () => {
    expect(optionsFor("", found, before).map(({ kind, href }) => [kind, href])).toEqual([
      ["recent", "/home?search=rice&data_type=searched"],
      ["item", "/home?page=2&dialog=item&item=7"],
    ]);
  });

  it("while typing: names to search for, then items with shop and price, stores and categories; nothing before they have come", () => {
    expect(optionsFor("no", found, before).map(({ kind, name, about }) => [kind, name, about])).toEqual([
      ["term", "Noodles", []],
      ["item", "Soup", ["Harbour Kitchen", "$4"]],
      ["store", "Noodle Bar", ["20-30 min"]],
      ["category", "Noodles", []],
    ]);
    expect(optionsFor("no", found, before).map(({ href }) => href)).toEqual([
      "/home?search=Noodles&data_type=searched",
      "/home?page=2&dialog=item&item=7",
      "/store/noodle-bar?module_id=1&store_zone_id=3",
      "/home?id=2",
    ]);
    expect(optionsFor("no", null, before)).toEqual([]);
  });

  it("on a store's page its own search comes first", () => {
    const current = "/store/noodle-bar?module_id=1&store_zone_id=3&category=5";
    expect(optionsFor("no", found, { ...before, current })[0]).toMatchObject({
      kind: "shop",
      name: "no",
      href: "/store/noodle-bar?module_id=1&store_zone_id=3&search=no",
    });
  });

  it.each(["/home", "/store/latest", "/store/popular?page=2", "/store/noodle-bar/reviews", "/stores"])(
    "%s is no store's page",
    (current) => expect(inShopHref(current, "no")).toBeNull(),
  );
});
