import { describe, expect, it } from "vitest";
import type { CartLineInput } from "../calls";
import { readCart, readStoreCarts } from "./cart";
import type { Reader } from "./reader";
import { selectionBody } from "./selection-body";

const dropped: string[] = [];
const reader: Reader = {
  dialect: "x",
  images: {},
  customerVerification: false,
  sign: (address) => address,
  onDropped: (what) => dropped.push(what),
};
const item = { id: 41, name: "Soup", price: 10, store_id: 6, module_type: "food" };
const entry = { id: 310, item_id: 41, item_type: "App\\Models\\Item", price: 12, quantity: "2", variation: [], item };

describe("a cart", () => {
  it.each([
    ["labels in an object", [{ name: "Size", values: { label: ["Large"] } }]],
    ["labels as options", [{ name: "Size", values: [{ label: "Large", optionPrice: "2" }] }]],
    ["JSON text", '[{"name":"Size","values":{"label":["Large"]}}]'],
  ])("DATA-02 reads food picks as %s", (_, variation) => {
    const { lines } = readCart([{ ...entry, variation, add_on_ids: "[3,5,7]", add_on_qtys: [2, 0, 1] }], reader);
    expect(lines[0]).toMatchObject({
      id: 310,
      price: 12,
      isCampaign: false,
      selection: {
        quantity: 2,
        groups: [{ name: "Size", labels: ["Large"] }],
        variationType: null,
        addOns: [
          { id: 3, quantity: 2 },
          { id: 7, quantity: 1 },
        ],
      },
    });
  });

  it.each([
    [{ quantity: 1 }, 1],
    [{ quantity: 0 }, 0],
    [{ item: null }, 0],
    [{ item: "" }, 0],
  ])("with %j holds %d entries", (fields, count) => {
    expect(readCart([{ ...entry, ...fields }], reader).lines).toHaveLength(count);
  });

  it("knows a campaign's item by its type", () => {
    const { lines } = readCart([{ ...entry, item_type: "App\\Models\\ItemCampaign" }], reader);
    expect(lines[0]?.isCampaign).toBe(true);
  });

  it("DATA-01 every entry bears what it needs to be shown and changed", () => {
    const whole = {
      ...item,
      image_full_url: "https://img.example.test/soup.png",
      stock: "7",
      maximum_cart_quantity: "5",
      is_prescription_required: 1,
      food_variations: [
        {
          name: "Size",
          type: "single",
          min: 0,
          max: 0,
          required: "on",
          values: [{ label: "Large", optionPrice: "2" }],
        },
      ],
      add_ons: [{ id: 3, name: "Bread", price: 1 }],
    };
    const variation = [{ name: "Size", values: { label: ["Large"] } }];
    const row = { ...entry, item: whole, variation, add_on_ids: [3], add_on_qtys: [2] };
    expect(readCart([row], { ...reader, dialect: "m" }).lines).toMatchObject([
      {
        id: 310,
        price: 12,
        selection: { quantity: 2, groups: [{ labels: ["Large"] }], addOns: [{ id: 3, quantity: 2 }] },
        item: {
          id: 41,
          name: "Soup",
          price: 10,
          image: "https://img.example.test/soup.png",
          stock: null,
          maximumQuantity: 5,
          needsPrescription: true,
          moduleType: "food",
          variationGroups: [{ name: "Size", options: [{ label: "Large", price: 2 }] }],
          addOns: [{ id: 3, name: "Bread", price: 1 }],
        },
      },
    ]);
    const [line] = readCart([{ ...row, item: { ...whole, module_type: "grocery" } }], reader).lines;
    expect(line?.item.stock, "food keeps none").toBe(7);
  });

  it("reads the combination of other modules", () => {
    const { lines } = readCart([{ ...entry, variation: [{ type: "Red-L", price: 12, stock: 4 }] }], reader);
    expect(lines[0]?.selection).toMatchObject({ groups: [], variationType: "Red-L" });
  });

  it("knows campaign lines and takes store and module of the entry when the item has none", () => {
    const { store_id: _, ...bare } = item;
    const row = { ...entry, item_type: "App\\Models\\ItemCampaign", store_id: 8, module_id: 1, item: bare };
    expect(readCart([row], reader).lines[0]).toMatchObject({ isCampaign: true, item: { storeId: 8, moduleId: 1 } });
  });

  it("leaves out entries without an item or quantity", () => {
    dropped.length = 0;
    expect(readCart([{ ...entry, item: null }, { ...entry, quantity: 0 }, entry], reader).lines).toHaveLength(1);
    expect(dropped).toHaveLength(2);
  });

  it("puts the carts of several stores together, of one module", () => {
    const here = { store: { id: 6 }, carts: [{ ...entry, module_id: 1 }] };
    const there = { store: { id: 9 }, carts: [{ ...entry, id: 311, module_id: 2 }] };
    const ids = (moduleId: number | null) =>
      readStoreCarts([here, there, { store: { id: 10 } }], moduleId, reader).lines.map(({ id }) => id);
    expect(ids(1)).toEqual([310]);
    expect(ids(null)).toEqual([310, 311]);
  });

  it.each([[{}], [null], ["x"]])("%j is none", (body) => expect(() => readCart(body, reader)).toThrow());
});

describe("DATA-19 what was chosen, as the server wants it", () => {
  const line = (selection: Partial<CartLineInput["selection"]>): CartLineInput => ({
    itemId: 41,
    isCampaign: false,
    storeId: 6,
    unitPrice: 12,
    selection: { quantity: 1, groups: [], variationType: null, addOns: [], ...selection },
    variationStock: 4,
  });

  it("of food: names and labels", () => {
    const groups = [{ name: "Size", labels: ["Large"] }];
    const addOns = [{ id: 3, quantity: 2 }];
    expect(selectionBody(line({ groups, addOns }))).toEqual({
      quantity: 1,
      variation: [{ name: "Size", values: { label: ["Large"] } }],
      add_on_ids: [3],
      add_on_qtys: [2],
    });
  });

  it("of other modules: the matched combination", () => {
    expect(selectionBody(line({ variationType: "Red-L" })).variation).toEqual([{ type: "Red-L", price: 12, stock: 4 }]);
  });

  it("of nothing: empty lists", () => {
    expect(selectionBody(line({}))).toEqual({ quantity: 1, variation: [], add_on_ids: [], add_on_qtys: [] });
  });
});
