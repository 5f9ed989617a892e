import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { browserOf, guestIn, startStorefront, wordOf } from "./support/form-visitor";
import { contact, readForm } from "./support/order-kinds";
import { plainRice } from "./support/shoppers";

const food = { id: 1, type: "food" } as const;

describe("the checkout's form", () => {
  let contract: ContractClient;
  beforeAll(async () => {
    contract = await openContractClient("m");
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  }, 60_000);
  afterAll(() => contract.close());

  /** A guest with so many pieces of plain rice in the cart. */
  async function guestWith(quantity: number) {
    const shop = await startStorefront(contract);
    const { place, guestId, api } = await guestIn(contract, food.id);
    const { storeId, itemId } = await plainRice(api);
    await contract.control(`/items/${itemId}`, { maximum_cart_quantity: null });
    const selection = { quantity, groups: [], variationType: null, addOns: [] };
    await expectOk(api.cart.add({ itemId, isCampaign: false, storeId, unitPrice: 4, selection }));
    const browser = browserOf();
    await browser.set(shop, (session) => {
      session.set("place", place);
      session.set("module", food);
      session.patch("visitor", { guestId });
      session.patch("guest", contact);
    });
    const form = () => readForm(shop, browser, "/checkout?page=cart");
    return { shop, browser, form };
  }

  it("CHK-12 says of cash above its limit where it is chosen; nothing stands against another way to pay", async () => {
    const { shop, browser, form } = await guestWith(100);
    const order = await browser.visit(shop, "/checkout?page=cart", shop.loadCheckout);
    if (order.kind !== "order") throw new Error("nothing to order");
    const [cash] = order.payments.choices;
    expect(order.quote.goods.items).toBeGreaterThan(cash?.limit ?? Number.POSITIVE_INFINITY);
    expect(order.refusals).toEqual([]);
    expect(wordOf(await (await form()).press(shop)), "the order itself").toBe("422 codLimit");
  });
});
