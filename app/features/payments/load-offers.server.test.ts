import { describe, expect, test, vi } from "vitest";
import type { OfflineMethod, Result } from "~/delivery-api";
import { loadOffers } from "./load-offers.server";
import type { PaymentApi } from "./payment-method";

const all = ["cash_on_delivery", "digital_payment", "wallet", "offline_payment"] as const;
const bank: OfflineMethod = { id: 2, name: "Bank", facts: [], inputs: [] };
const config = {
  paymentMethods: [...all],
  paymentGateways: [{ gateway: "demo_pay", title: "Demo Pay", image: null }],
  partialPayment: true,
  partialRest: ["cash_on_delivery" as const, "digital_payment" as const],
};
const terms = {
  config,
  zone: { paymentMethods: [...all] },
  rates: { maximumCod: 300 },
  customer: { walletBalance: 25.5 },
};
type Terms = Parameters<typeof loadOffers>[1];

async function offered(change: Partial<Terms> = {}, methods: Result<OfflineMethod[]> = { ok: true, value: [bank] }) {
  const offlineMethods = vi.fn(async () => methods);
  const offers = await loadOffers({ payments: { offlineMethods } } as unknown as PaymentApi, { ...terms, ...change });
  return { offers, asked: offlineMethods.mock.calls.length, methods: offers.choices.map(({ method }) => method) };
}

describe("what an order may be paid by", () => {
  test("in the order it is shown: cash, gateways, wallet, accounts outside the shop", async () => {
    const { offers } = await offered();
    expect(offers.choices.map(({ method, id, name, limit }) => [method, id, name, limit])).toEqual([
      ["cash_on_delivery", null, null, 300],
      ["digital_payment", "demo_pay", "Demo Pay", null],
      ["wallet", null, null, 25.5],
      ["offline_payment", "2", "Bank", null],
    ]);
    expect(offers.wallet).toEqual({ balance: 25.5, rest: ["cash_on_delivery", "digital_payment"] });
  });

  test.each(all)(
    "%s is offered when operator and zone do; without a zone the operator's word counts",
    async (method) => {
      const others = all.filter((other) => other !== method);
      expect((await offered({ zone: { paymentMethods: [method] } })).methods).toEqual([method]);
      expect((await offered({ zone: { paymentMethods: others } })).methods).toEqual(others);
      expect((await offered({ config: { ...config, paymentMethods: [method] }, zone: null })).methods).toEqual([
        method,
      ]);
      expect((await offered({ config: { ...config, paymentMethods: others } })).methods).toEqual(others);
    },
  );

  test("API-55 accounts outside the shop are asked for only where they are offered, and are no loss", async () => {
    expect((await offered({ zone: { paymentMethods: ["wallet"] } })).asked).toBe(0);
    const down: Result<never> = { ok: false, failure: { kind: "unavailable" } } as unknown as Result<never>;
    expect((await offered({}, down)).methods).toEqual(["cash_on_delivery", "digital_payment", "wallet"]);
  });

  test.each([
    ["a guest has none", { customer: null }, null],
    ["an empty one is none", { customer: { walletBalance: 0 } }, null],
    ["an overdrawn one is none", { customer: { walletBalance: -3 } }, null],
    ["no part", { config: { ...config, partialPayment: false } }, { balance: 25.5, rest: [] }],
    [
      "the rest as the operator says",
      { config: { ...config, partialRest: ["cash_on_delivery"] } },
      { balance: 25.5, rest: ["cash_on_delivery"] },
    ],
    [
      "and as it can be paid at all",
      { config: { ...config, paymentGateways: [] } },
      { balance: 25.5, rest: ["cash_on_delivery"] },
    ],
    ["the rest cannot be paid", { zone: { paymentMethods: ["wallet"] } }, { balance: 25.5, rest: [] }],
  ] satisfies [string, Partial<Terms>, object | null][])("the wallet: %s", async (_, change, expected) => {
    expect((await offered(change)).offers.wallet).toEqual(expected);
  });
});
