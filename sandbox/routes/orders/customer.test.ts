import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { refusalOf, TestShop } from "../../testing/client";
import { cartBody, placeBody } from "../../testing/order";

describe.each(["m", "x"] as const)("a customer's orders in dialect %s", (dialect) => {
  let shop: TestShop;
  let ann: Record<string, string>;
  beforeAll(async () => {
    shop = await TestShop.open({ dialect });
    ann = await shop.signIn();
  });
  afterAll(() => shop.close());
  afterEach(async () => {
    await shop.control("POST /reset", {});
    ann = await shop.signIn();
  });

  const order = async (part: Record<string, unknown> = {}, quantity = 1) => {
    await shop.call("POST /customer/cart/add", {
      body: await cartBody(shop, "Miso Noodles", { quantity }),
      headers: ann,
    });
    return shop.call("POST /customer/order/place", {
      body: await placeBody(shop, "Corner Noodles", part),
      headers: ann,
    });
  };
  const idOf = (answer: { json: unknown }) => (answer.json as { order_id: number }).order_id;
  const track = async (id: number) =>
    (await shop.call(`GET /customer/order/track?order_id=${id}`, { headers: ann })).json as Record<string, unknown>;
  const balance = async () =>
    ((await shop.call("GET /customer/info", { headers: ann })).json as { wallet_balance: number }).wallet_balance;

  it("are seen by nobody else", async () => {
    const id = idOf(await order());
    const bob = await shop.signIn("+15550100002");
    expect(refusalOf(await shop.call(`GET /customer/order/track?order_id=${id}`, { headers: bob }))).toBe("404 order");
    expect(refusalOf(await shop.call(`GET /customer/order/details?order_id=${id}`, { headers: bob }))).toBe(
      "404 order",
    );
    expect(await track(id)).toMatchObject({ delivery_address: { contact_person_name: "Ann Lee" }, is_guest: false });
  });

  it("are canceled while pending, not later", async () => {
    const id = idOf(await order());
    const cancel = (part: Record<string, unknown> = {}) =>
      shop.call("POST /customer/order/cancel", {
        body: { order_id: id, reason: "Changed my mind", _method: "put", ...part },
        headers: ann,
      });
    expect(refusalOf(await cancel({ order_id: 1 }))).toBe("403 order");
    expect(refusalOf(await cancel({ reason: "" }))).toBe("403 reason");
    expect((await cancel()).status).toBe(200);
    expect(await track(id)).toMatchObject({
      order_status: "canceled",
      cancellation_reason: "Changed my mind",
      canceled_by: "customer",
    });
    await shop.control("POST /clock", { advanceSeconds: 3600 });
    expect(await track(id)).toMatchObject({ order_status: "canceled" });
    const later = idOf(await order());
    await shop.control(`POST /orders/${later}/advance`, { status: "processing" });
    expect(refusalOf(await cancel({ order_id: later }))).toBe("403 order");
  });

  it("are paid by wallet, which is given back when canceled by the store", async () => {
    const placed = await order({ payment_method: "wallet" });
    const { order_amount } = await track(idOf(placed));
    expect(await track(idOf(placed))).toMatchObject({
      order_status: "confirmed",
      payment_status: "paid",
      delivery_man_id: expect.any(Number),
    });
    expect(await balance()).toBeCloseTo(25.5 - Number(order_amount), 2);
    await shop.control(`POST /orders/${idOf(placed)}/advance`, { status: "canceled" });
    expect(await balance()).toBeCloseTo(25.5, 2);
    const page = await shop.call("GET /customer/wallet/transactions?limit=10&offset=1&type=order", { headers: ann });
    expect(page.json).toMatchObject({
      total_size: 2,
      data: [{ transaction_type: "order_refund" }, { transaction_type: "order_place" }],
    });
  });

  it("are refused when the wallet is too small, and partly paid by it when wished", async () => {
    expect(refusalOf(await order({ payment_method: "wallet" }, 5))).toBe("203 order_amount");
    const body = await placeBody(shop, "Corner Noodles", { partial_payment: 1 });
    const placed = await shop.call("POST /customer/order/place", { body, headers: ann });
    const tracked = await track(idOf(placed));
    expect(tracked).toMatchObject({
      payment_method: "partial_payment",
      payment_status: "partially_paid",
      partially_paid_amount: 25.5,
    });
    expect(tracked.payments).toMatchObject([
      { payment_method: "wallet", amount: 25.5 },
      { payment_method: "cash_on_delivery" },
    ]);
    expect(await balance()).toBe(0);
  });

  it("wait for a digital payment: paid, failed, switched to cash", async () => {
    const placed = await order({ payment_method: "digital_payment" });
    const id = idOf(placed);
    expect(await track(id)).toMatchObject({
      order_status: dialect === "m" ? "pending" : "failed",
      payment_status: "unpaid",
    });
    await shop.control("POST /clock", { advanceSeconds: 600 });
    const query = new URLSearchParams({
      order_id: String(id),
      customer_id: "1",
      callback: "https://shop.example/return",
      payment_method: "demo_pay",
      payment_platform: "web",
    });
    const page = await shop.send("GET", `/payment-mobile?${query}`, undefined, {});
    const links = [...page.text.matchAll(/href="([^"]+)">(\w+)</g)].map(([, href = "", label]) => [
      label,
      href.replaceAll("&#38;", "&"),
    ]);
    expect(links.map(([label]) => label)).toEqual(["Pay", "Fail", "Cancel"]);
    const follow = async (label: string) => {
      const href = links.find(([known]) => known === label)?.[1] ?? "";
      return (await shop.send("GET", href, undefined, {})).headers.get("location") ?? "";
    };
    expect(await follow("Fail")).toMatch(/^https:\/\/shop\.example\/return\?flag=fail&&token=/);
    expect(await track(id)).toMatchObject({ order_status: "failed" });
    const back = await follow("Pay");
    expect(Buffer.from(back.split("token=")[1] ?? "", "base64").toString()).toMatch(
      new RegExp(`attribute_id=${id}(&&|$)`),
    );
    expect(await track(id)).toMatchObject({ order_status: "pending", payment_status: "paid" });

    const other = idOf(await order({ payment_method: "digital_payment" }));
    const body = { order_id: other, _method: "put" };
    expect((await shop.call("POST /customer/order/payment-method", { body, headers: ann })).status).toBe(200);
    expect(await track(other)).toMatchObject({ order_status: "pending", payment_method: "cash_on_delivery" });
  });

  it("earn points when delivered and may be refunded then", async () => {
    const id = idOf(await order());
    const body = { order_id: id, customer_reason: "Cold" };
    expect(refusalOf(await shop.call("POST /customer/order/refund-request", { body, headers: ann }))).toBe("403 order");
    await shop.control("POST /clock", { advanceSeconds: 300 });
    expect(await track(id)).toMatchObject({ order_status: "delivered" });
    const points = await shop.call("GET /customer/loyalty-point/transactions?limit=10&offset=1", { headers: ann });
    expect(points.json).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ reference: null })]) });
    expect((await shop.call("GET /customer/review-reminder", { headers: ann })).json).toMatchObject({
      order_id: id,
      images: [expect.any(String)],
    });
    expect((await shop.call("GET /customer/visit-again", { headers: ann })).json).toMatchObject([
      { name: "Corner Noodles", items: expect.any(Array) },
    ]);
    expect((await shop.call("POST /customer/order/refund-request", { body, headers: ann })).status).toBe(200);
    expect(await track(id)).toMatchObject({ order_status: "refund_requested", refund: { customer_reason: "Cold" } });
    expect((await shop.call("GET /customer/notifications", { headers: ann })).json).toMatchObject([
      { data: { order_id: id } },
      {},
      {},
      {},
      {},
      {},
    ]);
  });

  it("keep an account from being removed while they run", async () => {
    const id = idOf(await order());
    const remove = () => shop.call("DELETE /customer/remove-account", { headers: ann });
    expect(refusalOf(await remove())).toBe("203 on-going");
    await shop.control(`POST /orders/${id}/advance`, { status: "delivered" });
    expect((await remove()).json).toEqual([]);
    expect((await shop.call("GET /customer/info", { headers: ann })).status).toBe(401);
  });

  it("are placed at once by two clicks, yet the cart pays once", async () => {
    await shop.call("POST /customer/cart/add", { body: await cartBody(shop, "Miso Noodles"), headers: ann });
    const body = await placeBody(shop, "Corner Noodles");
    const answers = await Promise.all(
      [1, 2].map(() => shop.call("POST /customer/order/place", { body, headers: ann })),
    );
    expect(answers.map(refusalOf).sort()).toEqual(["200 -", "403 empty_cart"]);
  });

  it("wishes are kept once", async () => {
    const item = await shop.item("Miso Noodles");
    const add = () => shop.call("POST /customer/wish-list/add", { body: { item_id: item.id }, headers: ann });
    expect([(await add()).status, (await add()).status]).toEqual([200, 409]);
    const both = { body: { item_id: item.id, store_id: 1 }, headers: ann };
    expect(refusalOf(await shop.call("POST /customer/wish-list/add", both))).toBe("403 data");
    expect((await shop.call("GET /customer/wish-list", { headers: ann })).json).toMatchObject({
      item: [{ name: "Miso Noodles" }],
      store: [],
    });
    const remove = () => shop.call(`DELETE /customer/wish-list/remove?item_id=${item.id}`, { headers: ann });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
  });
});
