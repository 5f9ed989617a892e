import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ListedCoupon } from "~/delivery-api/model";
import { type CouponOrder, findListed, listedObstacle, rankedCoupons } from "./listed-coupons";

const coupon = (fields: Partial<ListedCoupon> = {}): ListedCoupon => ({
  id: 1,
  code: "HELLO",
  title: "Hello",
  discount: { value: 10, type: "percent" },
  minPurchase: 0,
  maxDiscount: 0,
  freesDelivery: false,
  storeName: null,
  storeId: null,
  moduleId: null,
  startsOn: null,
  expiresOn: null,
  needsAccount: false,
  isForFirstOrder: false,
  ...fields,
});
const order = (fields: Partial<CouponOrder> = {}): CouponOrder => ({
  goods: { items: 20, addOns: 0, discount: 0, discountBy: null },
  storeId: 6,
  deliveryFee: 2,
  day: "2026-03-04",
  buyer: "guest",
  digits: 2,
  ...fields,
});
const firstOrder = { needsAccount: true, isForFirstOrder: true };

describe("CHK-13: what the list says of a coupon", () => {
  test.each<[string, Partial<ListedCoupon>, Partial<CouponOrder>, ReturnType<typeof listedObstacle>]>([
    ["nothing against it", {}, {}, null],
    ["its last day counts", { expiresOn: "2026-03-04" }, {}, null],
    ["it has run out", { expiresOn: "2026-03-03" }, {}, "expired"],
    ["its first day counts", { startsOn: "2026-03-04" }, {}, null],
    ["it has not begun", { startsOn: "2026-03-05" }, {}, "notYet"],
    ["the store's own", { storeId: 6 }, {}, null],
    ["another store's own", { storeId: 7 }, {}, "otherStore"],
    ["a name alone proves nothing", { storeName: "Another Kitchen" }, {}, null],
    ["the minimum is reached", { minPurchase: 20 }, {}, null],
    ["the minimum is missed", { minPurchase: 20.01 }, {}, "minimum"],
    ["a guest has no first order", firstOrder, {}, "needsAccount"],
    ["for certain people", { needsAccount: true }, {}, "needsAccount"],
    ["a customer's list has theirs", { needsAccount: true }, { buyer: { orders: 3 } }, null],
    ["a new customer", firstOrder, { buyer: { orders: 0 } }, null],
    ["nobody says how many orders", firstOrder, { buyer: { orders: null } }, null],
    ["a customer who has ordered", firstOrder, { buyer: { orders: 1 } }, "firstOrder"],
  ])("%s", (_, fields, terms, expected) => expect(listedObstacle(coupon(fields), order(terms))).toBe(expected));

  test("a code is found in whatever case, with blanks around it, and no other one", () => {
    const listed = [coupon({ code: "HELLO10" }), coupon({ code: "Hello" })];
    expect(findListed(listed, " hello ")?.code).toBe("Hello");
    expect(findListed(listed, "HELL")).toBeNull();
    expect(findListed([], "HELLO")).toBeNull();
  });
});

describe("coupons to pick", () => {
  test("the one that saves most is first, then those whose minimum is nearest; what cannot be used is not offered", () => {
    const listed = [
      coupon({ code: "FAR", minPurchase: 50 }),
      coupon({ code: "TEN", discount: { value: 10, type: "percent" } }),
      coupon({ code: "NEAR", minPurchase: 25 }),
      coupon({ code: "RIDE", freesDelivery: true, discount: { value: 0, type: "amount" } }),
      coupon({ code: "THREE", discount: { value: 3, type: "amount" } }),
      coupon({ code: "GONE", expiresOn: "2026-01-01" }),
      coupon({ code: "NOTHING", discount: { value: 0, type: "amount" } }),
      coupon({ code: "FIRST", ...firstOrder }),
    ];
    const ranked = rankedCoupons(listed, order({ deliveryFee: 2.5 }));
    expect(ranked.map(({ coupon: { code }, saves, missing }) => [code, saves, missing])).toEqual([
      ["THREE", 3, 0],
      ["RIDE", 2.5, 0],
      ["TEN", 2, 0],
      ["NEAR", 0, 5],
      ["FAR", 0, 30],
    ]);
  });

  test("a free ride saves nothing where delivery is free", () => {
    expect(rankedCoupons([coupon({ freesDelivery: true })], order({ deliveryFee: 0 }))).toEqual([]);
  });

  test("whatever is listed: savings fall, are never negative, and never above the goods or the delivery", () => {
    const amount = fc.nat(10_000).map((cents) => cents / 100);
    const anyCoupon = fc
      .record({
        value: amount,
        type: fc.constantFrom("percent" as const, "amount" as const),
        min: amount,
        free: fc.boolean(),
      })
      .map(({ value, type, min, free }) =>
        coupon({
          discount: { value: type === "percent" ? Math.min(value, 100) : value, type },
          minPurchase: min,
          freesDelivery: free,
        }),
      );
    fc.assert(
      fc.property(fc.array(anyCoupon), amount, amount, (listed, items, deliveryFee) => {
        const ranked = rankedCoupons(
          listed,
          order({ goods: { items, addOns: 0, discount: 0, discountBy: null }, deliveryFee }),
        );
        ranked.forEach(({ saves, missing }, index) => {
          expect(saves > 0).toBe(missing === 0);
          expect(saves).toBeLessThanOrEqual(Math.max(items, deliveryFee) + 1e-9);
          expect(saves).toBeLessThanOrEqual(ranked[index - 1]?.saves ?? Number.POSITIVE_INFINITY);
        });
      }),
    );
  });
});
