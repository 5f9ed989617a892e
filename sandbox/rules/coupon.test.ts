import { describe, expect, it } from "vitest";
import { cashbackOn, isCashbackOpen } from "./cashback";
import { couponRefusal } from "./coupon";

const terms = {
  type: "default",
  scope: null as number[] | null,
  customers: ["all"],
  from: "2026-01-01",
  until: "2026-12-31",
  usesPerCustomer: 2,
  minPurchase: 20,
};
const use = { day: "2026-06-01", customerId: 7, usesSoFar: 0, ordersSoFar: 3, storeId: 6, zoneId: 1, amount: 20 };

describe("couponRefusal", () => {
  it.each([
    ["may be used", {}, {}, null],
    ["has expired", {}, { day: "2027-01-01" }, 407],
    ["has not begun", {}, { day: "2025-12-31" }, 407],
    ["is used up", {}, { usesSoFar: 2 }, 406],
    ["0 uses are no limit", { usesPerCustomer: 0 }, { usesSoFar: 99 }, null],
    ["asks for more", {}, { amount: 19.99 }, 403],
    ["the amount is not known yet", {}, { amount: null }, null],
    ["is another customer's", { customers: ["8"] }, {}, 403],
    ["is this customer's", { customers: ["7"] }, {}, null],
    ["is for the first order", { type: "first_order" }, {}, 403],
    ["is for the first order, and this is it", { type: "first_order" }, { ordersSoFar: 0 }, null],
    ["first orders are for customers", { type: "first_order" }, { customerId: null, ordersSoFar: 0 }, 403],
    ["is for another store", { type: "store_wise", scope: [5] }, {}, 403],
    ["is for this store", { type: "store_wise", scope: [6] }, {}, null],
    ["is for another zone", { type: "zone_wise", scope: [2] }, {}, 403],
    ["is for this zone", { type: "zone_wise", scope: [1] }, {}, null],
  ])("%s", (_title, ofTerms, ofUse, status) =>
    expect(couponRefusal({ ...terms, ...ofTerms }, { ...use, ...ofUse })?.status ?? null).toBe(status),
  );
});

describe("cash-back", () => {
  const offer = {
    type: "percentage",
    value: 5,
    minPurchase: 10,
    maximum: 3,
    customers: ["all"],
    from: "2026-01-01",
    until: "2026-12-31",
  };
  it.each([
    [offer, 9.99, 0],
    [offer, 40, 2],
    [offer, 400, 3],
    [{ ...offer, maximum: 0 }, 400, 20],
    [{ ...offer, type: "amount" }, 40, 5],
  ])("%o earns on %d: %d", (terms, amount, earned) => expect(cashbackOn(terms, amount)).toBe(earned));

  it.each([
    ["2026-06-01", 7, ["all"], true],
    ["2027-06-01", 7, ["all"], false],
    ["2026-06-01", 7, ["8"], false],
  ])("on %s for %d of %o: %s", (day, id, customers, open) =>
    expect(isCashbackOpen({ ...offer, customers }, id, day)).toBe(open),
  );
});
