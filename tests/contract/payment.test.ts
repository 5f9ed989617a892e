import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeliveryApi, type OrderInput, paymentPageUrl } from "~/delivery-api";
import { decodePaymentToken, readPaymentReturn } from "~/features/orders/payment";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { guestNumber as number, orderTo, plainRice, shoppersIn } from "./support/shoppers";

describe.each(["m", "n", "x"] as const)("digital payment in dialect %s", (dialect) => {
  let contract: ContractClient;
  let guest: DeliveryApi;
  let guestId: number;
  let input: OrderInput;
  let itemId: number;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const shoppers = await shoppersIn(contract, 1);
    ({ guest, guestId } = shoppers);
    const { storeId, itemId: rice } = await plainRice(guest);
    itemId = rice;
    input = orderTo(shoppers.location, { storeId, paymentMethod: "digital_payment" });
  }, 30_000);
  afterAll(() => contract.close());

  async function unpaidOrder(): Promise<number> {
    const selection = { quantity: 3, groups: [], variationType: null, addOns: [] };
    await expectOk(guest.cart.add({ itemId, isCampaign: false, storeId: input.storeId, unitPrice: 3, selection }));
    return (await expectOk(guest.orders.place(input))).orderId;
  }

  const track = async (orderId: number) => expectOk(guest.orders.track({ orderId, contactNumber: number }));
  const callback = (orderId: number) => `https://shop.example.test/pay/${orderId}/return`;

  /** Opens the hosted page and takes one of its ways; gives the address it leads back to. */
  async function pay(orderId: number, way: "Pay" | "Fail" | "Cancel"): Promise<URL> {
    const handOver = { orderId, payerId: guestId, gateway: "demo_pay", callback: callback(orderId) };
    const page = await (await fetch(paymentPageUrl(contract.url, handOver))).text();
    const href = new RegExp(`href="([^"]+)">${way}<`).exec(page)?.[1]?.replaceAll("&#38;", "&") ?? "";
    const answer = await fetch(new URL(href, contract.url), { redirect: "manual" });
    return new URL(answer.headers.get("location") ?? "");
  }

  it("an order waits for its payment until the payment page says that it is paid", async () => {
    const orderId = await unpaidOrder();
    const waiting = { paymentMethod: "digital_payment", paymentStatus: "unpaid" };
    expect(await track(orderId)).toMatchObject({ ...waiting, status: dialect === "m" ? "pending" : "failed" });
    const back = await pay(orderId, "Pay");
    expect(back.origin + back.pathname).toBe(callback(orderId));
    expect(readPaymentReturn(back.searchParams)).toEqual({ flag: "success", token: orderId });
    expect(decodePaymentToken(back.searchParams.get("token") ?? "")).toBe(orderId);
    expect(await track(orderId)).toMatchObject({ status: "pending", paymentStatus: "paid" });
  });

  it("API-09 PAY-05 a failed payment becomes cash on delivery", async () => {
    const orderId = await unpaidOrder();
    const back = await pay(orderId, "Fail");
    expect(readPaymentReturn(back.searchParams)).toEqual({ flag: "fail", token: orderId });
    expect(await track(orderId)).toMatchObject({ status: "failed", paymentStatus: "unpaid" });
    expect(await expectOk(guest.orders.switchToCod(orderId))).toBe("Payment method updated successfully");
    expect(await contract.lastRequest("/customer/order/payment-method")).toMatchObject({
      method: "POST",
      body: { _method: "put", order_id: orderId, guest_id: guestId },
    });
    expect(await track(orderId)).toMatchObject({ status: "pending", paymentMethod: "cash_on_delivery" });
  });

  it("API-08 an order is canceled with its reason, and told from one that cannot be", async () => {
    const orderId = await unpaidOrder();
    const back = await pay(orderId, "Cancel");
    expect(readPaymentReturn(back.searchParams)).toEqual({ flag: "cancel", token: orderId });
    expect(await expectOk(guest.orders.cancel(orderId, "Order payment canceled"))).toBe("Order canceled successfully");
    expect(await contract.lastRequest("/customer/order/cancel")).toMatchObject({
      method: "POST",
      body: { _method: "put", order_id: orderId, reason: "Order payment canceled", guest_id: guestId },
    });
    expect(await track(orderId)).toMatchObject({
      status: "canceled",
      cancellationReason: "Order payment canceled",
    });
    const unknown = await guest.orders.cancel(999_999, "Changed my mind");
    expect(unknown).toMatchObject({ ok: false, failure: { kind: "rejected", errors: [{ code: "order" }] } });
  });
});
