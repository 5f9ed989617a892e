import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Dialect } from "../model";
import { readItem } from "./item";
import { type Reader, readPage } from "./reader";

const reader = (dialect: Dialect = "m", dropped: string[] = []): Reader => ({
  dialect,
  images: { item: "https://api.example.test/storage/product" },
  customerVerification: false,
  sign: (address) => address,
  onDropped: (what, problem) => dropped.push(`${what} ${problem}`),
});
const soup = {
  id: 41,
  name: "Soup",
  price: 10,
  store_id: 6,
  module_type: "food",
  discount: 10,
  discount_type: "percent",
};
const size = {
  name: "Size",
  type: "single",
  min: "0",
  max: "0",
  required: "on",
  values: [
    { label: "Small", optionPrice: "0" },
    { label: "Large", optionPrice: "2" },
  ],
};

describe("what is in the food (docs/delivery-api.md §7.1)", () => {
  const long = "x".repeat(400);
  it.each<[string, Record<string, unknown>, string[]]>([
    ["a list", { allergies_name: ["Milk", "Nuts"] }, ["Milk", "Nuts"]],
    ["JSON text", { allergies_name: '["Milk", "Nuts"]' }, ["Milk", "Nuts"]],
    ["text with commas", { allergies_name: "Milk, Nuts ,," }, ["Milk", "Nuts"]],
    [
      "rows with a name",
      {
        allergies: [
          { id: 1, allergy: "Milk" },
          { id: 2, name: "Nuts" },
        ],
      },
      ["Milk", "Nuts"],
    ],
    ["both: the names", { allergies_name: ["Milk"], allergies: [{ allergy: "Lait" }] }, ["Milk"]],
    ["each once, in whatever case", { allergies_name: ["Milk", "milk", " MILK "] }, ["Milk"]],
    ["tags and entities", { allergies_name: ["<b>Nuts</b>", "Soya &amp; co"] }, ["Nuts", "Soya & co"]],
    ["nothing told", { allergies_name: [] }, []],
    ["null", { allergies_name: null }, []],
    ["broken JSON", { allergies_name: '["Milk' }, []],
    ["rows of nothing", { allergies_name: [null, 3.5, {}, [], ""] }, ["3.5"]],
    ["too long a word", { allergies_name: [long] }, ["x".repeat(40)]],
  ])("%s", (_, cells, expected) => {
    expect(readItem({ ...soup, ...cells }, reader()).allergens).toEqual(expected);
  });

  it("nutrition is read the same way", () => {
    expect(readItem({ ...soup, nutritions_name: ["Fibre"] }, reader()).nutrition).toEqual(["Fibre"]);
    expect(readItem({ ...soup, nutritions: [{ id: 1, nutrition: "Iron" }] }, reader()).nutrition).toEqual(["Iron"]);
  });

  it("whatever stands there: at most twenty short words, none empty", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(fc.string(), { maxLength: 60 }), fc.string()), (told) => {
        const { allergens } = readItem({ ...soup, allergies_name: told }, reader());
        expect(allergens.length).toBeLessThanOrEqual(20);
        for (const word of allergens) {
          expect(word).not.toBe("");
          expect(word.length).toBeLessThanOrEqual(40);
        }
      }),
    );
  });
});

describe("an item", () => {
  it("DATA-03 DATA-07 reads identity, pictures and markers", () => {
    const item = readItem(
      {
        ...soup,
        slug: "soup",
        description: "<p>Warm</p>",
        image: "s.png",
        images: [{ img: "s2.png" }, "s3.png"],
        veg: "1",
        recommended: 1,
        organic: "0",
        is_halal: 1,
        halal_tag_status: 0,
        avg_rating: "4.5",
        rating_count: 12,
        whislists_count: 3,
        tags: [{ tag: "spicy" }, { name: "hot" }, {}],
        category_ids: '[{"id":"3","position":1,"name":"Soups"},{"id":11},{"name":"lost"}]',
      },
      reader(),
    );
    expect(item).toMatchObject({
      slug: "soup",
      description: "Warm",
      image: "https://api.example.test/storage/product/s.png",
      images: [
        "https://api.example.test/storage/product/s.png",
        "https://api.example.test/storage/product/s2.png",
        "https://api.example.test/storage/product/s3.png",
      ],
      isVeg: true,
      isRecommended: true,
      isOrganic: false,
      isHalal: false,
      rating: 4.5,
      wishlistCount: 3,
      tags: ["spicy", "hot"],
      reviewCount: 12,
      categories: [
        { id: 3, name: "Soups" },
        { id: 11, name: "" },
      ],
    });
  });

  it("counts reviews of their own where they are told apart, and knows an only category", () => {
    const item = readItem({ ...soup, rating_count: 12, review_count: 5, category_id: 3 }, reader("x"));
    expect(item).toMatchObject({ ratingCount: 12, reviewCount: 5, categories: [{ id: 3, name: "" }] });
  });

  it("DATA-08 reads the wish count under either name", () => {
    expect(readItem({ ...soup, wishlist_count: "7" }, reader()).wishlistCount).toBe(7);
    expect(readItem({ ...soup, whislists_count: 8, wishlist_count: 7 }, reader()).wishlistCount).toBe(8);
    expect(readItem(soup, reader()).wishlistCount).toBeNull();
  });

  it("DATA-04 compares the store's discount only on M", () => {
    const row = { ...soup, store_discount: 15 };
    expect(readItem(row, reader("m")).storeDiscount).toBe(15);
    expect(readItem({ ...soup, restaurant_discount: 12 }, reader("m")).storeDiscount).toBe(12);
    expect(readItem(row, reader("n")).storeDiscount).toBe(0);
    expect(readItem(row, reader("x")).storeDiscount).toBe(0);
  });

  it("DATA-11 reads food groups, leaving out old-style and broken ones", () => {
    const { max: _, ...oldStyle } = size;
    const sauces = { ...size, name: "Sauces", type: "multi", required: "off", min: "1", max: "2" };
    const open = { ...sauces, name: "Herbs", min: 0, max: "0" };
    const item = readItem({ ...soup, food_variations: [size, oldStyle, sauces, open, { name: "X" }, null] }, reader());
    expect(item.variationGroups).toEqual([
      {
        name: "Size",
        type: "single",
        required: true,
        min: 1,
        max: 1,
        options: [
          { label: "Small", price: 0 },
          { label: "Large", price: 2 },
        ],
      },
      expect.objectContaining({ name: "Sauces", type: "multi", required: false, min: 1, max: 2 }),
      expect.objectContaining({ name: "Herbs", min: 0, max: 2 }),
    ]);
    expect(item.hasVariations).toBe(true);
  });

  it.each([[""], [null], ["[]"], [undefined], [{}]])(
    "has no variations when food_variations is %j",
    (food_variations) => {
      const item = readItem({ ...soup, food_variations, variations: "[]" }, reader());
      expect(item).toMatchObject({ variationGroups: [], hasVariations: false, isLight: false });
    },
  );

  it("DATA-05 DATA-12 reads combinations and choices, also from JSON text", () => {
    const row = {
      ...soup,
      module_type: "ecommerce",
      variations: '[{"type":"Red-L","price":"12","stock":"4"},{"type":"","price":1}]',
      choice_options: '[{"name":"choice_1","title":"Colour","options":["Red","Blue"]}]',
      stock: "20",
    };
    expect(readItem(row, reader())).toMatchObject({
      variations: [{ type: "Red-L", price: 12, stock: 4 }],
      choices: [{ name: "choice_1", title: "Colour", options: ["Red", "Blue"] }],
      stock: 20,
      hasVariations: true,
    });
  });

  it("DATA-05 CART-15 reads of an item only the options that its module sells by", () => {
    const row = {
      ...soup,
      variations: [{ type: "Large", price: 12, stock: 4 }],
      choice_options: [{ name: "choice_1", title: "Size", options: ["Large"] }],
      food_variations: [size],
    };
    expect(readItem(row, reader())).toMatchObject({ variations: [], choices: [], variationGroups: [{ name: "Size" }] });
    expect(readItem({ ...row, food_variations: [] }, reader()).hasVariations).toBe(false);
    const shirt = readItem({ ...row, module_type: "ecommerce" }, reader());
    expect(shirt).toMatchObject({ variations: [{ type: "Large" }], choices: [{ title: "Size" }], variationGroups: [] });
    expect(readItem({ ...row, module_type: "grocery", variations: [] }, reader()).hasVariations).toBe(false);
  });

  it("DATA-10 reads add-ons as objects, of either key, without the switched-off", () => {
    const addOns = [
      { id: 3, name: "Bread", price: 1, status: 1 },
      { id: 5, name: "Butter", price: "0.5", status: 0 },
    ];
    expect(readItem({ ...soup, add_ons: addOns }, reader()).addOns).toEqual([{ id: 3, name: "Bread", price: 1 }]);
    expect(readItem({ ...soup, add_ons: "[3,5]", addons: [addOns[0]] }, reader()).addOns).toHaveLength(1);
    expect(readItem({ ...soup, add_ons: "[3,5]" }, reader()).addOns).toEqual([]);
  });

  it("DATA-09 DATA-06 knows a campaign by its start date, and its hours", () => {
    const row = {
      id: 9,
      title: "Deal",
      price: 5,
      store_id: 6,
      module_type: "food",
      available_date_starts: "2026-03-01",
      available_date_ends: "2026-03-31",
      available_time_starts: "22:00",
      available_time_ends: "02:00",
    };
    expect(readItem(row, reader())).toMatchObject({
      name: "Deal",
      campaign: { from: "2026-03-01", to: "2026-03-31" },
      available: { from: "22:00", to: "02:00" },
    });
    expect(readItem(soup, reader()).campaign).toBeNull();
  });

  it.each([
    ["00:00:00", "23:59:59", null],
    ["07:00:00", "10:00:00", { from: "07:00", to: "10:00" }],
    ["09:00", "09:00", null],
    [null, "10:00", null],
  ])("is available from %s to %s: %j", (from, to, available) => {
    expect(readItem({ ...soup, available_time_starts: from, available_time_ends: to }, reader()).available).toEqual(
      available,
    );
  });

  it("of a light list says so", () => {
    expect(readItem({ ...soup, has_variant: 2 }, reader("n"))).toMatchObject({ isLight: true, hasVariations: true });
    expect(readItem({ ...soup, has_variant: "0" }, reader("x"))).toMatchObject({ isLight: true, hasVariations: false });
  });

  it("CARD-20 ITEM-13 of a light list may be ordered for later as far as its row tells; a whole one has to say so", () => {
    const tells = (row: object, dialect: "m" | "n" | "x") =>
      readItem({ ...soup, ...row }, reader(dialect)).scheduleOrder;
    expect(["n", "x"].map((dialect) => tells({}, dialect as "n"))).toEqual([true, true]);
    expect(tells({ schedule_order: false }, "n")).toBe(false);
    expect(tells({ schedule_order: 1 }, "n")).toBe(true);
    expect(tells({ variations: [] }, "m")).toBe(false);
    expect(tells({ food_variations: [], schedule_order: true }, "m")).toBe(true);
  });

  it("of food is what a flash sale has left, while one runs", () => {
    expect(readItem({ ...soup, flash_sale: 1, stock: 3 }, reader()).stock).toBe(3);
  });

  it("of food keeps no stock", () => {
    expect(readItem({ ...soup, stock: 0 }, reader()).stock).toBeNull();
  });

  it("carries its store, when there is one", () => {
    expect(readItem({ ...soup, store_details: { id: 6, name: "Demo Kitchen" } }, reader()).store?.name).toBe(
      "Demo Kitchen",
    );
    expect(readItem({ ...soup, store_details: {} }, reader()).store).toBeNull();
    expect(readItem({ ...soup, store_details: null }, reader()).store).toBeNull();
  });
});

describe("a list of items", () => {
  it("keeps its good rows and tells the broken ones", () => {
    const dropped: string[] = [];
    const broken = [null, "x", {}, { ...soup, id: 0 }, { ...soup, price: "free" }, { ...soup, module_type: "rental" }];
    const body = { total_size: "7", limit: null, offset: null, products: [soup, ...broken] };
    const page = readPage(body, "products", { page: 1, limit: 10 }, reader("m", dropped), (row) =>
      readItem(row, reader()),
    );
    expect(page).toMatchObject({ total: 7, page: 1, limit: 10 });
    expect(page.rows.map(({ id }) => id)).toEqual([41]);
    expect(dropped).toHaveLength(broken.length);
    expect(dropped.join()).not.toContain("Soup");
  });

  it.each([[[]], [null], [{ items: [] }], ["x"]])("%j is no page of products", (body) => {
    expect(() => readPage(body, "products", { page: 1, limit: 10 }, reader(), (row) => row)).toThrow();
  });

  it("DATA-32 counts its rows when the total is missing", () => {
    const page = readPage({ products: [1, 2] }, "products", { page: 1, limit: 10 }, reader(), (row) => row);
    expect(page.total).toBe(2);
  });
});
