import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newLogin } from "~/session/login.server";
import { type ContractClient, expectOk, expectToken, openContractClient, visitor } from "./contract-client";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";
import { ann, orderTo, plainRice } from "./support/shoppers";

const food = { id: 1, type: "food" } as const;
const grocery = { id: 2, type: "grocery" } as const;
const noon = "2026-11-25T12:00:00Z";
const one = { quantity: 1, groups: [], variationType: null, addOns: [] };

/** Dialect X limits the lists of orders to the module that is named (docs/delivery-api.md §10.1). */
describe("orders of a module that is not the chosen one, in dialect x", () => {
  let contract: ContractClient;
  beforeAll(async () => {
    contract = await openContractClient("x");
    await contract.control("/clock", { now: noon });
  }, 60_000);
  afterAll(() => contract.close());

  /** A customer who has ordered in food and looks at grocery. */
  async function customerElsewhere() {
    const shop = await startStorefront(contract);
    const { place } = await guestIn(contract, food.id);
    const token = await expectToken(contract.client.api(visitor()).auth.signIn(ann));
    const api = contract.client.api(visitor({ place, moduleId: food.id, token }));
    const { storeId, itemId } = await plainRice(api);
    await expectOk(api.cart.clear());
    await expectOk(api.cart.add({ itemId, isCampaign: false, storeId, unitPrice: 3, selection: one }));
    const { orderId } = await expectOk(api.orders.place(orderTo(place, { storeId })));
    const browser = browserOf();
    await browser.set(shop, (session) => {
      session.set("place", place);
      session.set("module", grocery);
      session.patch("visitor", { token, login: newLogin() });
    });
    return { shop, browser, storeId, orderId };
  }

  it("RTE-26 My orders lists it, running or over", async () => {
    const { shop, browser, orderId } = await customerElsewhere();
    const { loadOrders, loadRecentOrders } = await import("~/features/orders/load-orders.server");
    const { rows } = await browser.visit(shop, "/my-orders", loadOrders);
    expect(rows.map(({ id }) => id)).toContain(orderId);

    await contract.control(`/orders/${orderId}/advance`, { status: "delivered" });
    const history = await browser.visit(shop, "/my-orders?tab=history", loadOrders);
    expect(history.rows.map(({ id }) => id)).toContain(orderId);
    const recent = await browser.visit(shop, "/profile", loadRecentOrders);
    expect(recent.map(({ id }) => id)).toContain(orderId);
  });

  it("the customer's own data hold it", async () => {
    const { shop, browser, orderId } = await customerElsewhere();
    const { ownData } = await import("~/features/account/own-data.server");
    const file = await browser.visit(shop, "/profile/data", ownData);
    expect(await file.json()).toMatchObject({
      missing: [],
      runningOrders: expect.arrayContaining([expect.objectContaining({ id: orderId })]),
    });
  });

  it("an order whose answer was lost is found", async () => {
    const { shop, browser, storeId, orderId } = await customerElsewhere();
    const { findOrder } = await import("~/features/checkout/order-lookup.server");
    const attempt = { storeId, amount: 20, startedAt: Date.parse(noon) };
    const payment = { method: "cash_on_delivery", id: null };
    const found = await browser.visit(shop, "/checkout", (context) => findOrder(context, { ...attempt, payment }));
    expect(found).toMatchObject({ ok: true, value: { id: orderId } });
  });
});
