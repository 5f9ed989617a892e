import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, TestShop } from "../../testing/client";
import { cartBody, placeBody } from "../../testing/order";

describe("what customers say of an order", () => {
  let shop: TestShop;
  let ann: Record<string, string>;
  let bob: Record<string, string>;

  beforeAll(async () => {
    shop = await TestShop.open();
    await shop.control("POST /clock", { now: "2026-11-18T12:00:00Z" });
    ann = await shop.signIn();
    bob = await shop.signIn("+15550100002");
  });
  afterAll(() => shop.close());

  async function delivered(): Promise<number> {
    await shop.call("POST /customer/cart/add", { body: await cartBody(shop, "Miso Noodles"), headers: ann });
    const placed = await shop.call("POST /customer/order/place", {
      body: await placeBody(shop, "Corner Noodles"),
      headers: ann,
    });
    const { order_id } = placed.json as { order_id: number };
    await shop.control(`POST /orders/${order_id}/advance`, { status: "delivered" });
    return order_id;
  }

  const item = () => shop.item("Miso Noodles");
  const review = async (order_id: number, part: Record<string, unknown> = {}, headers = ann) =>
    refusalOf(
      await shop.call("POST /items/reviews/submit", {
        body: { item_id: (await item()).id, order_id, rating: 1, ...part },
        headers,
      }),
    );

  it("moves the averages of item and store, once", async () => {
    const order = await delivered();
    const before = await item();
    const store = await shop.store("Corner Noodles");
    expect(await review(order)).toBe("200 -");
    expect((await item()).rating_count).toBe(before.rating_count + 1);
    const after = await shop.store("Corner Noodles");
    const stars = (row: typeof store) => JSON.parse(row.ratings) as number[];
    expect(stars(after)).toEqual(stars(store).map((count, index) => (index === 4 ? count + 1 : count)));
    expect(after.rating_count).toBe(stars(after).reduce((sum, count) => sum + count, 0));
    expect(await review(order)).toBe("403 review");
    expect((await item()).rating_count).toBe(before.rating_count + 1);
  });

  it.each([{ rating: 0 }, { rating: 6 }, { rating: "4.5" }, { rating: "many" }])("takes no %j", async (part) => {
    expect(await review(await delivered(), part)).toBe("403 rating");
  });

  it("is about one's own order only, and about what was in it", async () => {
    const order = await delivered();
    expect(await review(order, {}, bob)).toBe("404 order");
    expect(await review(order, { item_id: (await shop.item("Plain Rice")).id })).toBe("404 item");
  });

  it("of a courier needs words, and the courier who came", async () => {
    const order = await delivered();
    const row = await shop.db.selectFrom("orders").selectAll().where("id", "=", order).executeTakeFirstOrThrow();
    const say = async (part: Record<string, unknown>) =>
      refusalOf(
        await shop.call("POST /delivery-man/reviews/submit", {
          body: { delivery_man_id: row.delivery_man_id, order_id: order, rating: 5, ...part },
          headers: ann,
        }),
      );
    expect(await say({})).toBe("403 comment");
    expect(await say({ comment: "Fast", delivery_man_id: Number(row.delivery_man_id) + 1 })).toBe("404 delivery_man");
    expect(await say({ comment: "Fast" })).toBe("200 -");
    expect(await say({ comment: "Fast" })).toBe("403 review");
  });

  it("a refund is judged once, and paid once", async () => {
    const order = await delivered();
    const balance = async () =>
      (await shop.call("GET /customer/info", { headers: ann })).json as { wallet_balance: number };
    expect((await shop.control(`POST /orders/${order}/refund`, { status: "approved" })).status).toBe(404);
    await shop.call("POST /customer/order/refund-request", {
      body: { order_id: order, customer_reason: "Cold" },
      headers: ann,
    });
    const { wallet_balance: before } = await balance();
    const judged = await shop.control(`POST /orders/${order}/refund`, { status: "approved" });
    const { refund_amount } = judged.json as { refund_amount: number };
    expect((await shop.control(`POST /orders/${order}/refund`, { status: "approved" })).status).toBe(404);
    expect((await balance()).wallet_balance).toBeCloseTo(before + refund_amount, 2);
  });
});
