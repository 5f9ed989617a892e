import { describe, expect, it } from "vitest";
import { quotedTotals } from "~/features/checkout/quote";
import { parcelFee, parcelQuote } from "./fee";

const terms = {
  distanceKm: 4,
  category: { perKm: 1.5, minimum: 4 },
  shipping: { perKm: 2, minimum: 5 },
  rates: { maximum: 30 },
  vehicleCharge: 0,
  digits: 2,
};

describe("the fee of a parcel (docs/delivery-api.md §11.5)", () => {
  it.each([
    ["goes by the category's charge per kilometre", {}, 6],
    ["is at least the category's minimum", { distanceKm: 1 }, 4],
    ["goes by the config where the category names nothing", { category: { perKm: null, minimum: null } }, 8],
    ["mixes what the category names with the config", { category: { perKm: null, minimum: 9 } }, 9],
    ["a charge of nothing is a charge", { category: { perKm: 0, minimum: 0 } }, 0],
    ["is at most the zone's maximum", { distanceKm: 100 }, 30],
    ["a maximum below the minimum is none", { distanceKm: 100, rates: { maximum: 3 } }, 150],
    ["a maximum of nothing is none", { distanceKm: 100, rates: { maximum: 0 } }, 150],
    ["without a zone there is no maximum", { distanceKm: 100, rates: null }, 150],
    ["the vehicle comes on top of the maximum", { distanceKm: 100, vehicleCharge: 2.5 }, 32.5],
    ["is rounded once, at its end", { distanceKm: 3.333, vehicleCharge: 0.004 }, 5],
    ["in a currency without decimals", { distanceKm: 3.1, digits: 0 }, 5],
  ])("%s", (_title, change, fee) => {
    expect(parcelFee({ ...terms, ...change })).toBe(fee);
  });
});

describe("the total of a parcel", () => {
  const config = {
    currency: { symbol: "$", side: "left" as const, digits: 2 },
    parcelShipping: terms.shipping,
    taxIncluded: false,
    tips: true,
    additionalCharge: { name: "Service", amount: 1.25 },
  };
  const totalOf = (tax: { amount: number; included: boolean } | null, tip = 2, tips = true) =>
    quotedTotals(parcelQuote({ ...terms, config: { ...config, tips }, tax }), {
      orderType: "delivery",
      tip,
      packaging: true,
    });

  it.each([
    ["is fee, tip and additional charge", totalOf(null), 9.25],
    ["counts a tax that is not included", totalOf({ amount: 0.6, included: false }), 9.85],
    ["does not count one that is", totalOf({ amount: 0.6, included: true }), 9.25],
    ["knows no tip where nobody takes any", totalOf(null, 2, false), 7.25],
  ])("%s", (_title, totals, total) => {
    expect(totals).toMatchObject({ total, items: 0, discount: 0, packaging: 0 });
  });
});
