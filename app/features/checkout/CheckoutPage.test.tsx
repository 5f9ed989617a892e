import { describe, expect, it } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { cashOnDelivery } from "~/features/payments/cash";
import { offlineChoice } from "~/features/payments/offline";
import { translator } from "~/i18n/i18n.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { render } from "../../../tests/harness/render";
import { CheckoutPage } from "./CheckoutPage";
import type { CheckoutOrder } from "./checkout-data";
import { checkoutConstraints, checkoutSchema, chosenIn } from "./schema.server";

const facts = {
  ...fallbackConfig,
  currency: { symbol: "$", side: "left" as const, digits: 2 },
  module: null,
  isSignedIn: true,
  hasPlace: true,
  place: null,
};
const t = translator("en");
const bank = { id: 2, name: "Bank", facts: [], inputs: [{ name: "n", label: "Number", isRequired: true }] };
const terms = {
  orderTypes: ["delivery", "take_away"] as CheckoutOrder["orderTypes"],
  isSoldNow: true,
  slots: [{ date: "2026-11-26", slots: [{ from: "10:00", to: "10:30" }] }],
  payments: {
    choices: [cashOnDelivery, offlineChoice(bank)],
    wallet: { balance: 5, rest: [cashOnDelivery.method] },
  },
  isGuest: false,
  tips: { offered: [0, 1, 2, 3, 5], most: 1000, mostText: "$1,000.00" },
};

const filled = { orderType: "delivery", when: "asap", payment: "cash_on_delivery", tip: "0" };

const order: CheckoutOrder = {
  ...terms,
  kind: "order",
  formKey: "k".repeat(24),
  seen: "{}",
  store: {
    id: 6,
    name: "Harbour Kitchen",
    href: "/store/harbour-kitchen?module_id=1&store_zone_id=1",
    zoneId: 1,
    deliveryTime: null,
    cutlery: true,
  },
  place: { address: "12 Harbour Street" },
  saved: [],
  fingerprints: { place: "", contact: "" },
  isContactKnown: true,
  lines: [],
  waiting: null,
  quote: {
    goods: { items: 40, addOns: 0, discount: 0, discountBy: null },
    couponDiscount: 0,
    firstOrderDiscount: null,
    tax: { included: true, kind: "percent", percent: 0 },
    taxes: [],
    deliveryFee: 2,
    tips: true,
    additionalCharge: null,
    extraPackaging: 1,
    feeNotes: { surge: null, vehicleCharge: 0 },
    digits: 2,
  },
  coupon: null,
  coupons: [],
  prescription: { atMost: 5, isAll: false, mustChooseAgain: false },
  countries: [],
  noTime: null,
  refusals: [],
  defaults: filled,
  constraints: checkoutConstraints(t, terms),
};

/** The page as the server sends it; `answered`: to a form with these errors, or refusals. */
function html(
  of: Partial<CheckoutOrder> & { defaults?: typeof filled } = {},
  answered?: { errors?: string[]; refusals?: CheckoutOrder["refusals"] },
) {
  const error = Object.fromEntries((answered?.errors ?? []).map((name) => [name, [`${name} is wrong`]]));
  const formResult = answered && {
    intent: "place-order",
    page: "/checkout",
    isRefused: true,
    reply: { initialValue: of.defaults ?? filled, ...(answered.errors ? { status: "error" as const, error } : {}) },
    details: { ...(answered.refusals ? { refusals: answered.refusals } : {}) },
  };
  return render(
    <ShopFactsProvider value={facts}>
      <CheckoutPage checkout={{ ...order, ...of }} />
    </ShopFactsProvider>,
    { path: "/checkout", ...(formResult ? { formResult } : {}) },
  );
}

describe("what stands against an order", () => {
  const zone = { reason: "zone", next: "location", message: "" } as const;
  const minimum = { reason: "minimum", next: "cart", message: "" } as const;
  const [outside, below] = [t("checkout:refusals.zone.title"), t("checkout:refusals.minimum.text")];
  const fetched = { ...filled, orderType: "take_away" };

  it("a place outside the zone stands against a delivery, and not against what is fetched", () => {
    expect(html({ refusals: [zone, minimum] })).toContain(outside);
    const takeAway = html({ refusals: [zone, minimum], defaults: fetched });
    expect(takeAway).not.toContain(outside);
    expect(takeAway).toContain(below);
  });

  it("ITEM-12 an item without a time is named, and the store is not called closed", () => {
    const noTime = { reason: "notNow", next: "cart", message: "Pancakes (until 11)" } as const;
    const page = html({ isSoldNow: false, slots: [], noTime });
    for (const words of [t("checkout:refusals.notNow.title"), "Pancakes (until 11)", 'href="/cart"'])
      expect(page).toContain(words);
    expect(page).not.toContain(t("checkout:refusals.closed.title"));
    expect(page).not.toContain(t("checkout:placeOrder"));
  });

  it("RTE-34 an order below the minimum leads back to the store, and so does a prescription", () => {
    const link = `href="${order.store.href.replaceAll("&", "&amp;")}"`;
    expect(html()).not.toContain(link);
    expect(html({ refusals: [minimum] })).toContain(link);
    expect(html({ prescription: { atMost: 5, isAll: true, mustChooseAgain: false } })).toContain(link);
  });

  it("the answer to a press is shown whatever is chosen", () => {
    expect(html({ defaults: fetched }, { refusals: [zone] })).toContain(outside);
  });
});

it("how it is handed over stays chosen in a form that was refused", () => {
  const checked = (page: string) =>
    [...page.matchAll(/<input[^>]*name="dropOff"[^>]*>/g)].flatMap(([tag]) => (tag.includes("checked") ? [tag] : []));
  const chosen = checked(html({ defaults: { ...filled, dropOff: "leave" } }, { errors: ["contactName"] }));
  expect(chosen).toEqual([expect.stringContaining('value="leave"')]);
  expect(checked(html())).toEqual([]);
});

describe("the summary of what is wrong", () => {
  /** The fields that a posted form may have wrong. */
  function wrongIn(fields: Record<string, string>): string[] {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return Object.keys(parseForm(form, checkoutSchema(t, terms, chosenIn(form))).reply().error ?? {});
  }

  it("leads from every error of the schema to its field or group of choices", () => {
    const names = Object.keys(order.constraints);
    const absurd = Object.fromEntries(names.map((name) => [name, "x".repeat(3000)]));
    const told = { ...absurd, payment: "offline_payment:2", tip: "custom" };
    const errors = [...new Set([...wrongIn(absurd), ...wrongIn(told), "coupon", "prescription"])];
    expect(errors).toEqual(expect.arrayContaining(["orderType", "when", "payment", "tip", "customTip", "offline-2-0"]));
    const page = html({}, { errors });
    for (const name of errors) {
      expect(page).toContain(`href="#checkout-${name}"`);
      expect(page.split(` id="checkout-${name}"`), name).toHaveLength(2);
    }
  });

  it("leads to a group of choices that takes the focus", () => {
    const page = html({}, { errors: ["when", "payment"] });
    for (const name of ["orderType", "when", "payment", "tip"])
      expect(page).toMatch(new RegExp(`<fieldset id="checkout-${name}" tabindex="-1"`));
  });
});

it("a total that changes is said whole, with its word", () => {
  const total = `<dt>${t("checkout:summary.total")}</dt>`;
  expect(html()).toContain(`<div class="tot" aria-live="polite" aria-atomic="true">${total}`);
  expect(html().match(/<dl[^>]*aria-live/)).toBeNull();
});

it("CHK-12 what stands against a way to pay is said by a live region that was there before", () => {
  expect(html()).toContain('<div role="status" class="vh"></div></fieldset>');
  const payments = { choices: [{ ...cashOnDelivery, limit: 10 }], wallet: null };
  expect(html({ payments })).toMatch(/<div role="status" class="picks"><div class="note note--bad">/);
});

describe("what nobody has answered yet", () => {
  it("stands so among the sums, and the total says that it is not the whole", () => {
    const page = html({ quote: { ...order.quote, tax: null, deliveryFee: null } });
    expect(page.split(t("checkout:summary.unknown"))).toHaveLength(3);
    expect(page).toContain(`<dt>${t("checkout:summary.totalSoFar")}</dt>`);
    expect(page).not.toContain(t("checkout:summary.free"));
  });

  it("is not said of what is known", () => {
    expect(html()).not.toContain(t("checkout:summary.unknown"));
    expect(html()).toContain(`<dt>${t("checkout:summary.total")}</dt>`);
  });
});

it("tips are offered in the size of the order", () => {
  const tips = (items: number) =>
    [
      ...html({ quote: { ...order.quote, goods: { ...order.quote.goods, items } } }).matchAll(
        /name="tip"[^>]*value="(\w+)"/g,
      ),
    ].map(([, tip]) => tip);
  expect(tips(40)).toEqual(["0", "1", "2", "3", "5", "custom"]);
  expect(tips(4000)).toEqual(["0", "10", "20", "30", "50", "custom"]);
});
