import type { CallContext, Coordinates, DeliveryApi, OrderInput } from "~/delivery-api";
import { type ContractClient, expectOk, expectToken, visitor } from "../contract-client";

export const ann = { emailOrPhone: "+15550100001", password: "password" };
export const guestNumber = "+15550109999";

export type Shoppers = {
  here: Pick<CallContext, "place" | "moduleId">;
  location: Coordinates;
  guest: DeliveryApi;
  guestId: number;
  /** The sandbox's first customer. */
  ann: DeliveryApi;
};

/** A guest and a customer at 12 Harbour Street, in a module. */
export async function shoppersIn({ client }: ContractClient, moduleId: number): Promise<Shoppers> {
  const anywhere = client.api(visitor());
  const [suggestion] = await expectOk(anywhere.geo.autocomplete("12 Harbour Street"));
  const { location } = await expectOk(anywhere.geo.place(suggestion?.placeId ?? ""));
  const { header } = await expectOk(anywhere.geo.zone(location));
  const here = { place: { zoneHeader: header, ...location }, moduleId };
  const { guestId } = await expectOk(anywhere.auth.requestGuest());
  const token = await expectToken(anywhere.auth.signIn(ann));
  return {
    here,
    location,
    guestId,
    guest: client.api(visitor({ ...here, guestId })),
    ann: client.api(visitor({ ...here, token })),
  };
}

/** Harbour Kitchen and its Plain Rice, an item without options. */
export async function plainRice(api: DeliveryApi): Promise<{ storeId: number; itemId: number }> {
  const stores = await expectOk(api.stores.list({ filter: "all", type: "all", page: 1, limit: 50 }));
  const storeId = stores.rows.find(({ name }) => name === "Harbour Kitchen")?.id ?? 0;
  const menu = await expectOk(api.items.ofStore(storeId, { page: 1, limit: 50 }));
  return { storeId, itemId: menu.rows.find(({ name }) => name === "Plain Rice")?.id ?? 0 };
}

/** A plain order of the cart to 12 Harbour Street, paid in cash. */
export const orderTo = (
  location: Coordinates,
  fields: Pick<OrderInput, "storeId"> & Partial<OrderInput>,
): OrderInput => ({
  paymentMethod: "cash_on_delivery",
  orderType: "delivery",
  orderAmount: 20,
  discountAmount: 0,
  taxAmount: 0,
  distanceKm: 1,
  address: { address: "12 Harbour Street", addressType: "home", location, road: "", house: "12", floor: "" },
  contact: { name: "Gus Guest", number: guestNumber, email: "gus@example.test" },
  buyNow: null,
  coupon: null,
  scheduleAt: null,
  note: "",
  deliveryInstruction: "",
  unavailableItemNote: "",
  tip: 0,
  cutlery: false,
  partialPayment: false,
  extraPackaging: 0,
  prescription: [],
  ...fields,
});
