import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi, Picture } from "~/delivery-api";
import { receiptRows } from "~/features/orders/receipt";
import { type ContractClient, expectOk, openContractClient, outcomeOf } from "./contract-client";
import { orderTo, plainRice, type Shoppers, shoppersIn } from "./support/shoppers";

const picture = (name: string): Picture => ({
  name,
  type: "image/png",
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
});
const sent = (filename: string) => ({ filename, mime: "image/png", size: 8 });
const review = (orderId: number, rating: number) => ({ orderId, rating, comment: "Still warm", pictures: [] });

describe.each(["m", "n", "x"] as const)("what follows a delivery in dialect %s", (dialect) => {
  let contract: ContractClient;
  let shoppers: Shoppers;
  let ann: DeliveryApi;
  let item: { storeId: number; itemId: number };

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-18T12:00:00Z", freeze: true });
    shoppers = await shoppersIn(contract, 1);
    ann = shoppers.ann;
    item = await plainRice(shoppers.guest);
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  /** Ann's order of rice, brought to a status; gives its number. */
  async function ordered(status: string): Promise<number> {
    const selection = { quantity: 1, groups: [], variationType: null, addOns: [] };
    await expectOk(ann.cart.add({ ...item, isCampaign: false, unitPrice: 3, selection }));
    const { orderId } = await expectOk(ann.orders.place(orderTo(shoppers.location, { storeId: item.storeId })));
    await contract.control(`/orders/${orderId}/advance`, { status });
    return orderId;
  }

  it("API-50 API-51 a customer is reminded of the latest delivered order until they say no", async () => {
    expect(await expectOk(ann.reviews.reminder())).toBeNull();
    const orderId = await ordered("delivered");
    expect(await expectOk(ann.reviews.reminder())).toEqual({
      orderId,
      images: [expect.stringMatching(/^http/)],
    });
    expect((await contract.lastRequest("/customer/review-reminder")).headers.authorization).toMatch(/^Bearer /);
    await expectOk(ann.reviews.cancelReminder(orderId));
    expect(await contract.lastRequest("/customer/review-reminder-cancel")).toMatchObject({
      method: "GET",
      query: { order_id: String(orderId) },
    });
    expect(await expectOk(ann.reviews.reminder())).toBeNull();
  });

  it("API-48 an item is reviewed once, with pictures, and its average follows", async () => {
    const orderId = await ordered("delivered");
    const before = await expectOk(ann.items.details(item.itemId));
    const pictures = [picture("attachment-1.png"), picture("attachment-2.png")];
    await expectOk(ann.reviews.submitItem(item.itemId, { ...review(orderId, 1), pictures }));
    const { headers, body } = await contract.lastRequest("/items/reviews/submit");
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatchObject({
      item_id: String(item.itemId),
      order_id: String(orderId),
      rating: "1",
      comment: "Still warm",
      "attachment[]": [sent("attachment-1.png"), sent("attachment-2.png")],
    });
    const after = await expectOk(ann.items.details(item.itemId));
    expect(after.ratingCount).toBe(before.ratingCount + 1);
    const mean = (before.rating * before.ratingCount + 1) / after.ratingCount;
    expect(Math.abs(after.rating - mean)).toBeLessThanOrEqual(0.1);
    const [told] = await expectOk(ann.stores.reviews(item.storeId));
    expect(told).toMatchObject({ rating: 1, comment: "Still warm", customerName: "Ann Lee" });
    expect(told?.pictures).toHaveLength(2);
    expect(await expectOk(ann.reviews.reminder())).toBeNull();

    const again = await ann.reviews.submitItem(item.itemId, review(orderId, 5));
    expect(!again.ok && again.failure.errors[0]?.code).toBe("review");
  });

  it("API-49 the courier is reviewed once, by the customer they came to", async () => {
    const orderId = await ordered("delivered");
    const { courier } = await expectOk(ann.orders.track({ orderId }));
    await expectOk(ann.reviews.submitCourier(courier?.id ?? 0, review(orderId, 5)));
    expect((await contract.lastRequest("/delivery-man/reviews/submit")).body).toMatchObject({
      delivery_man_id: courier?.id,
      order_id: orderId,
      rating: 5,
      comment: "Still warm",
    });
    const after = await expectOk(ann.orders.track({ orderId }));
    expect(after.courier?.ratingCount).toBe((courier?.ratingCount ?? 0) + 1);
    const again = await ann.reviews.submitCourier(courier?.id ?? 0, review(orderId, 1));
    expect(!again.ok && again.failure.errors[0]?.code).toBe("review");
  });

  it("refuses reviews of running orders, of others' items and out of range", async () => {
    const running = await ordered("picked_up");
    expect(await outcomeOf(ann.reviews.submitItem(item.itemId, review(running, 5)))).toBe("rejected");
    const delivered = await ordered("delivered");
    expect(await outcomeOf(ann.reviews.submitItem(item.itemId + 1, review(delivered, 5)))).toBe("not-found");
    expect(await outcomeOf(ann.reviews.submitItem(item.itemId, review(delivered, 6)))).toBe("rejected");
    expect(await outcomeOf(ann.reviews.submitItem(item.itemId, review(424242, 5)))).toBe("not-found");
  });

  it("API-11 the money of a delivered order is asked back, and comes into the wallet", async () => {
    const reasons = await expectOk(ann.orders.refundReasons());
    expect(reasons.length).toBeGreaterThan(0);
    expect((await contract.lastRequest("/customer/order/refund-reasons")).method).toBe("GET");
    const [reason] = reasons;
    const orderId = await ordered("picked_up");
    const input = { orderId, reason: reason?.reason ?? "", note: "Cold", pictures: [picture("image-1.png")] };
    expect(await outcomeOf(ann.orders.requestRefund(input))).toBe("rejected");
    await contract.control(`/orders/${orderId}/advance`, { status: "delivered" });
    await expectOk(ann.orders.requestRefund(input));
    expect((await contract.lastRequest("/customer/order/refund-request")).body).toMatchObject({
      order_id: String(orderId),
      customer_reason: reason?.reason,
      customer_note: "Cold",
      refund_method: "wallet",
      "image[]": sent("image-1.png"),
    });
    const asked = await expectOk(ann.orders.track({ orderId }));
    expect(asked).toMatchObject({ status: "refund_requested", refund: { reason: reason?.reason, note: "Cold" } });
    const { walletBalance } = await expectOk(ann.customer.info());
    await contract.control(`/orders/${orderId}/refund`, { status: "approved" });
    expect((await expectOk(ann.orders.track({ orderId }))).status).toBe("refunded");
    const richer = await expectOk(ann.customer.info());
    expect(richer.walletBalance - walletBalance).toBeCloseTo(asked.refund?.amount ?? Number.NaN, 2);
  });

  it("the rows of a receipt are what the order cost", async () => {
    const menu = await expectOk(ann.items.ofStore(item.storeId, { page: 1, limit: 50 }));
    const all = menu.rows.filter(({ hasVariations, available }) => !hasVariations && !available).slice(0, 4);
    for (const { id, price } of all) {
      const selection = { quantity: 3, groups: [], variationType: null, addOns: [] };
      await ann.cart.add({ itemId: id, storeId: item.storeId, isCampaign: false, unitPrice: price, selection });
    }
    const { orderId } = await expectOk(
      ann.orders.place(orderTo(shoppers.location, { storeId: item.storeId, tip: 2.5, cutlery: true })),
    );
    const order = await expectOk(ann.orders.track({ orderId }));
    const lines = await expectOk(ann.orders.details(orderId));
    const { currency } = await expectOk(ann.config.get());
    const rows = receiptRows(order, Array.isArray(lines) ? lines : [], currency.digits);
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(["subtotal", "fee", "tip", "tax"]));
    const charged = rows.filter(({ name }) => name !== "taxIncluded");
    expect(charged.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(order.amount, 6);
  });

  it("a refund that is refused says why", async () => {
    const orderId = await ordered("delivered");
    await expectOk(ann.orders.requestRefund({ orderId, reason: "Cold", note: "", pictures: [] }));
    await contract.control(`/orders/${orderId}/refund`, { status: "rejected", note: "It was hot" });
    expect(await expectOk(ann.orders.track({ orderId }))).toMatchObject({
      status: "refund_request_canceled",
      refundAnswer: "It was hot",
    });
  });
});
