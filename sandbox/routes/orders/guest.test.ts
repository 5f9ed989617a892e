import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, TestShop } from "../../testing/client";
import { cartBody, guestContact, placeBody, sizes } from "../../testing/order";

describe.each(["m", "n", "x"] as const)("a guest's order in dialect %s", (dialect) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await TestShop.open({ dialect });
  });
  afterAll(() => shop.close());

  it("is priced by the server, tracked by its number and phone, and delivered in four minutes", async () => {
    const guest_id = await shop.guest();
    const burger = await cartBody(shop, "Harbour Burger", {
      guest_id,
      quantity: 2,
      price: 0.01,
      variation: sizes("Large"),
    });
    expect((await shop.call("POST /customer/cart/add", { body: burger })).status).toBe(200);
    const place = await placeBody(shop, "Harbour Kitchen", { ...guestContact(guest_id), dm_tips: 2 });
    const placed = await shop.call("POST /customer/order/place", { body: place });
    expect(placed.json).toMatchObject({ message: "Order placed successfully", order_id: 100_001 });

    const track = `GET /customer/order/track?order_id=100001&guest_id=${guest_id}&contact_number=%2B15550123456`;
    const order = (await shop.call(track)).json as Record<string, number>;
    const store = await shop.store("Harbour Kitchen");
    const goods = 22 - (order.store_discount_amount ?? 0);
    expect(order).toMatchObject({ order_status: "pending", dm_tips: 2, additional_charge: 1.25, delivery_charge: 3 });
    expect(order.total_tax_amount).toBeCloseTo((goods * store.tax) / 100, 2);
    expect(order.order_amount).toBeCloseTo(goods + (order.total_tax_amount ?? 0) + 3 + 2 + 1.25, 2);
    expect((placed.json as { total_ammount: number }).total_ammount).toBe(order.order_amount);

    const cart = await shop.call(`GET /customer/cart/list?guest_id=${guest_id}&store_id=${store.id}`);
    expect(cart.json).toEqual([]);
    const lines = await shop.call(`GET /customer/order/details?order_id=100001&guest_id=${guest_id}`);
    expect(lines.json).toMatchObject([
      { price: 11, quantity: 2, variation: [{ name: "Size", values: [{ label: "Large", optionPrice: "2" }] }] },
    ]);
    const running = `GET /customer/order/running-orders?limit=10&offset=1&guest_id=${guest_id}`;
    expect((await shop.call(running)).json).toMatchObject({ total_size: 1, limit: "10", offset: "1" });

    await shop.control("POST /clock", { advanceSeconds: 185 });
    const onTheWay = (await shop.call(track)).json as { order_status: string; delivery_man: { lat: string } };
    expect(onTheWay).toMatchObject({ order_status: "picked_up", delivery_man: { lat: expect.any(String) } });
    await shop.control("POST /clock", { advanceSeconds: 60 });
    expect((await shop.call(track)).json).toMatchObject({ order_status: "delivered", payment_status: "paid" });
    expect((await shop.call(running)).json).toMatchObject({ total_size: 0 });
    expect(refusalOf(await shop.call(track.replace("3456", "0000")))).toBe("404 order");
  });
});
