import { expect, it } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { nothingChosen } from "~/features/checkout/schema.server";
import { cashOnDelivery } from "~/features/payments/cash";
import { translator } from "~/i18n/i18n.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { render } from "../../../tests/harness/render";
import type { ParcelPaymentData } from "./load-payment.server";
import { PaymentPage } from "./PaymentPage";
import { parcelPaymentConstraints, parcelPaymentSchema } from "./payment-schema.server";

const facts = { ...fallbackConfig, module: null, isSignedIn: true, hasPlace: true, place: null };
const t = translator("en");
const payments = { choices: [cashOnDelivery], wallet: { balance: 1, rest: [cashOnDelivery.method] } };
const tips = { offered: [0, 1, 2, 3, 5], most: 1000, mostText: "$1,000.00" };
const end = { name: "Gus", number: "+15550109999", text: "12 Harbour Street" };
const path = "/parcel-delivery-info/payment";

const filled = { payer: "sender", payment: "cash_on_delivery", tip: "0" };

const payment: ParcelPaymentData = {
  formKey: "k".repeat(24),
  seen: "{}",
  category: { name: "Documents", description: "", image: null },
  ends: { sender: end, receiver: end },
  deliveryInstruction: "",
  distanceKm: 2,
  quote: {
    goods: { items: 0, addOns: 0, discount: 0, discountBy: null },
    couponDiscount: 0,
    firstOrderDiscount: null,
    tax: { included: true, kind: "percent", percent: 0 },
    taxes: [],
    deliveryFee: 5,
    tips: true,
    additionalCharge: null,
    extraPackaging: null,
    feeNotes: { surge: null, vehicleCharge: 0 },
    digits: 2,
  },
  payments,
  refusals: [],
  defaults: filled,
  constraints: parcelPaymentConstraints(t, payments, tips),
};

it("the summary of what is wrong leads from every error of the schema to its field or group of choices", () => {
  const absurd = new FormData();
  for (const name of Object.keys(payment.constraints)) absurd.set(name, "x".repeat(300));
  const schema = parcelPaymentSchema(t, payments, tips, { ...nothingChosen, ownTip: true });
  const errors = Object.keys(parseForm(absurd, schema).reply().error ?? {});
  expect(errors).toEqual(expect.arrayContaining(["payer", "payment", "tip", "customTip"]));
  const error = Object.fromEntries(errors.map((name) => [name, [`${name} is wrong`]]));
  const reply = { status: "error" as const, initialValue: filled, error };
  const page = render(
    <ShopFactsProvider value={facts}>
      <PaymentPage payment={payment} />
    </ShopFactsProvider>,
    { path, formResult: { intent: "place-parcel", page: path, isRefused: true, reply } },
  );
  for (const name of errors) {
    expect(page).toContain(`href="#parcel-payment-${name}"`);
    expect(page.split(` id="parcel-payment-${name}"`), name).toHaveLength(2);
  }
});
