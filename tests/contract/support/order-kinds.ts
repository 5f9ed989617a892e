import { type ContractClient, expectOk } from "../contract-client";
import { browserOf, guestIn, type Storefront } from "./form-visitor";
import { plainRice } from "./shoppers";

/** The modules an order is from, by their numbers in the sandbox. */
const modules = { food: 1, pharmacy: 3, parcel: 5 } as const;
export const contact = { contactName: "Gus Guest", contactNumber: "+15550109999", contactEmail: "gus@example.test" };
/** A picture of one point. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
type Browser = ReturnType<typeof browserOf>;
type Guest = Awaited<ReturnType<typeof guestIn>>;

/** What makes an order of its kind: its module, what else it needs, and the address of its form. */
type Kind = {
  module: keyof typeof modules;
  arrange(shop: Storefront, browser: Browser, guest: Guest): Promise<string>;
};

export type OrderKind = "a cart" | "Buy Now" | "a prescription" | "a parcel";

const kinds: Record<OrderKind, Kind> = {
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

/** The form as a page shows it, and a press on "Place Order" with other fields than those that every order has. */
export async function readForm(shop: Storefront, browser: Browser, path: string) {
  const isParcel = path.startsWith("/parcel");
  const page = await browser.visit(shop, path, async (request) => {
    const loaded = isParcel ? await shop.loadParcelPayment(request) : await shop.loadCheckout(request);
    if ("kind" in loaded && loaded.kind === "empty") throw new Error("there is nothing to order");
    return loaded;
  });
  const form = (others: Record<string, string>) => {
    const { formKey, seen } = page;
    const fields = { key: formKey, seen, payment: "cash_on_delivery", tip: "0", payer: "sender", ...contact };
    const posted = new FormData();
    for (const [name, value] of Object.entries({ ...fields, orderType: "delivery", when: "asap", ...others }))
      posted.set(name, value);
    if (path.includes("prescription"))
      posted.set("prescription", new File([picture], "scan.png", { type: "image/png" }));
    return posted;
  };
  return {
    payments: page.payments,
    press: (process: Storefront, others: Record<string, string> = {}, options?: { lost: boolean }) =>
      browser.visit(
        process,
        path,
        (request) => (isParcel ? process.placeParcel : process.placeOrder)(request, form(others)),
        options,
      ),
  };
}

/** A guest with all that an order of that kind needs. */
export async function readyFor(kind: OrderKind, contract: ContractClient, shop: Storefront) {
  const { module, arrange } = kinds[kind];
  const browser = browserOf();
  const guest = await guestIn(contract, modules[module]);
  await browser.set(shop, (session) => {
    session.set("place", guest.place);
    session.set("module", { id: modules[module], type: module });
    session.patch("visitor", { guestId: guest.guestId });
  });
  const arranged = () => arrange(shop, browser, guest);
  const path = await arranged();
  return { browser, guest, path, arranged, form: await readForm(shop, browser, path) };
}
