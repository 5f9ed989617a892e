import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { quotedTotals } from "~/features/checkout/quote";
import type { Totals } from "~/features/checkout/totals";
import { arranged, openPricedCatalogue } from "./support/priced-catalogue";
import { anyOrder } from "./support/random-orders";

/** Orders, each with three kinds of wishes. */
const numRuns = process.env.FULL_RUN ? 10_000 : 300;

let checkout: Awaited<ReturnType<typeof openPricedCatalogue>>;
beforeAll(async () => {
  checkout = await openPricedCatalogue();
});

test("the total shown is the total charged, part by part, for any cart under any settings", async () => {
  await fc.assert(
    fc.asyncProperty(anyOrder, async (order) => {
      const { charged, quote } = await arranged(checkout, order);
      const quoted = await quote();
      // N and X answer the tax themselves, before anybody has said how they want the order.
      const { tax } = await charged({ takeAway: false, tip: 0, wantsPackaging: false });
      const answered = { kind: "amount" as const, amount: tax, included: order.settings.tax_included === 1 };
      for (const wishes of order.wishes) {
        const shown = quotedTotals(order.dialect === "m" ? quoted : { ...quoted, tax: answered }, wishes);
        const price = await charged({
          takeAway: wishes.orderType === "take_away",
          tip: shown.tip,
          wantsPackaging: shown.packaging > 0,
        });
        const { digit_after_decimal_point: digits } = order.settings;
        const { flashDiscount, ...parts } = price;
        expect(partsOf(shown)).toEqual({
          ...namesOf(parts),
          discount: Number((price.discount + flashDiscount).toFixed(digits)),
        });
      }
    }),
    { numRuns },
  );
}, 600_000);

const names = ["items", "addOns", "tax", "tip", "additionalCharge", "packaging", "total"] as const;
type Named = Record<(typeof names)[number], number>;
const named = (amounts: Named) => Object.fromEntries(names.map((name) => [name, amounts[name]]));

const partsOf = (shown: Totals) => ({
  ...named(shown),
  discount: shown.discount,
  coupon: shown.couponDiscount,
  firstOrder: shown.firstOrderDiscount,
  fee: shown.deliveryFee,
});
const namesOf = (price: Named & { coupon: number; firstOrder: number; fee: number }) => ({
  ...named(price),
  coupon: price.coupon,
  firstOrder: price.firstOrder,
  fee: price.fee,
});
