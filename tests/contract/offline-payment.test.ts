import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi, OrderInput } from "~/delivery-api";
import { awaitsPayment } from "~/features/orders/payment";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { guestNumber as number, orderTo, plainRice, shoppersIn } from "./support/shoppers";

describe.each(["m", "n", "x"] as const)("wallet and offline payment in dialect %s", (dialect) => {
  let contract: ContractClient;
  let guest: DeliveryApi;
  let ann: DeliveryApi;
  let guestId: number;
  let input: OrderInput;
  let itemId: number;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const shoppers = await shoppersIn(contract, 1);
    ({ guest, guestId, ann } = shoppers);
    const { storeId, itemId: rice } = await plainRice(guest);
    itemId = rice;
    input = orderTo(shoppers.location, { storeId, paymentMethod: "offline_payment" });
  }, 30_000);
  afterAll(() => contract.close());

  async function order(api: DeliveryApi, part: Partial<OrderInput> = {}) {
    const selection = { quantity: 3, groups: [], variationType: null, addOns: [] };
    await expectOk(api.cart.add({ itemId, isCampaign: false, storeId: input.storeId, unitPrice: 3, selection }));
    return api.orders.place({ ...input, ...part });
  }

  it("API-55 the methods are listed with what they ask for", async () => {
    const [bank] = await expectOk(guest.payments.offlineMethods());
    expect(bank).toMatchObject({
      name: "Bank transfer",
      facts: [{ name: "Account name" }, { name: "Account number", text: "000-123-456" }],
      inputs: [
        { name: "account_holder", label: "Name on your account", isRequired: true },
        { name: "transaction_id", isRequired: true },
      ],
    });
    expect(await contract.lastRequest("/offline_payment_method_list")).toMatchObject({ method: "GET", query: {} });
  });

  it("PAY-13 API-55 a guest tells of a payment and corrects it; one field per input of the method", async () => {
    const { orderId } = await expectOk(order(guest));
    const track = () => expectOk(guest.orders.track({ orderId, contactNumber: number }));
    expect(await track()).toMatchObject({ status: dialect === "m" ? "pending" : "failed", offlinePayment: null });
    const inputs = { account_holder: "Gus", transaction_id: "T-1" };
    expect(await expectOk(guest.payments.sendOfflineInfo(orderId, { methodId: 1, inputs, note: "Today" }))).toBe(
      "success",
    );
    expect(await contract.lastRequest("/customer/order/offline-payment")).toMatchObject({
      method: "POST",
      body: { _method: "put", order_id: orderId, method_id: 1, customer_note: "Today", guest_id: guestId, ...inputs },
    });
    expect(await track()).toMatchObject({
      status: "pending",
      paymentMethod: "offline_payment",
      offlinePayment: { status: "pending", methodId: 1, note: "Today", inputs: [{ text: "Gus" }, { text: "T-1" }] },
    });
    await contract.control(`/orders/${orderId}/offline-payment`, { status: "denied", note: "No such number" });
    expect((await track()).offlinePayment).toMatchObject({ status: "denied", answer: "No such number" });
    const right = { ...inputs, transaction_id: "T-2" };
    const word = await expectOk(guest.payments.updateOffline(orderId, { inputs: right, note: "" }));
    expect(word).toBe("Payment_Info_Updated_successfully");
    const { body } = await contract.lastRequest("/customer/order/offline-payment-update");
    expect(body).toEqual({ _method: "put", order_id: orderId, customer_note: "", guest_id: guestId, ...right });
    await contract.control(`/orders/${orderId}/offline-payment`, { status: "verified" });
    expect(await track()).toMatchObject({ paymentStatus: "paid", offlinePayment: { status: "verified" } });
    expect(await guest.payments.updateOffline(orderId, { inputs: right, note: "" })).toMatchObject({
      ok: false,
      failure: { kind: "rejected", errors: [{ message: "This order does not wait for payment info" }] },
    });
  });

  it("the wallet pays the whole, or a part and the rest is paid as chosen", async () => {
    const walletBalance = 3.25;
    await contract.control("/customers/1/wallet", { balance: walletBalance });
    expect(await order(ann, { paymentMethod: "wallet" })).toMatchObject({
      ok: false,
      failure: { kind: "rejected", status: 203, errors: [{ code: "order_amount" }] },
    });
    const parts = { paymentMethod: "digital_payment", partialPayment: true } as const;
    // The lines of the refused order are in the cart still.
    const placed = await expectOk(ann.orders.place({ ...input, ...parts }));
    expect(await contract.lastRequest("/customer/order/place")).toMatchObject({
      body: { payment_method: "digital_payment", partial_payment: 1 },
    });
    const tracked = await expectOk(ann.orders.track({ orderId: placed.orderId }));
    expect(tracked).toMatchObject({
      paymentMethod: "partial_payment",
      paymentStatus: "partially_paid",
      partlyPaid: walletBalance,
      payments: [
        { method: "wallet", amount: walletBalance, isPaid: true },
        { method: "digital_payment", isPaid: false },
      ],
    });
    expect(awaitsPayment(tracked)).toBe(true);
    expect(tracked.payments.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(tracked.amount, 6);
    await expectOk(ann.orders.switchToCod(placed.orderId));
    const switched = await expectOk(ann.orders.track({ orderId: placed.orderId }));
    expect(switched).toMatchObject({
      status: "pending",
      payments: [{}, { method: "cash_on_delivery", isPaid: false }],
    });
    expect(awaitsPayment(switched)).toBe(false);

    expect(await order(ann, { partialPayment: true, paymentMethod: "cash_on_delivery" })).toMatchObject({
      failure: { kind: "rejected", status: 203, errors: [{ code: "partial_payment" }] },
    });
    await contract.control("/customers/1/wallet", { balance: 500 });
    const whole = await expectOk(ann.orders.place({ ...input, paymentMethod: "wallet" }));
    expect(await expectOk(ann.orders.track({ orderId: whole.orderId }))).toMatchObject({
      status: "confirmed",
      paymentMethod: "wallet",
      paymentStatus: "paid",
      partlyPaid: 0,
    });
    expect((await expectOk(ann.customer.info())).walletBalance).toBeCloseTo(500 - (whole.total ?? 0), 6);
    await contract.control("/config", { partial_payment_status: 0 });
    expect(await order(ann, { partialPayment: true, paymentMethod: "cash_on_delivery" })).toMatchObject({
      failure: { status: 403, errors: [{ code: "order_method" }] },
    });
  });
});
