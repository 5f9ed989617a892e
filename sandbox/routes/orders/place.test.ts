import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, TestShop } from "../../testing/client";
import { cartBody, guestContact, placeBody } from "../../testing/order";

/** What is wrong with an otherwise good order: changes of the data, of the body, and the answer by dialect. */
type Trouble = {
  title: string;
  item?: string;
  quantity?: number;
  store?: string;
  change?: (shop: TestShop) => Promise<unknown>;
  body?: Record<string, unknown>;
  m: string;
  n: string;
};

const setting = (values: Record<string, unknown>) => (shop: TestShop) => shop.control("POST /config", values);
const patch = (table: "stores" | "items" | "zones", id: number, values: Record<string, unknown>) => (shop: TestShop) =>
  shop.control(`POST /${table}/${id}`, values);
const harbourZone = 1;
const cornerNoodles = 2;

const troubles: Trouble[] = [
  { title: "a field is missing", body: { address: null }, m: "403 address", n: "403 address" },
  {
    title: "a payment kind is unknown",
    body: { payment_method: "shells" },
    m: "403 payment_method",
    n: "403 payment_method",
  },
  {
    title: "guest checkout is off",
    change: setting({ guest_checkout_status: 0 }),
    m: "403 is_guest",
    n: "403 is_guest",
  },
  { title: "delivery is off", change: setting({ home_delivery_status: 0 }), m: "403 order_type", n: "403 order_type" },
  {
    title: "the store does not deliver",
    change: patch("stores", cornerNoodles, { delivery: false }),
    m: "403 order_type",
    n: "403 order_type",
  },
  {
    title: "partial payment is off",
    change: setting({ partial_payment_status: 0 }),
    body: { partial_payment: 1 },
    m: "403 order_method",
    n: "403 order_method",
  },
  {
    title: "offline payment is off",
    change: setting({ offline_payment_status: 0 }),
    body: { payment_method: "offline_payment" },
    m: "403 offline_payment_status",
    n: "403 offline_payment_status",
  },
  {
    title: "digital payment is off",
    change: setting({ digital_payment: false }),
    body: { payment_method: "digital_payment" },
    m: "403 digital_payment",
    n: "403 digital_payment",
  },
  {
    title: "cash is off",
    change: setting({ cash_on_delivery: false }),
    m: "403 digital_payment",
    n: "403 digital_payment",
  },
  {
    title: "the zone takes no cash",
    change: patch("zones", harbourZone, { cash_on_delivery: false }),
    m: "403 digital_payment",
    n: "403 digital_payment",
  },
  { title: "the door is outside the zone", body: { latitude: 0, longitude: 0 }, m: "403 coordinates", n: "403 zone" },
  {
    title: "the zone is switched off",
    change: patch("zones", harbourZone, { status: false }),
    m: "403 coordinates",
    n: "403 zone",
  },
  { title: "there is no such store", body: { store_id: 99_999 }, m: "404 order_time", n: "403 store" },
  {
    title: "the store is closed",
    change: patch("stores", cornerNoodles, { schedules: [] }),
    m: "406 order_time",
    n: "403 order_time",
  },
  {
    title: "the store is switched off",
    change: patch("stores", cornerNoodles, { active: false }),
    m: "406 order_time",
    n: "403 order_time",
  },
  { title: "the time is past", body: { schedule_at: "2020-01-01 12:00:00" }, m: "406 order_time", n: "403 order_time" },
  { title: "the time is no time", body: { schedule_at: "soon" }, m: "403 schedule_at", n: "403 schedule_at" },
  {
    title: "the store takes no scheduled orders",
    change: patch("stores", cornerNoodles, { schedule_order: false }),
    body: { schedule_at: "2030-01-01 12:00:00" },
    m: "406 schedule_at",
    n: "403 schedule_at",
  },
  { title: "the coupon is unknown", body: { coupon_code: "NOSUCH" }, m: "404 coupon", n: "403 coupon" },
  {
    title: "the item is gone",
    change: (shop) => withItem(shop, { status: false }),
    m: "403 not_found",
    n: "403 not_found",
  },
  {
    title: "the item is out of hours",
    change: (shop) => withItem(shop, { available_time_starts: "03:00:00", available_time_ends: "03:00:01" }),
    m: "403 not_found",
    n: "403 not_found",
  },
  {
    title: "the item's limit has come down",
    quantity: 2,
    change: (shop) => withItem(shop, { maximum_cart_quantity: 1 }),
    m: "403 quantity",
    n: "403 quantity",
  },
  {
    title: "the item needs a prescription",
    change: (shop) => withItem(shop, { is_prescription_required: true }),
    m: "403 prescription",
    n: "403 prescription",
  },
  {
    title: "an option was added that must be chosen",
    change: (shop) =>
      withItem(shop, {
        food_variations: [
          {
            name: "Size",
            type: "single",
            min: "0",
            max: "0",
            required: "on",
            values: [{ label: "Big", optionPrice: "1" }],
          },
        ],
      }),
    m: "403 not_found",
    n: "403 not_found",
  },
  {
    title: "the order is below the minimum",
    change: patch("stores", cornerNoodles, { minimum_order: 500 }),
    m: "406 order_time",
    n: "406 order_time",
  },
  { title: "the order is above the cash maximum", quantity: 90, m: "406 order_amount", n: "406 order_amount" },
  { title: "a guest has no wallet", body: { payment_method: "wallet" }, m: "203 order_amount", n: "203 order_amount" },
  {
    title: "a guest has no wallet to begin with",
    body: { partial_payment: 1 },
    m: "203 partial_payment",
    n: "203 partial_payment",
  },
];

async function withItem(shop: TestShop, values: Record<string, unknown>) {
  const item = await shop.item("Miso Noodles");
  return shop.control(`POST /items/${item.id}`, values);
}

describe.each(["m", "n"] as const)("an order is refused in dialect %s when", (dialect) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await TestShop.open({ dialect });
    await shop.control("POST /clock", { now: "2026-11-20T12:00:00Z", freeze: true });
    await withItem(shop, { maximum_cart_quantity: null });
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    await shop.control("POST /reset", {});
    await shop.control("POST /clock", { now: "2026-11-20T12:00:00Z", freeze: true });
    await withItem(shop, { maximum_cart_quantity: null });
  });

  it.each(troubles)("$title", async ({ change, body, quantity = 2, ...expected }) => {
    const guest_id = await shop.guest();
    const added = await shop.call("POST /customer/cart/add", {
      body: await cartBody(shop, "Miso Noodles", { guest_id, quantity }),
    });
    expect(added.status).toBe(200);
    await change?.(shop);
    const place = await placeBody(shop, "Corner Noodles", { ...guestContact(guest_id), ...body });
    expect(refusalOf(await shop.call("POST /customer/order/place", { body: place }))).toBe(expected[dialect]);
    const kept = await shop.db.selectFrom("orders").select("id").execute();
    expect(kept).toEqual([]);
    const cart = await shop.db.selectFrom("cart_lines").select("quantity").execute();
    expect(cart).toEqual([{ quantity }]);
  });

  it("the cart is empty", async () => {
    const place = await placeBody(shop, "Corner Noodles", guestContact(await shop.guest()));
    expect(refusalOf(await shop.call("POST /customer/order/place", { body: place }))).toBe("403 empty_cart");
  });

  it("the cart holds another store's item", async () => {
    const guest_id = await shop.guest();
    for (const name of ["Miso Noodles", "Plain Rice"]) {
      await shop.call("POST /customer/cart/add", { body: await cartBody(shop, name, { guest_id }) });
    }
    const place = await placeBody(shop, "Corner Noodles", guestContact(guest_id));
    expect(refusalOf(await shop.call("POST /customer/order/place", { body: place }))).toBe("403 different_stores");
  });

  it("a buy-now line lacks a key", async () => {
    const body = { ...guestContact(await shop.guest()), is_buy_now: 1, cart: '[{"item_id":1}]' };
    const answer = await shop.call("POST /customer/order/place", {
      body: await placeBody(shop, "Corner Noodles", body),
    });
    expect([answer.status, answer.json]).toEqual([403, [{}]]);
  });
});
