import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { type Storefront, startStorefront, wordOf } from "./support/form-visitor";
import { type OrderKind, readForm, readyFor } from "./support/order-kinds";

const lostAnswer = { kind: "drop-answer", method: "POST", path: "/\\/order\\/(prescription\\/)?place$/", once: true };

const standing = async (api: DeliveryApi) => (await expectOk(api.orders.running(1))).rows.length;

describe.each(["m", "n", "x"] as const)("an order whose answer was lost, in dialect %s", (dialect) => {
  let contract: ContractClient;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  }, 60_000);
  afterAll(() => contract.close());

  async function ready(kind: OrderKind) {
    const shop = await startStorefront(contract);
    const { guest, browser, path, arranged, form } = await readyFor(kind, contract, shop);
    const press = async (process: Storefront, options?: { lost: boolean }) =>
      wordOf(await form.press(process, {}, options));
    const pressAgain = async () => wordOf(await (await readForm(shop, browser, path)).press(shop));
    return { shop, guest, arranged, press, pressAgain };
  }

  it.each(["a parcel", "a prescription", "Buy Now"] as const)(
    "%s is not ordered again by a process that knows nothing of it, until the customer was told",
    async (kind) => {
      const { shop, guest, press } = await ready(kind);
      await contract.control("/faults", [lostAnswer]);
      expect(await press(shop, { lost: true })).toMatch(/^\/order-check/);
      expect(await standing(guest.api)).toBe(1);

      const another = await startStorefront(contract);
      expect(await press(another)).toBe("409 already");
      expect(await standing(guest.api)).toBe(1);

      expect(await press(another), "told, they may want a second one").toBe("/home?dialog=order-placed");
      expect(await standing(guest.api)).toBe(2);
    },
  );

  it.each(["a parcel", "a prescription", "Buy Now"] as const)(
    "%s like one the customer was told of is ordered at once",
    async (kind) => {
      const { shop, guest, arranged, press, pressAgain } = await ready(kind);
      expect(await press(shop)).toBe("/home?dialog=order-placed");
      await arranged();
      expect(await pressAgain()).toBe("/home?dialog=order-placed");
      expect(await standing(guest.api)).toBe(2);
    },
  );

  it("a cart is emptied by the delivery API: nobody need look", async () => {
    const { shop, guest, press } = await ready("a cart");
    await contract.control("/faults", [lostAnswer]);
    await press(shop, { lost: true });
    const another = await startStorefront(contract);
    expect(await press(another)).toBe("409");
    expect(await standing(guest.api)).toBe(1);
  });

  it("the way of a parcel is measured once, however often its payment page is opened", async () => {
    const measured = async () =>
      (await contract.requests()).filter(({ path }) => path.endsWith("/distance-api")).length;
    const before = await measured();
    const { shop, arranged, press, pressAgain } = await ready("a parcel");
    await press(shop);
    await arranged();
    await pressAgain();
    expect((await measured()) - before).toBe(1);
  });

  it("a parcel is not sent while nobody can say whether it was ordered already", async () => {
    const { shop, guest, press } = await ready("a parcel");
    await contract.control("/faults", [{ kind: "status", status: 500, path: "/api/v1/customer/order/running-orders" }]);
    expect(await press(shop)).toBe("503");
    await fetch(`${contract.url}/_sandbox/faults`, { method: "DELETE" });
    expect(await standing(guest.api)).toBe(0);
    expect(await press(shop)).toBe("/home?dialog=order-placed");
  });
});
