import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aLine, anItem, aSelection } from "~/features/catalogue/testing";
import type { Quote } from "./quote";
import { parseSnapshot } from "./schema.server";
import { asChosen, changesBetween, fitsOneOrder, type Shown, snapshotOf } from "./snapshot";

const burger = { key: "[41]", name: "Harbour Burger", quantity: 1, unit: 10, addOns: 2 };
const rice = { key: "[42]", name: "Plain Rice", quantity: 2, unit: 3, addOns: 0 };
const shown: Shown = {
  place: { address: "12 Harbour Street", latitude: 1, longitude: 2 },
  lines: [burger, rice],
  discount: 1,
  deliveryFee: 2.5,
  tax: 0.75,
  taxIncluded: false,
  packaging: 0.5,
  additionalCharge: 0,
  tip: 2,
  wallet: 25.5,
};
const with_ = (change: Partial<Shown>): Shown => ({ ...shown, ...change });

describe("what has changed since the form was drawn", () => {
  it("is nothing when all is as it was", () => {
    expect(changesBetween(shown, with_({}))).toEqual([]);
  });

  it.each<[string, Partial<Shown>, object]>([
    [
      "a price",
      { lines: [{ ...burger, unit: 12 }, rice] },
      { kind: "price", name: "Harbour Burger", from: 10, to: 12 },
    ],
    ["an add-on's price", { lines: [{ ...burger, addOns: 3 }, rice] }, { kind: "price", from: 12, to: 13 }],
    ["a line that is gone", { lines: [burger] }, { kind: "removed", name: "Plain Rice" }],
    ["a quantity", { lines: [burger, { ...rice, quantity: 1 }] }, { kind: "quantity", from: 2, to: 1 }],
    ["the delivery fee", { deliveryFee: 4 }, { kind: "deliveryFee", from: 2.5, to: 4 }],
    ["the tax", { tax: 1 }, { kind: "tax", from: 0.75, to: 1 }],
    ["a tax that is inside the prices by now", { tax: 1, taxIncluded: true }, { kind: "taxIncluded", to: 1 }],
    ["a tip that is taken no more", { tip: 0 }, { kind: "tip", from: 2, to: 0 }],
    ["the packaging", { packaging: 3 }, { kind: "packaging", from: 0.5, to: 3 }],
    ["what the wallet holds", { wallet: 5 }, { kind: "wallet", from: 25.5, to: 5 }],
    ["a charge", { additionalCharge: 1 }, { kind: "additionalCharge", from: 0, to: 1 }],
    [
      "the place",
      { place: { address: "3 Hilltop Road", latitude: 1.1, longitude: 2 } },
      { kind: "place", to: "3 Hilltop Road" },
    ],
  ])("tells %s", (_, change, expected) => {
    expect(changesBetween(shown, with_(change))).toEqual([expect.objectContaining(expected)]);
  });

  it("tells a line that another tab added, and not the tax that follows from it", () => {
    const cola = { key: "[43]", name: "Cola", quantity: 1, unit: 2, addOns: 0 };
    expect(changesBetween(shown, with_({ lines: [burger, rice, cola], tax: 2, discount: 3 }))).toEqual([
      { kind: "added", name: "Cola" },
    ]);
  });

  it("tells with other lines what does not follow from them", () => {
    const changes = changesBetween(shown, with_({ lines: [burger], tax: 2, packaging: 3, deliveryFee: 4, wallet: 5 }));
    expect(changes.map(({ kind }) => kind)).toEqual(["removed", "deliveryFee", "packaging", "wallet"]);
  });

  it("tells that a tax comes on top by now, though it is as much as before", () => {
    expect(changesBetween(with_({ taxIncluded: true }), shown)).toEqual([{ kind: "taxOnTop", to: 0.75 }]);
  });

  it.each<[string, Partial<Shown>, Partial<Shown>, object[]]>([
    ["the tax that is known by now", { tax: null }, {}, [{ kind: "taxKnown", to: 0.75 }]],
    ["the fee that is known by now", { deliveryFee: null }, {}, [{ kind: "deliveryFeeKnown", to: 2.5 }]],
    ["nothing of a tax that proves to be none", { tax: null }, { tax: 0 }, []],
    ["nothing of what nobody can say now", {}, { tax: null, deliveryFee: null }, []],
    ["nothing of what nobody could say before, either", { tax: null }, { tax: null }, []],
  ])("tells %s", (_, before, now, changes) => {
    expect(changesBetween(with_(before), with_(now))).toEqual(changes);
  });

  it("keeps silent only when every amount is the same", () => {
    const amount = fc.integer({ min: 0, max: 5 });
    const record = fc.record({
      discount: amount,
      deliveryFee: amount,
      tax: amount,
      packaging: amount,
      additionalCharge: amount,
      tip: amount,
      wallet: amount,
    });
    fc.assert(
      fc.property(record, record, (a, b) => {
        const isSame = JSON.stringify(a) === JSON.stringify(b);
        expect(changesBetween(with_(a), with_(b)).length === 0).toBe(isSame);
      }),
    );
  });
});

const place = { address: "12 Harbour Street", latitude: 1, longitude: 2, zoneHeader: "[1]" };
const quote: Quote = {
  goods: { items: 10, addOns: 0, discount: 0, discountBy: null },
  couponDiscount: 0,
  firstOrderDiscount: null,
  tax: { kind: "percent", percent: 0, included: false },
  deliveryFee: 0,
  tips: false,
  additionalCharge: null,
  extraPackaging: null,
  feeNotes: { surge: null, vehicleCharge: 0 },
  taxes: [],
  digits: 2,
};
const chosen = { orderType: "delivery", packaging: false, fromWallet: false, tip: 0 } as const;

describe("what is told to whom", () => {
  const wallet = { balance: 5, rest: [] };
  const taxed = (tax: number): Quote["taxes"] =>
    ([false, true] as const).flatMap((packaging) => [
      { orderType: "delivery", packaging, tax: { kind: "amount", amount: 1, included: false } },
      { orderType: "take_away", packaging, tax: { kind: "amount", amount: packaging ? tax : 1, included: false } },
    ]);
  const [before, after] = [
    snapshotOf(place, [], { ...quote, extraPackaging: 0.5, taxes: taxed(2) }, wallet),
    snapshotOf(place, [], { ...quote, extraPackaging: 3, taxes: taxed(4) }, { ...wallet, balance: 1 }),
  ];
  const told = (of: Partial<Parameters<typeof asChosen>[1]>) =>
    changesBetween(asChosen(before, { ...chosen, ...of }), asChosen(after, { ...chosen, ...of }));
  const packaging = { kind: "packaging", from: 0.5, to: 3 };

  it.each<[string, Parameters<typeof told>[0], object[]]>([
    ["nothing to whoever chose none of it", {}, []],
    ["the packaging to whoever wants it", { packaging: true }, [packaging]],
    ["the wallet to whoever pays a part with it", { fromWallet: true }, [{ kind: "wallet", from: 5, to: 1 }]],
    ["no tax of another way", { orderType: "take_away" }, []],
    [
      "the tax of the way that is chosen",
      { orderType: "take_away", packaging: true },
      [{ kind: "tax", from: 2, to: 4 }, packaging],
    ],
  ])("is %s", (_case, choice, changes) => {
    expect(told(choice)).toEqual(changes);
  });
});

describe("what is brought and what is fetched", () => {
  const moved = { ...place, address: "3 Hilltop Road", latitude: 1.1 };
  const before = snapshotOf(place, [], { ...quote, deliveryFee: 2, tips: true }, null);
  const after = snapshotOf(moved, [], { ...quote, deliveryFee: 4, tips: false }, null);
  const fee = { kind: "deliveryFee", from: 2, to: 4 };
  const to = { kind: "place", to: "3 Hilltop Road" };

  it.each<[string, Partial<Parameters<typeof asChosen>[1]>, object[]]>([
    ["place and fee to whoever has it brought", {}, [to, fee]],
    ["that their tip goes nowhere to whoever gives one", { tip: 3 }, [to, fee, { kind: "tip", from: 3, to: 0 }]],
    ["nothing to whoever fetches it", { orderType: "take_away", tip: 3 }, []],
  ])("tells %s", (_, of, changes) => {
    const choice = { ...chosen, ...of };
    expect(changesBetween(asChosen(before, choice), asChosen(after, choice))).toEqual(changes);
  });
});

describe("an order that can come back as it was shown", () => {
  const lines = (count: number, variationType: string | null = null) =>
    Array.from({ length: count }, (_, id) => aLine({ item: anItem({ id }), selection: aSelection({ variationType }) }));
  it.each([
    ["a large one", lines(200), true],
    ["one line too many", lines(201), false],
    ["options too long", lines(200, "x".repeat(400)), false],
  ] as const)("%s: %#", (_, of, fits) => {
    const snapshot = snapshotOf(place, [...of], quote, null);
    expect(fitsOneOrder(snapshot)).toBe(fits);
    expect(parseSnapshot(JSON.stringify(snapshot))).toEqual(fits ? snapshot : null);
  });
});

describe("the discount that is shown", () => {
  const withDiscounts = (discount: number, couponDiscount: number) =>
    asChosen(snapshotOf(place, [], { ...quote, goods: { ...quote.goods, discount }, couponDiscount }, null), chosen);

  it("is the same to the cent, whatever it is made up of", () => {
    expect(changesBetween(withDiscounts(0.1, 0.2), withDiscounts(0.3, 0))).toEqual([]);
    expect(changesBetween(withDiscounts(0.1, 0.2), withDiscounts(0.31, 0))).toEqual([
      { kind: "discount", from: 0.3, to: 0.31 },
    ]);
  });
});
