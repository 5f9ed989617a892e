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
    const orders = async () => (await expectOk(api.orders.running(1))).rows.length;
    return { shop, browser, form, orders, storeId };
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

  it("packaging that costs more by now is told to whoever wants it, before it is ordered", async () => {
    const { shop, form, orders, storeId } = await guestWith(4);
    await contract.control(`/stores/${storeId}`, { extra_packaging_status: 1, extra_packaging_amount: 0.5 });
    const shown = await form();
    await contract.control(`/stores/${storeId}`, { extra_packaging_amount: 3 });
    const later = await startStorefront(contract);
    const asked = await shown.press(later, { packaging: "on" });
    expect(asked).toMatchObject({
      status: 409,
      result: { details: { changes: [{ kind: "packaging", from: 0.5, to: 3 }] } },
    });
    expect(await orders()).toBe(0);
    expect(wordOf(await shown.press(shop))).toBe("/home?dialog=order-placed");
  });

  it("CHK-13 a code that was only typed is applied by Place Order, which orders at the next press", async () => {
    const { shop, browser, form, orders } = await guestWith(4);
    const applied = await (await form()).press(shop, { coupon: "kitchen15", note: "Ring twice" });
    expect(applied).toMatchObject({ kind: "invalid", status: 200, toasts: [{ kind: "info" }] });
    expect(applied.kind === "invalid" && applied.result.reply?.initialValue).toMatchObject({ note: "Ring twice" });
    expect(await orders()).toBe(0);
    const order = await browser.visit(shop, "/checkout?page=cart", shop.loadCheckout);
    expect(order).toMatchObject({ coupon: { code: "KITCHEN15", problem: null } });
    expect(wordOf(await (await form()).press(shop))).toBe("/home?dialog=order-placed");
    expect((await contract.lastRequest("/customer/order/place")).body).toMatchObject({ coupon_code: "KITCHEN15" });
  });

  it("CHK-13 a code that was only typed and cannot be used is refused at its field, and nothing is ordered", async () => {
    const { shop, form, orders } = await guestWith(4);
    const refused = await (await form()).press(shop, { coupon: "WELCOME10" });
    expect(refused).toMatchObject({ kind: "invalid", status: 422 });
    expect(refused.kind === "invalid" && refused.result.reply?.error?.coupon).toHaveLength(1);
    expect(await orders()).toBe(0);
  });

  it("CHK-13 a code that counts already does not hold the order up", async () => {
    const { shop, form } = await guestWith(4);
    await (await form()).press(shop, { coupon: "KITCHEN15" });
    expect(wordOf(await (await form()).press(shop, { coupon: "kitchen15 " }))).toBe("/home?dialog=order-placed");
    expect((await contract.lastRequest("/customer/order/place")).body).toMatchObject({ coupon_code: "KITCHEN15" });
  });
});
