import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OrderInput } from "~/delivery-api";
import { quotedTotals } from "~/features/checkout/quote";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";
import { orderTo, plainRice } from "./support/shoppers";

const food = { id: 1, type: "food" } as const;
const three = { quantity: 3, groups: [], variationType: null, addOns: [] };

describe.each(["m", "n", "x"] as const)("what the checkout shows before the order, in dialect %s", (dialect) => {
  let contract: ContractClient;
  beforeAll(async () => {
    contract = await openContractClient(dialect);
  }, 60_000);
  afterAll(() => contract.close());
  beforeEach(async () => {
    await contract.control("/reset", {});
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  });

  /** A guest with rice in the cart, at a shop that is made so before they come. */
  async function guestAt(store: object) {
    const shop = await startStorefront(contract);
    const { place, guestId, api } = await guestIn(contract, food.id);
    const { storeId, itemId } = await plainRice(api);
    await contract.control(`/stores/${storeId}`, store);
    await expectOk(api.cart.add({ itemId, isCampaign: false, storeId, unitPrice: 3, selection: three }));
    const browser = browserOf();
    await browser.set(shop, (session) => {
      session.set("place", place);
      session.set("module", food);
      session.patch("visitor", { guestId });
    });
    return { shop, browser, place, api, storeId };
  }

  async function checkoutAt(store: object) {
    const { shop, browser, place, api, storeId } = await guestAt(store);
    const { checkoutContext } = await import("~/features/checkout/checkout-context.server");
    const state = await expectOk(browser.visit(shop, "/checkout?page=cart", checkoutContext));
    if (state.kind !== "ready") throw new Error(state.kind);
    const { quote, distanceKm } = state.checkout;
    const charged = async (fields: Partial<OrderInput>) =>
      (await expectOk(api.orders.place(orderTo(place, { storeId, distanceKm, ...fields })))).total;
    return { quote, charged };
  }

  it.each(["percent", "amount"] as const)("a surge in %s is in the fee as it is charged", async (type) => {
    const busy = { increased_delivery_fee_status: 1, increased_delivery_fee: 20, increased_delivery_fee_type: type };
    await contract.control("/zones/1", { ...busy, increase_delivery_charge_message: "Rain" });
    const { quote, charged } = await checkoutAt({});
    expect(quote.feeNotes.surge).toEqual({ note: "Rain" });
    const shown = quotedTotals(quote, { orderType: "delivery", tip: 0, packaging: false });
    expect(shown.total).toBe(await charged({}));
  });

  it("the tax of a store that only hands over is the tax charged", async () => {
    const { quote, charged } = await checkoutAt({ delivery: 0, tax: 7 });
    const shown = quotedTotals(quote, { orderType: "take_away", tip: 0, packaging: false });
    expect(shown.tax).toBeGreaterThan(0);
    expect(shown.total).toBe(await charged({ orderType: "take_away" }));
  });

  it("the tax is asked for every way to order, where the delivery API computes it", async () => {
    await checkoutAt({ extra_packaging_status: 1, extra_packaging_amount: 0.5 });
    const asked = (await contract.requests())
      .filter(({ path }) => path.endsWith("/get-Tax"))
      .map(({ body }) => `${body.order_type} ${body.extra_packaging_amount}`);
    const ways = ["delivery 0", "delivery 0.5", "take_away 0", "take_away 0.5"];
    expect(asked.sort()).toEqual(dialect === "m" ? [] : ways);
  });

  it("CART-25 a cart whose delivery costs something says what is missing, whatever its subtotal", async () => {
    await contract.control("/config", { free_delivery_over: 58 });
    const { shop, browser, storeId, api } = await guestAt({});
    const [line] = (await expectOk(api.cart.list(storeId))).lines;
    await contract.control(`/items/${line?.item.id}`, { price: 20 });
    await browser.set(shop, (session) => session.set("coupon", { code: "WELCOME10", storeId }));
    const { loadCartDetails } = await import("~/features/cart-page/load-cart-details.server");
    const { subtotal, costs, freeDelivery } = await browser.visit(shop, "/cart", loadCartDetails);
    expect([subtotal, costs?.totals.couponDiscount, costs?.totals.deliveryFee]).toEqual([60, 5, 2]);
    expect(freeDelivery).toMatchObject({ missing: 3 });
  });
});
