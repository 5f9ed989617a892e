import fc from "fast-check";

/** A discount as the tables of the sandbox hold it. */
type WireDiscount = { discount: number; discount_type: "percent" | "amount" };

/** An amount in the main unit that the currency can pay: `digits` decimals. */
const amount = (digits: number, most: number) => fc.nat(most * 100).map((cents) => round(cents / 100, digits));
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const discount = (digits: number): fc.Arbitrary<WireDiscount> =>
  fc.oneof(
    fc.record({ discount: fc.nat(200).map((half) => half / 2), discount_type: fc.constant("percent" as const) }),
    fc.record({ discount: amount(digits, 12), discount_type: fc.constant("amount" as const) }),
  );
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null, freq: 2 });
const flag = fc.constantFrom(0, 1);

const line = (digits: number) =>
  fc.record({
    price: amount(digits, 60),
    own: discount(digits),
    flash: maybe(discount(digits)),
    /** Prices of chosen options, which add up, or of the one chosen combination, which replaces the item's. */
    options: fc.array(amount(digits, 5), { maxLength: 3 }),
    combination: maybe(amount(digits, 60)),
    addOns: fc.array(fc.record({ price: amount(digits, 6), quantity: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 2,
    }),
    quantity: fc.integer({ min: 1, max: 12 }),
  });
export type RandomLine = ReturnType<typeof line> extends fc.Arbitrary<infer Line> ? Line : never;

/** An order and everything its price may depend on: cart, store, zone, operator, customer, coupon, wishes. */
const order = (digits: number) =>
  fc.record({
    dialect: fc.constantFrom("m" as const, "n" as const, "x" as const),
    lines: fc.array(line(digits), { minLength: 1, maxLength: 4 }),
    store: fc.record({
      tax: fc.nat(60).map((half) => half / 2),
      free_delivery: fc.constantFrom(0, 0, 0, 1),
      self_delivery_system: fc.constantFrom(0, 0, 1),
      per_km_shipping_charge: amount(digits, 3),
      minimum_shipping_charge: amount(digits, 6),
      maximum_shipping_charge: maybe(amount(digits, 20)),
      extra_packaging_status: flag,
      extra_packaging_amount: amount(digits, 3),
    }),
    storeDiscount: maybe(
      fc.tuple(discount(digits), amount(digits, 80), amount(digits, 10)).map(([off, min_purchase, max_discount]) => ({
        ...off,
        min_purchase,
        max_discount,
      })),
    ),
    zone: fc.record({
      increased_delivery_fee_status: flag,
      increased_delivery_fee: fc.nat(80),
      increased_delivery_fee_type: fc.constantFrom("percent" as const, "amount" as const),
    }),
    rates: fc.record({
      per_km_shipping_charge: amount(digits, 3),
      minimum_shipping_charge: amount(digits, 6),
      maximum_shipping_charge: maybe(amount(digits, 20)),
      delivery_charge_type: fc.constantFrom("distance", "distance", "fixed"),
      fixed_shipping_charge: amount(digits, 8),
    }),
    settings: fc.record({
      digit_after_decimal_point: fc.constant(digits),
      tax_included: flag,
      free_delivery_over: maybe(fc.integer({ min: 1, max: 150 })),
      free_delivery_to_all: fc.constantFrom(false, false, false, true),
      dm_tips_status: flag,
      additional_charge_status: flag,
      additional_charge: amount(digits, 4),
      new_customer_discount_status: flag,
      new_customer_discount_amount: fc.nat(30),
      new_customer_discount_amount_type: fc.constantFrom("percentage", "amount"),
    }),
    isCustomer: fc.boolean(),
    coupon: maybe(
      fc
        .tuple(discount(digits), fc.constantFrom("default", "free_delivery"), amount(digits, 10))
        .map(([off, coupon_type, max_discount]) => ({ ...off, coupon_type, max_discount })),
    ),
    wishes: fc.array(
      fc.record({
        orderType: fc.constantFrom("delivery" as const, "delivery" as const, "take_away" as const),
        tip: amount(2, 9),
        packaging: fc.boolean(),
      }),
      { minLength: 3, maxLength: 3 },
    ),
    /** As routes tell it: metres as kilometres. */
    distanceKm: fc.nat(30_000).map((metres) => metres / 1000),
  });
export type RandomOrder = ReturnType<typeof order> extends fc.Arbitrary<infer Order> ? Order : never;

export const anyOrder: fc.Arbitrary<RandomOrder> = fc.constantFrom(2, 2, 2, 0, 3).chain(order);
