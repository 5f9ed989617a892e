import { describe, expect, test } from "vitest";
import type { Cart } from "~/delivery-api/model";
import { aBurger, aLine, anItem, aSelection, aShirt } from "~/features/catalogue/testing";
import {
  type AddRequest,
  findLine,
  isOtherStore,
  isOvertaken,
  linesOutside,
  ofOneStore,
  piecesLeft,
  planAdd,
  planDecrement,
  planIncrement,
  subtotal,
  withOtherStores,
} from "./rules";

const rice = anItem();
const noodles = anItem({ id: 60, storeId: 7 });
const empty: Cart = { lines: [] };
const small = aSelection({ groups: [{ name: "Size", labels: ["Small"] }] });
const large = aSelection({ groups: [{ name: "Size", labels: ["Large"] }] });

const press = (of: Partial<AddRequest> = {}): AddRequest => ({
  item: rice,
  isCampaign: false,
  selection: null,
  lineId: null,
  hasLocation: true,
  onSale: true,
  ...of,
});
const withRice = (quantity: number, item = rice): Cart => ({
  lines: [aLine({ item, selection: aSelection({ quantity }) })],
});
const plan = (cart: Cart, of: Partial<AddRequest> = {}) => planAdd(cart, press(of), 2);

describe("add on a card", () => {
  test("CART-16 a plain item is added directly", () => {
    expect(plan(empty)).toEqual({ kind: "add", selection: aSelection(), price: 10, notice: null });
  });
  test.each([
    ["CART-14 ecommerce with variations", aShirt(), "open-product"],
    ["CART-15 food with groups", aBurger(), "open-dialog"],
    ["CART-15 grocery with variations", aShirt({ moduleType: "grocery" }), "open-dialog"],
  ])("%s: %s", (_, item, kind) => {
    expect(plan(empty, { item, hasLocation: false })).toEqual({ kind });
  });
  test("LOC-23 without a location nothing is added", () => {
    expect(plan(empty, { hasLocation: false })).toEqual({ kind: "ask-location" });
  });
  test("ITEM-12 what is not on sale is refused", () => {
    expect(plan(empty, { onSale: false })).toEqual({ kind: "refuse", reason: "not-on-sale" });
  });
  test("CART-16 the same item again is one piece more of its line", () => {
    const cart = withRice(2);
    expect(plan(cart)).toEqual({
      kind: "update",
      line: cart.lines[0],
      selection: aSelection({ quantity: 3 }),
      price: 10,
      notice: null,
    });
  });
  test("a campaign item of the same number is another line", () => {
    expect(plan(withRice(1), { isCampaign: true }).kind).toBe("add");
  });
});

describe("another store", () => {
  test.each([
    ["CART-10 another store's item", withRice(1), noodles, true],
    ["CART-10 a store of that number in another module", withRice(1), anItem({ moduleId: 9 }), true],
    ["CART-11 an empty cart", empty, noodles, false],
    ["CART-11 the same store", withRice(1), anItem({ id: 77 }), false],
    ["CART-11 the module is unknown", withRice(1), anItem({ id: 77, moduleId: null }), false],
    ["CART-11 one of several lines is of this store", { lines: [aLine({ item: noodles }), aLine()] }, rice, false],
  ])("%s", (_, cart, item, expected) => {
    expect(isOtherStore(cart, item)).toBe(expected);
    expect(plan(cart, { item }).kind === "ask-clear").toBe(expected);
  });
  test("CART-10 an invalid choice is told before clearing is asked", () => {
    const item = aBurger({ storeId: 7 });
    expect(plan(withRice(1), { item, selection: aSelection() }).kind).toBe("invalid");
  });
});

describe("the lines of one order", () => {
  const line = (id: number, storeId: number) => aLine({ id, item: anItem({ id, storeId }) });
  test.each([
    ["all of one store", [line(1, 6), line(2, 6)], [1, 2], []],
    ["those of the first line's store, in any order", [line(1, 6), line(2, 7), line(3, 6)], [1, 3], [2]],
    ["none of an empty cart", [], [], []],
  ])("CART-10 are %s", (_, cart, ordered, left) => {
    const { lines, waiting } = ofOneStore(cart);
    expect([lines.map(({ id }) => id), waiting.map(({ id }) => id)]).toEqual([ordered, left]);
  });
});

describe("the cart after a change to one store's lines", () => {
  const of = (id: number, storeId: number) => aLine({ id, item: anItem({ storeId }) });
  const cart = (...lines: Cart["lines"]): Cart => ({ lines });
  const both = cart(of(1, 6), of(2, 7));
  test.each([
    ["that is all of it", cart(of(1, 6)), cart(of(1, 6), of(3, 6)), 6, [1, 3]],
    ["that an older server tells whole", both, cart(of(1, 6), of(3, 6), of(2, 7)), 6, [1, 3, 2]],
    ["that is told without the others", both, cart(of(1, 6), of(3, 6)), 6, [1, 3, 2]],
    ["that is not the first store", both, cart(of(2, 7), of(3, 7)), 7, [1, 2, 3]],
    ["that has lost its last line", both, empty, 6, [2]],
    ["that is new in it", cart(of(1, 6)), cart(of(2, 7)), 7, [1, 2]],
  ])("CART-23 has the other stores' lines as they were, after one %s", (_, before, answer, storeId, ids) => {
    expect(withOtherStores(before, answer, storeId).lines.map(({ id }) => id)).toEqual(ids);
  });
});

describe("limits", () => {
  const stocked = anItem({ moduleType: "grocery", stock: 2 });
  const limited = anItem({ moduleType: "grocery", stock: 9, maximumQuantity: 2 });
  test.each([
    ["CART-18 stock", stocked, { kind: "refuse", reason: "stock" }],
    ["CART-19 maximum", limited, { kind: "refuse", reason: "max-quantity" }],
  ])("%s", (_, item, expected) => {
    expect(plan(withRice(2, item), { item })).toEqual(expected);
    expect(plan(withRice(1, item), { item })).toMatchObject({ kind: "update", notice: null });
  });
  test("CART-20 food above its maximum is sent with the notice", () => {
    const item = anItem({ maximumQuantity: 2 });
    expect(plan(withRice(2, item), { item })).toMatchObject({ kind: "update", notice: "max-quantity" });
    expect(plan(empty, { item, selection: aSelection({ quantity: 3 }) })).toMatchObject({
      kind: "add",
      notice: "max-quantity",
    });
  });
});

describe("add from the dialog", () => {
  const item = aBurger();
  const cart: Cart = { lines: [aLine({ id: 1, item, selection: small }), aLine({ id: 2, item, selection: large })] };

  test("VAR-08 the problems come back", () => {
    const problems = [{ code: "variation-required", name: "Size" }];
    expect(plan(empty, { item, selection: aSelection() })).toEqual({ kind: "invalid", problems });
  });
  test("CART-13 other options are a new line, priced with them", () => {
    const line = { lines: cart.lines.slice(0, 1) };
    expect(plan(line, { item, selection: large })).toEqual({ kind: "add", selection: large, price: 12, notice: null });
  });
  test("CART-13 the same options join their line, add-ons too", () => {
    const selection = { ...large, quantity: 2, addOns: [{ id: 3, quantity: 1 }] };
    const first = plan(cart, { item, selection });
    expect(first).toMatchObject({ kind: "update", line: { id: 2 }, selection: { ...selection, quantity: 3 } });
    const line = aLine({ id: 2, item, selection });
    expect(plan({ lines: [line] }, { item, selection })).toMatchObject({
      selection: { quantity: 4, addOns: [{ id: 3, quantity: 2 }] },
    });
  });
  test("ITEM-10 editing replaces the line's selection", () => {
    const selection = { ...large, quantity: 5 };
    expect(plan(cart, { item, selection, lineId: 1 })).toMatchObject({
      kind: "update",
      line: { id: 1 },
      selection,
      price: 12,
    });
  });
  test("ITEM-10 editing counts the line's own pieces once", () => {
    const stocked = anItem({ moduleType: "grocery", stock: 3 });
    const selection = aSelection({ quantity: 3 });
    expect(plan(withRice(2, stocked), { item: stocked, selection, lineId: 310 }).kind).toBe("update");
    const more = aSelection({ quantity: 4 });
    expect(plan(withRice(2, stocked), { item: stocked, selection: more, lineId: 310 })).toEqual({
      kind: "refuse",
      reason: "stock",
    });
  });
  test("CART-18 CART-19 the item's other lines count, towards the stock only those of the same variation", () => {
    const shirt = aShirt({ moduleType: "grocery", maximumQuantity: 4 });
    const of = (variationType: string, quantity: number) => aSelection({ variationType, quantity });
    const [mLine, xlLine] = [
      aLine({ id: 1, item: shirt, selection: of("SeaBlue-M", 2) }),
      aLine({ id: 2, item: shirt, selection: of("SeaBlue-X-L", 1) }),
    ];
    const press = (lines: Cart["lines"], selection: ReturnType<typeof of>, lineId: number | null = null) =>
      plan({ lines }, { item: shirt, selection, lineId });
    expect(press([mLine], of("SeaBlue-X-L", 1)).kind).toBe("add");
    expect(press([mLine, xlLine], of("SeaBlue-X-L", 1))).toEqual({ kind: "refuse", reason: "stock" });
    expect(press([mLine, xlLine], of("SeaBlue-M", 3), 1)).toMatchObject({ kind: "update", selection: { quantity: 3 } });
    expect(press([mLine, xlLine], of("SeaBlue-M", 4), 1)).toEqual({ kind: "refuse", reason: "max-quantity" });
  });
  test("ITEM-10 what an operator's lower limits find in the cart may become less, or other options", () => {
    const shirt = aShirt({ moduleType: "grocery", maximumQuantity: 2 });
    const of = (variationType: string, quantity: number) => aSelection({ variationType, quantity });
    const cart = {
      lines: [
        aLine({ id: 1, item: shirt, selection: of("SeaBlue-M", 6) }),
        aLine({ id: 2, item: shirt, selection: of("SeaBlue-X-L", 1) }),
      ],
    };
    const edit = (selection: ReturnType<typeof of>) => plan(cart, { item: shirt, selection, lineId: 1 });
    expect(edit(of("SeaBlue-M", 5))).toMatchObject({ kind: "update", selection: { quantity: 5 }, notice: null });
    expect(edit(of("SeaBlue-M", 7))).toEqual({ kind: "refuse", reason: "stock" });
    expect(edit(of("SeaBlue-X-L", 5))).toEqual({ kind: "refuse", reason: "stock" });
    const plenty = aShirt({ moduleType: "grocery", maximumQuantity: 2, stock: 99 });
    const more = { ...plenty, variations: plenty.variations.map((variation) => ({ ...variation, stock: 99 })) };
    const editMore = (selection: ReturnType<typeof of>) => plan(cart, { item: more, selection, lineId: 1 });
    expect(editMore(of("SeaBlue-X-L", 6)).kind).toBe("update");
    expect(editMore(of("SeaBlue-M", 7))).toEqual({ kind: "refuse", reason: "max-quantity" });
  });
  test("CART-13 of add-ons each is summed by itself", () => {
    const { add, more } = {
      add: { ...large, addOns: [{ id: 3, quantity: 1 }] },
      more: {
        ...large,
        addOns: [
          { id: 3, quantity: 2 },
          { id: 5, quantity: 1 },
        ],
      },
    };
    const line = aLine({ id: 2, item: aBurger(), selection: add });
    expect(plan({ lines: [line] }, { item: aBurger(), selection: more })).toMatchObject({
      selection: {
        addOns: [
          { id: 3, quantity: 3 },
          { id: 5, quantity: 1 },
        ],
      },
    });
  });
  test("ITEM-11 editing without a change", () => {
    expect(plan(cart, { item, selection: { ...small, addOns: [{ id: 3, quantity: 0 }] }, lineId: 1 })).toEqual({
      kind: "unchanged",
    });
  });
  test("a line that has gone meanwhile is added anew", () => {
    expect(plan(empty, { item, selection: small, lineId: 1 }).kind).toBe("add");
  });
  test("line identity: item, campaign and options, not quantity or add-ons", () => {
    const key = { item, isCampaign: false };
    expect(findLine(cart, key, { ...large, quantity: 7, addOns: [{ id: 3, quantity: 1 }] })?.id).toBe(2);
    expect(findLine(cart, { ...key, isCampaign: true }, large)).toBeNull();
    expect(findLine(cart, { ...key, item: rice }, large)).toBeNull();
  });
});

describe("steps", () => {
  test("CART-08 CART-09 decrement removes the last piece", () => {
    expect(planDecrement(aLine())).toEqual({ kind: "remove" });
    expect(planDecrement(aLine({ selection: aSelection({ quantity: 2 }) }))).toEqual({
      kind: "update",
      selection: aSelection({ quantity: 1 }),
    });
  });
  test("CART-21 CART-22 increment stops at maximum and stock", () => {
    expect(planIncrement(empty, aLine())).toEqual({ kind: "update", selection: aSelection({ quantity: 2 }) });
    expect(planIncrement(empty, aLine({ item: anItem({ maximumQuantity: 1 }) }))).toEqual({
      kind: "blocked",
      reason: "out-of-limits",
    });
    const item = anItem({ moduleType: "grocery", stock: 1 });
    expect(planIncrement(empty, aLine({ item }))).toEqual({ kind: "blocked", reason: "out-of-stock" });
  });
  test("CART-21 the maximum counts the item's other lines, and those of no other item", () => {
    const item = aBurger({ maximumQuantity: 3 });
    const [line, other] = [aLine({ id: 1, item, selection: small }), aLine({ id: 2, item, selection: large })];
    const cart = { lines: [line, other, aLine({ id: 3, item, isCampaign: true }), aLine({ id: 4 })] };
    expect(planIncrement(cart, line).kind).toBe("update");
    const two = aLine({ id: 2, item, selection: { ...large, quantity: 2 } });
    expect(planIncrement({ lines: [line, two] }, line)).toEqual({ kind: "blocked", reason: "out-of-limits" });
    expect(planIncrement({ lines: [line, two] }, two)).toEqual({ kind: "blocked", reason: "out-of-limits" });
  });
  test("CART-22 the stock is that of the line's own variation", () => {
    const item = aShirt({ moduleType: "grocery" });
    const of = (id: number, variationType: string) => aLine({ id, item, selection: aSelection({ variationType }) });
    const [m, xl] = [of(1, "SeaBlue-M"), of(2, "SeaBlue-X-L")];
    expect(planIncrement({ lines: [m, xl] }, m).kind).toBe("update");
    expect(planIncrement({ lines: [m, xl] }, xl)).toEqual({ kind: "blocked", reason: "out-of-stock" });
  });
});

describe("a decrease that the delivery API refuses", () => {
  const grocery = (stock: number, maximumQuantity: number | null = null) =>
    anItem({ moduleType: "grocery", stock, maximumQuantity });
  test.each([
    ["takes out what is sold no more", rice, 2, 1, ["cart_item"], 0],
    ["goes down to the maximum", anItem({ maximumQuantity: 2 }), 5, 4, ["cart_item_limit"], 2],
    ["goes down to the stock", grocery(3), 9, 8, ["stock"], 3],
    ["goes down to the smaller of both", grocery(3, 2), 9, 8, ["stock", "cart_item_limit"], 2],
    ["takes out what is sold out", grocery(0), 2, 1, ["stock"], 0],
    ["stays refused where no limit explains it", rice, 5, 4, ["cart_item_limit"], null],
    ["stays refused where as many may be had", anItem({ maximumQuantity: 4 }), 5, 4, ["cart_item_limit"], null],
    ["stays refused for any other reason", anItem({ maximumQuantity: 2 }), 5, 4, ["cart"], null],
  ])("CART-09 %s", (_case, item, quantity, wanted, codes, left) => {
    const cart = withRice(quantity, item);
    expect(cart.lines.map((line) => piecesLeft(cart, line, wanted, codes))).toEqual([left]);
  });
  test("CART-09 counts the item's other lines towards the maximum", () => {
    const item = aBurger({ maximumQuantity: 5 });
    const of = (id: number, groups: typeof small, quantity: number) =>
      aLine({ id, item, selection: { ...groups, quantity } });
    const [line, other] = [of(1, small, 4), of(2, large, 3)];
    expect(piecesLeft({ lines: [line, other] }, line, 3, ["cart_item_limit"])).toBe(2);
    expect(piecesLeft({ lines: [line, of(2, large, 9)] }, line, 3, ["cart_item_limit"])).toBe(0);
  });
  test("CART-09 keeps a line whose options stand in a second one", () => {
    const [line, twin] = [aLine({ id: 1 }), aLine({ id: 2 })];
    expect(piecesLeft({ lines: [line, twin] }, line, 1, ["cart_item"])).toBeNull();
    const campaign = aLine({ id: 2, isCampaign: true });
    expect(piecesLeft({ lines: [line, campaign] }, line, 1, ["cart_item"])).toBe(0);
  });
});

test("CART-03 the subtotal is the sum of the discounted lines with their add-ons", () => {
  const item = aBurger({ discount: { value: 10, type: "percent" } });
  const selection = { ...large, quantity: 2, addOns: [{ id: 3, quantity: 1 }] };
  const cart = {
    lines: [
      aLine({ item, selection }),
      aLine({ item: anItem({ price: 0.1 }), selection: aSelection({ quantity: 3 }) }),
    ],
  };
  expect(subtotal(cart, 2)).toBe(24.9);
  expect(subtotal(empty, 2)).toBe(0);
});

describe("a press on − or +", () => {
  test.each([
    ["was made on the line's own number", 2, 2, 3, false],
    ["was sent twice", 3, 2, 3, false],
    ["was overtaken by another tab", 5, 2, 3, true],
    ["would remove what another tab has added to", 3, 1, 0, true],
    ["follows another one that is still under way", 5, null, 3, false],
  ])("CART-23 that %s", (_case, quantity, was, wanted, expected) => {
    expect(isOvertaken(aLine({ selection: aSelection({ quantity }) }), { was, wanted })).toBe(expected);
  });
});

describe("what cannot be brought to another place", () => {
  const of = (id: number, zoneId: number | null) => aLine({ id, item: anItem({ zoneId }) });
  const cart = { lines: [of(1, 1), of(2, 2), of(3, null)] };
  test.each([
    [[1], [2]],
    [[2], [1]],
    [[1, 2], []],
    [[], [1, 2]],
  ])("in the zones %j are the lines %j", (zoneIds, ids) => {
    expect(linesOutside(cart, zoneIds).map(({ id }) => id)).toEqual(ids);
  });
  test("is nothing of an empty cart", () => {
    expect(linesOutside(empty, [])).toEqual([]);
  });
});
