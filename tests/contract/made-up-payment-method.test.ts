import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { OfflineInfo, PaymentMethod } from "~/delivery-api";
import type { PaymentMethodEntry } from "~/features/payments/payment-method";
import { paymentMethods as ofSandbox } from "../../sandbox/payments/methods";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { startStorefront, wordOf } from "./support/form-visitor";
import { type OrderKind, readyFor } from "./support/order-kinds";

/** A payment method that nobody has: on account, under an order number of the customer's own firm. */
const onAccount = "on_account" as PaymentMethod;
const thirtyDays = {
  id: 30,
  name: "30 days",
  facts: [],
  inputs: [{ name: "firm_order", label: "Order number of your firm", isRequired: true }],
};
const told: { orderId: number; info: OfflineInfo }[] = [];

const entry: PaymentMethodEntry = {
  id: onAccount,
  icon: "briefcase",
  choices: () => [{ method: onAccount, id: "30", name: thirtyDays.name, limit: null, form: thirtyDays }],
  async sendInfo(_, orderId, info) {
    told.push({ orderId, info });
    return { ok: true, value: null };
  },
  afterOrder: ({ orderId, choiceId }) => ({ to: `/terms/${orderId}?days=${choiceId}` }),
};
const onWire = { config: "on_account", zone: null, rest: null, refusal: "account_off" };
const inSandbox = { isOn: () => true, zone: null, off: null };
const inSandboxOff = { isOn: () => false, zone: null, off: { code: "account_off", message: "codOff" } };

const filled = { payment: "on_account:30", "offline-30-0": "F-17" };

/** One entry more, as a line of the list would be. */
const add = (list: ReadonlyMap<string, unknown>, value: unknown) =>
  void (list as Map<string, unknown>).set(onAccount, value);

describe.each(["m", "n", "x"] as const)("a made-up payment method in dialect %s", (dialect) => {
  let contract: ContractClient;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
    await contract.control("/config", { on_account: 1 });
    add(ofSandbox, inSandbox);
  }, 60_000);
  afterAll(async () => {
    (ofSandbox as Map<string, unknown>).delete(onAccount);
    // Nobody after this shall know it.
    vi.resetModules();
    await contract.close();
  });

  /** A storefront that knows the method, and a guest in front of the form. */
  async function ready(kind: OrderKind) {
    const shop = await startStorefront(contract);
    add((await import("~/delivery-api/model")).paymentMethodsOnWire, onWire);
    add((await import("~/features/payments/registry")).paymentMethods, entry);
    const { guest, form } = await readyFor(kind, contract, shop);
    return {
      guest,
      last: form.payments.choices.at(-1),
      press: (fields: Record<string, string>) => form.press(shop, fields),
    };
  }

  it.each(["a cart", "Buy Now", "a parcel"] as const)(
    "API-06 %s is ordered with it, and goes on as it says",
    async (kind) => {
      const { guest, last, press } = await ready(kind);
      expect(last).toMatchObject({ method: onAccount, name: "30 days" });

      const unfilled = await press({ payment: "on_account:30" });
      expect(unfilled).toMatchObject({
        status: 422,
        result: { reply: { error: { "offline-30-0": [expect.anything()] } } },
      });

      const placed = wordOf(await press(filled));
      const [order] = (await expectOk(guest.api.orders.running(1))).rows;
      expect(placed).toBe(`/terms/${order?.id}?days=30`);
      expect((await contract.lastRequest("/customer/order/place")).body).toMatchObject({ payment_method: onAccount });
      expect(told.at(-1)).toEqual({
        orderId: order?.id,
        info: { methodId: 30, inputs: { firm_order: "F-17" }, note: "" },
      });
    },
  );

  it("an order whose price comes later is not offered it", async () => {
    expect((await ready("a prescription")).last).toMatchObject({ method: "cash_on_delivery" });
  });

  it("is refused like any other that was switched off meanwhile", async () => {
    const { press } = await ready("a cart");
    add(ofSandbox, inSandboxOff);
    expect(wordOf(await press(filled))).toBe("409 payment");
    add(ofSandbox, inSandbox);
  });

  it("is no choice where the operator does not have it", async () => {
    await contract.control("/config", { on_account: 0 });
    const { last, press } = await ready("a cart");
    expect(last).toMatchObject({ method: "offline_payment" });
    expect(wordOf(await press(filled))).toBe("422");
    await contract.control("/config", { on_account: 1 });
  });
});
