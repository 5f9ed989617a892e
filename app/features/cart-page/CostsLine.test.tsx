import { expect, test } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import type { CartCosts } from "~/features/checkout/cart-costs.server";
import { orderTotals } from "~/features/checkout/totals";
import { translator } from "~/i18n/i18n.server";
import { render } from "../../../tests/harness/render";
import { CostsLine } from "./CostsLine";

const facts = { ...fallbackConfig, module: null, isSignedIn: false, hasPlace: true, place: null };
const t = translator("en");
const totals = {
  goods: { items: 8, addOns: 0, discount: 0, discountBy: null },
  orderType: "delivery" as const,
  couponDiscount: 0,
  firstOrderDiscount: null,
  tips: false,
  tip: 0,
  additionalCharge: null,
  packaging: 0,
  digits: 2,
};
const known = { deliveryFee: 2, tax: { kind: "amount" as const, amount: 1, included: false } };

function line(of: Partial<Parameters<typeof orderTotals>[0]>, others: Partial<CartCosts> = {}) {
  const costs: CartCosts = {
    totals: orderTotals({ ...totals, ...known, ...of }),
    isDelivered: true,
    chargeName: "",
    belowMinimum: 0,
    isTooLong: false,
    ...others,
  };
  return render(
    <ShopFactsProvider value={facts}>
      <CostsLine costs={costs} />
    </ShopFactsProvider>,
  );
}

test.each([
  ["nothing", {}, false, false],
  ["the tax", { tax: null }, false, true],
  ["the fee", { deliveryFee: null }, true, false],
])("says of %s that it is not known yet", (_, of, fee, tax) => {
  const page = line(of);
  expect(page.includes(t("cart:costs.deliveryUnknown"))).toBe(fee);
  expect(page.includes(t("cart:costs.taxUnknown"))).toBe(tax);
  expect(page).not.toContain(t("cart:costs.freeDelivery"));
});

test("says that a cart has too many lines for one order", () => {
  expect(line({}, { isTooLong: true })).toContain(t("cart:costs.tooManyLines"));
  expect(line({})).not.toContain(t("cart:costs.tooManyLines"));
});
