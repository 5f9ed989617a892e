import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { formOf } from "./support/counter";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";
import { plainRice } from "./support/shoppers";

const food = { id: 1, type: "food" } as const;

/** What the operator has changed since: the delivery API refuses to keep as many pieces, and one less as well. */
describe.each(["m", "n", "x"] as const)("a line that may not be lowered, in dialect %s", (dialect) => {
  let contract: ContractClient;
  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  }, 60_000);
  afterAll(() => contract.close());

  async function guestWithRice(quantity: number) {
    const shop = await startStorefront(contract);
    const { place, guestId, api } = await guestIn(contract, food.id);
    const { storeId, itemId } = await plainRice(api);
    const selection = { quantity, groups: [], variationType: null, addOns: [] };
    const { lines } = await expectOk(api.cart.add({ isCampaign: false, unitPrice: 3, selection, itemId, storeId }));
    const browser = browserOf();
    await browser.set(shop, (session) => {
      session.set("place", place);
      session.set("module", food);
      session.patch("visitor", { guestId });
    });
    const { cartIntents } = await import("~/features/cart/intents.server");
    const lineId = String(lines[0]?.id);
    const less = () =>
      browser.visit(shop, "/cart", (context) =>
        cartIntents["set-quantity"](context, formOf({ lineId, quantity: String(quantity - 1) })),
      );
    const held = async () => (await expectOk(api.cart.list(storeId))).lines.map((line) => line.selection.quantity);
    return { itemId, less, held };
  }

  it("CART-09 one press on − takes out what is off sale", async () => {
    const { itemId, less, held } = await guestWithRice(2);
    await contract.control(`/items/${itemId}`, { status: 0 });
    const outcome = await less();
    await contract.control(`/items/${itemId}`, { status: 1 });
    expect(outcome).toMatchObject({ kind: "done", toasts: [{ kind: "warning" }] });
    expect(outcome.toasts?.[0]?.text).toContain("Plain Rice can no longer be ordered.");
    expect(await held()).toEqual([]);
  });

  it("CART-09 one press on − leads to a maximum that was lowered", async () => {
    const { itemId, less, held } = await guestWithRice(3);
    await contract.control(`/items/${itemId}`, { maximum_cart_quantity: 1 });
    const outcome = await less();
    await contract.control(`/items/${itemId}`, { maximum_cart_quantity: 3 });
    expect(outcome).toMatchObject({ kind: "done", toasts: [{ kind: "warning" }] });
    expect(await held()).toEqual([1]);
  });
});
