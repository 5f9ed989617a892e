import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { browserOf, guestIn, startStorefront } from "./support/form-visitor";
import { guestNumber, orderTo, plainRice } from "./support/shoppers";

/** An order that waits for its money is `failed` there, which no list of running orders holds (docs/delivery-api.md §10.1). */
describe.each(["n", "x"] as const)(
  "the strip of an order that runs only once its payment is settled, in dialect %s",
  (dialect) => {
    let contract: ContractClient;
    beforeAll(async () => {
      contract = await openContractClient(dialect);
    }, 60_000);
    afterAll(() => contract.close());

    /** A guest whose frame was loaded while the order waited for its money. */
    async function guestWhoWaits(paymentMethod: "digital_payment" | "offline_payment") {
      const shop = await startStorefront(contract);
      const { place, guestId, api } = await guestIn(contract, 1);
      const { storeId, itemId } = await plainRice(api);
      const selection = { quantity: 3, groups: [], variationType: null, addOns: [] };
      await expectOk(api.cart.add({ itemId, isCampaign: false, storeId, unitPrice: 3, selection }));
      const { orderId } = await expectOk(api.orders.place(orderTo(place, { storeId, paymentMethod })));
      const browser = browserOf();
      await browser.set(shop, (session) => {
        session.set("place", place);
        session.set("module", { id: 1, type: "food" });
        session.patch("visitor", { guestId, running: 1 });
        const lastOrder = { id: orderId, status: "pending", createdAt: new Date().toISOString() };
        session.patch("guest", { trackingNumber: guestNumber, placed: [orderId], lastOrder });
      });
      const { loadRunning } = await import("~/features/orders/running.server");
      const strip = () => browser.visit(shop, "/home", loadRunning);
      const post = (intent: (context: RequestContext, form: FormData) => Promise<Outcome>, fields: object) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ order: orderId, ...fields })) form.set(name, String(value));
        return browser.visit(shop, `/pay/${orderId}/return`, (context) => intent(context, form));
      };
      expect(await strip(), "it does not run yet").toBeNull();
      const see = <T>(ask: (context: RequestContext) => Promise<T>) =>
        browser.visit(shop, "/home?dialog=order-placed", ask);
      return { orderId, strip, post, see };
    }

    it("is there after the switch to cash", async () => {
      const { orderId, strip, post } = await guestWhoWaits("digital_payment");
      const { paymentIntents } = await import("~/features/orders/payment-intents.server");
      expect(await post(paymentIntents["switch-to-cod"], {})).toMatchObject({ kind: "done", to: "/home" });
      expect(await strip()).toMatchObject({ orderId, store: "Harbour Kitchen" });
    });

    it("is there after the order is seen to run: its payment came late", async () => {
      const { orderId, strip, see } = await guestWhoWaits("digital_payment");
      await contract.control(`/orders/${orderId}/advance`, { status: "confirmed" });
      const { loadOrderPlaced } = await import("~/features/orders/load-orders.server");
      expect(await see(loadOrderPlaced)).toMatchObject({ id: orderId, status: "confirmed" });
      expect(await strip()).toMatchObject({ orderId, status: "Confirmed" });
    });

    it("is there after a payment outside the shop was told of", async () => {
      const { orderId, strip, post } = await guestWhoWaits("offline_payment");
      const { offlineIntents } = await import("~/features/orders/offline-intents.server");
      const told = { payment: "offline_payment:1", "offline-1-0": "Gus", "offline-1-1": "T-1" };
      expect(await post(offlineIntents["tell-offline"], told)).toMatchObject({ kind: "done" });
      expect(await strip()).toMatchObject({ orderId, store: "Harbour Kitchen" });
    });
  },
);
