import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi } from "~/delivery-api";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { browserOf, guestIn, type Storefront, startStorefront, wordOf } from "./support/form-visitor";
import { plainRice } from "./support/shoppers";

const modules = { food: 1, pharmacy: 3, parcel: 5 } as const;
const contact = { contactName: "Gus Guest", contactNumber: "+15550109999", contactEmail: "gus@example.test" };
/** A picture of one point. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const lostAnswer = { kind: "drop-answer", method: "POST", path: "/\\/order\\/(prescription\\/)?place$/", once: true };

type Browser = ReturnType<typeof browserOf>;
type Guest = Awaited<ReturnType<typeof guestIn>>;

/** What makes an order of its kind: the form's page, what else it needs, and how it is posted. */
type Kind = {
  module: keyof typeof modules;
  arrange(shop: Storefront, browser: Browser, guest: Guest): Promise<string>;
};

const kinds: Record<"a cart" | "Buy Now" | "a prescription" | "a parcel", Kind> = {
  "a cart": {
    module: "food",
    async arrange(_shop, _browser, { api }) {
      const { storeId, itemId } = await plainRice(api);
      const selection = { quantity: 2, groups: [], variationType: null, addOns: [] };
      await expectOk(api.cart.add({ itemId, isCampaign: false, storeId, unitPrice: 4, selection }));
      return "/checkout?page=cart";
    },
  },
  "Buy Now": {
    module: "food",
    async arrange(shop, browser, { api }) {
      const { itemId } = await plainRice(api);
      const key = "k".repeat(24);
      const line = { key, itemId, isCampaign: false, quantity: 2, groups: [], variationType: null, addOns: [] };
      await browser.set(shop, (session) => session.set("orderIntents", [line]));
      return `/checkout?page=buy_now&key=${key}`;
    },
  },
  "a prescription": {
    module: "pharmacy",
    async arrange(_shop, _browser, { api }) {
      const { rows } = await expectOk(api.stores.list({ filter: "all", type: "all", page: 1, limit: 50 }));
      const store = rows.find(({ prescriptionOrder, isOpen }) => prescriptionOrder && isOpen);
      return `/checkout?page=prescription&store=${store?.id}`;
    },
  },
  "a parcel": {
    module: "parcel",
    async arrange(shop, browser, { place, at }) {
      const person = { road: "", house: "", floor: "" };
      const { address, latitude, longitude } = place;
      const sender = { address, latitude, longitude, contactName: "Gus", contactNumber: "+15550109999", ...person };
      const receiver = { ...(await at("20 Harbour Street")), contactName: "Cy", contactNumber: "+15550188123" };
      const parcel = { categoryId: 1, sender, receiver: { ...receiver, ...person }, instructionId: null, note: "" };
      await browser.set(shop, (session) => {
        session.set("parcel", parcel);
        session.patch("guest", contact);
      });
      return "/parcel-delivery-info/payment";
    },
  },
};

/** The form as a page shows it, and what a press on "Place Order" makes of it. */
async function readForm(shop: Storefront, browser: Browser, path: string) {
  const isParcel = path.startsWith("/parcel");
  const { formKey, seen } = await browser.visit(shop, path, async (request) => {
    const page = isParcel ? await shop.loadParcelPayment(request) : await shop.loadCheckout(request);
    if ("kind" in page && page.kind === "empty") throw new Error("there is nothing to order");
    return page;
  });
  const form = () => {
    const fields = { key: formKey, seen, payment: "cash_on_delivery", tip: "0", payer: "sender", ...contact };
    const posted = new FormData();
    for (const [name, value] of Object.entries({ ...fields, orderType: "delivery", when: "asap" }))
      posted.set(name, value);
    if (path.includes("prescription"))
      posted.set("prescription", new File([picture], "scan.png", { type: "image/png" }));
    return posted;
  };
  return (process: Storefront, options?: { lost: boolean }) =>
    browser.visit(
      process,
      path,
      async (request) => wordOf(await (isParcel ? process.placeParcel : process.placeOrder)(request, form())),
      options,
    );
}

const standing = async (api: DeliveryApi) => (await expectOk(api.orders.running(1))).rows.length;

describe.each(["m", "n", "x"] as const)("an order whose answer was lost, in dialect %s", (dialect) => {
  let contract: ContractClient;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-25T12:00:00Z" });
  }, 60_000);
  afterAll(() => contract.close());

  async function ready(kind: keyof typeof kinds) {
    const { module, arrange } = kinds[kind];
    const shop = await startStorefront(contract);
    const browser = browserOf();
    const guest = await guestIn(contract, modules[module]);
    await browser.set(shop, (session) => {
      session.set("place", guest.place);
      session.set("module", { id: modules[module], type: module });
      session.patch("visitor", { guestId: guest.guestId });
    });
    const path = await arrange(shop, browser, guest);
    return { shop, browser, guest, path, press: await readForm(shop, browser, path) };
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
      const { shop, browser, guest, path, press } = await ready(kind);
      expect(await press(shop)).toBe("/home?dialog=order-placed");
      await kinds[kind].arrange(shop, browser, guest);
      expect(await (await readForm(shop, browser, path))(shop)).toBe("/home?dialog=order-placed");
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

  it("a parcel is not sent while nobody can say whether it was ordered already", async () => {
    const { shop, guest, press } = await ready("a parcel");
    await contract.control("/faults", [{ kind: "status", status: 500, path: "/api/v1/customer/order/running-orders" }]);
    expect(await press(shop)).toBe("503");
    await fetch(`${contract.url}/_sandbox/faults`, { method: "DELETE" });
    expect(await standing(guest.api)).toBe(0);
    expect(await press(shop)).toBe("/home?dialog=order-placed");
  });
});
