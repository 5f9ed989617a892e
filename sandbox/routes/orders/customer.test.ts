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
      { payment_method: "cash_on_delivery", payment_status: "unpaid" },
    ]);
    const parts = (tracked.payments as { amount: number }[]).map(({ amount }) => amount);
    expect(parts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(Number(tracked.order_amount), 6);
    expect(await balance()).toBe(0);
    const ledger = "GET /customer/wallet/transactions?limit=10&offset=1";
    expect((await shop.call(ledger, { headers: ann })).json).toMatchObject({
      data: [{ transaction_type: "partial_payment", debit: 25.5, balance: 0, reference: String(idOf(placed)) }, {}],
    });
    await shop.control(`POST /orders/${idOf(placed)}/advance`, { status: "delivered" });
    expect(await track(idOf(placed))).toMatchObject({
      payment_status: "paid",
      payments: [{ payment_status: "paid" }, { payment_status: "paid" }],
    });
  });

  it("have the wallet's part given back when canceled, and are refused a part the wallet would cover", async () => {
    expect(refusalOf(await order({ partial_payment: 1 }))).toBe("203 partial_payment");
    await shop.control("POST /customers/1/wallet", { balance: 3.25 });
    const body = await placeBody(shop, "Corner Noodles", { partial_payment: 1, payment_method: "digital_payment" });
    const id = idOf(await shop.call("POST /customer/order/place", { body, headers: ann }));
    expect(await track(id)).toMatchObject({
      order_status: dialect === "m" ? "pending" : "failed",
      payment_status: "partially_paid",
      payments: [{ amount: 3.25 }, { payment_method: "digital_payment", payment_status: "unpaid" }],
    });
    expect(await balance()).toBe(0);
    const cancel = { order_id: id, _method: "put", reason: "Changed my mind" };
    expect((await shop.call("POST /customer/order/cancel", { body: cancel, headers: ann })).status).toBe(200);
    expect(await balance()).toBe(3.25);
  });

  it("are paid outside the shop: told, denied, corrected, verified", async () => {
    const id = idOf(await order({ payment_method: "offline_payment" }));
    const send = (path: string, part: object) =>
      shop.call(`POST /customer/order/${path}`, { body: { order_id: id, _method: "put", ...part }, headers: ann });
    const info = { method_id: 1, account_holder: "Ann Lee", transaction_id: "T-1" };
    expect((await shop.control(`POST /orders/${id}/offline-payment`, { status: "verified" })).status).toBe(404);
    expect(refusalOf(await send("offline-payment", { ...info, transaction_id: "" }))).toBe("403 transaction_id");
    expect(await track(id)).toMatchObject({
      order_status: dialect === "m" ? "pending" : "failed",
      offline_payment: null,
    });
    expect((await send("offline-payment", info)).json).toEqual({ payment: "success" });
    await shop.control("POST /clock", { advanceSeconds: 600 });
    expect(await track(id)).toMatchObject({
      order_status: "pending",
      payment_status: "unpaid",
      offline_payment: { data: { status: "pending", method_id: "1", method_name: "Bank transfer" } },
    });
    await shop.control(`POST /orders/${id}/offline-payment`, { status: "denied", note: "No such number" });
    expect(await track(id)).toMatchObject({
      offline_payment: { data: { status: "denied", admin_note: "No such number" } },
    });
    const corrected = { account_holder: "Ann Lee", transaction_id: "T-2", customer_note: "Sorry" };
    expect((await send("offline-payment-update", corrected)).json).toEqual({
      payment: "Payment_Info_Updated_successfully",
    });
    expect(await track(id)).toMatchObject({
      offline_payment: {
        input: [{ user_data: "Ann Lee" }, { user_input: "transaction_id", user_data: "T-2" }],
        data: { status: "pending", customer_note: "Sorry", admin_note: null },
      },
    });
    await shop.control(`POST /orders/${id}/offline-payment`, { status: "verified" });
    expect(await track(id)).toMatchObject({
      payment_status: "paid",
      offline_payment: { data: { status: "verified" } },
    });
    const late = await send("offline-payment-update", corrected);
    expect([late.status, late.json]).toEqual([403, { payment: "This order does not wait for payment info" }]);
    await shop.control("POST /clock", { advanceSeconds: 300 });
    expect(await track(id)).toMatchObject({ order_status: "delivered", payment_method: "offline_payment" });
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
