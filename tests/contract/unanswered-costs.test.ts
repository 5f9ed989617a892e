import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api";
import { newLogin } from "~/session/login.server";
import { type ContractClient, expectOk, expectToken, openContractClient, visitor } from "./contract-client";
import { startStorefront, wordOf } from "./support/form-visitor";
import { type OrderKind, readForm, readyFor } from "./support/order-kinds";
import { ann } from "./support/shoppers";

const asked = {
  tax: "/api/v1/customer/order/get-Tax",
  surge: "/api/v1/customer/order/get-surge-price",
  vehicle: "/api/v1/vehicle/extra_charge",
};

const ordered = async (api: DeliveryApi) => (await expectOk(api.orders.running(1))).rows.length;

describe.each(["m", "n", "x"] as const)("an order whose costs nobody answers, in dialect %s", (dialect) => {
  let contract: ContractClient;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  }, 60_000);
  const mend = () => fetch(`${contract.url}/_sandbox/faults`, { method: "DELETE" });
  afterEach(mend);
  afterAll(() => contract.close());

  const breakCall = (part: keyof typeof asked, fault: object = { status: 500 }) =>
    contract.control("/faults", [{ kind: "status", path: asked[part], ...fault }]);

  const parts: [OrderKind, keyof typeof asked][] = [
    ["a cart", "vehicle"],

    ["a parcel", "vehicle"],
  ];
  // M says the rest with store and zone.
  const others: typeof parts = [
    ["a cart", "tax"],
    ["a cart", "surge"],
    ["Buy Now", "tax"],
    ["a parcel", "tax"],
  ];

  it.each(dialect === "m" ? parts : [...parts, ...others])("%s is not sent without its %s", async (kind, part) => {
    const shop = await startStorefront(contract);
    const { guest, form } = await readyFor(kind, contract, shop);
    await breakCall(part);
    for (const press of ["first", "second"]) {
      const answer = await form.press(shop, { note: "Ring twice" });
      expect(answer, press).toMatchObject({
        kind: "invalid",
        status: 503,
        result: { reply: { initialValue: { note: "Ring twice" } } },
      });
    }
    expect(await ordered(guest.api)).toBe(0);
    await mend();
    const later = await startStorefront(contract);
    expect(wordOf(await form.press(later))).toBe("/home?dialog=order-placed");
    expect(await ordered(guest.api)).toBe(1);
  });

  it.runIf(dialect !== "m")("a form that did not know the tax is shown anew with it before it is ordered", async () => {
    const shop = await startStorefront(contract);
    const { guest, browser, path } = await readyFor("a cart", contract, shop);
    await breakCall("tax");
    const unknowing = await readForm(shop, browser, path);
    await mend();
    const answer = await unknowing.press(shop);
    expect(answer).toMatchObject({ status: 409, result: { details: { changes: [{ kind: "taxKnown" }] } } });
    expect(await ordered(guest.api)).toBe(0);
    expect(wordOf(await (await readForm(shop, browser, path)).press(shop))).toBe("/home?dialog=order-placed");
  });

  it.runIf(dialect !== "m")("where the delivery API says why, the form says so", async () => {
    const shop = await startStorefront(contract);
    const { guest, form } = await readyFor("a cart", contract, shop);
    await breakCall("tax", { status: 403, messages: ["No tax today"] });
    const answer = await form.press(shop);
    expect(wordOf(answer)).toBe("409 other");
    expect(answer).toMatchObject({ result: { details: { refusals: [{ message: "No tax today" }] } } });
    expect(await ordered(guest.api)).toBe(0);
  });

  it.runIf(dialect !== "m")("a tax that comes on top by now is told, though it is as much as before", async () => {
    const shop = await startStorefront(contract);
    await contract.control("/config", { tax_included: 1 });
    const { guest, form } = await readyFor("a cart", contract, shop);
    await contract.control("/config", { tax_included: 0 });
    const later = await startStorefront(contract);
    expect(await form.press(later)).toMatchObject({
      status: 409,
      result: { details: { changes: [{ kind: "taxOnTop" }] } },
    });
    expect(await ordered(guest.api)).toBe(0);
  });

  it("what a wallet holds by now holds no parcel up that its receiver pays for", async () => {
    const shop = await startStorefront(contract);
    const token = await expectToken(contract.client.api(visitor()).auth.signIn(ann));
    const { browser } = await readyFor("a parcel", contract, shop);
    await browser.set(shop, (session) => session.patch("visitor", { token, login: newLogin() }));
    await contract.control("/customers/1/wallet", { balance: 2 });
    const shown = await readForm(shop, browser, "/parcel-delivery-info/payment");
    expect(shown.payments.wallet?.balance, "a part of it may be paid").toBe(2);
    await contract.control("/customers/1/wallet", { balance: 1 });
    const later = await startStorefront(contract);
    expect(await shown.press(later, { fromWallet: "on" })).toMatchObject({
      status: 409,
      result: { details: { changes: [{ kind: "wallet", from: 2, to: 1 }] } },
    });
    expect(wordOf(await shown.press(later, { payer: "receiver", fromWallet: "on" }))).toMatch(/^\/my-orders/);
  });
});
