import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import type { Coordinates, DeliveryApi, ParcelInput } from "~/delivery-api";
import { parcelRefusals } from "~/features/parcel/refusals";
import { type ContractClient, expectOk, openContractClient, visitor } from "./contract-client";
import { shoppersIn } from "./support/shoppers";

const parcelModule = 5;
const place = "/customer/order/place";
const sea = { latitude: 0, longitude: 0 };

async function doorAt(api: DeliveryApi, text: string): Promise<Coordinates> {
  const [suggestion] = await expectOk(api.geo.autocomplete(text));
  return (await expectOk(api.geo.place(suggestion?.placeId ?? ""))).location;
}

describe.each(["m", "n", "x"] as const)("parcels in dialect %s", (dialect) => {
  let contract: ContractClient;
  let guest: DeliveryApi;
  let guestId: number;
  let ann: DeliveryApi;
  let input: ParcelInput;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const shoppers = await shoppersIn(contract, parcelModule);
    ({ guest, guestId, ann } = shoppers);
    const { location } = shoppers;
    const receiver = await doorAt(contract.client.api(visitor()), "20 Harbour Street");
    input = {
      paymentMethod: "cash_on_delivery",
      categoryId: 1,
      payer: "receiver",
      orderAmount: 9.25,
      taxAmount: 0,
      distanceKm: 4,
      tip: 2,
      partialPayment: false,
      deliveryInstruction: "Ring the bell",
      senderZoneId: 1,
      address: { address: "12 Harbour Street", addressType: "others", location, road: "Quay", house: "12", floor: "" },
      contact: { name: "Gus Guest", number: "+15550109999", email: "gus@example.test" },
      receiver: {
        address: "20 Harbour Street",
        addressType: "others",
        location: receiver,
        road: "",
        house: "5B",
        floor: "2",
        name: "Cy Young",
        number: "+15550188123",
        zoneId: 1,
      },
    };
  }, 60_000);
  afterEach(() => contract.control("/config", { guest_checkout_status: 1 }));
  afterAll(() => contract.close());

  it("API-12 the parcel instructions", async () => {
    const instructions = await expectOk(guest.parcel.instructions());
    expect(instructions.map(({ text }) => text)).toContain("Ring the bell");
    const { query } = await contract.lastRequest("/customer/order/parcel-instructions");
    expect(query).toMatchObject({ limit: "25", offset: "1" });
  });

  it("DATA-29 categories come with their charges, or with none of their own", async () => {
    const categories = await expectOk(guest.parcel.categories());
    expect(categories).toContainEqual(expect.objectContaining({ name: "Documents", perKm: 1.5, minimum: 4 }));
    expect(categories).toContainEqual(expect.objectContaining({ name: "Something else", perKm: null, minimum: null }));
  });

  it("a guest's parcel is sent with sender, receiver and payer, and stands so", async () => {
    const placed = await expectOk(guest.orders.placeParcel(input));
    const { body, headers } = await contract.lastRequest(place);
    expect(headers.moduleid).toBe(String(parcelModule));
    expect(body).toMatchObject({
      cart: "[]",
      order_type: "parcel",
      payment_method: "cash_on_delivery",
      parcel_category_id: 1,
      charge_payer: "receiver",
      sender_zone_id: 1,
      distance: 4,
      address: "12 Harbour Street",
      latitude: String(input.address.location.latitude),
      house: "12",
      contact_person_name: "Gus Guest",
      contact_person_number: "+15550109999",
      contact_person_email: "gus@example.test",
      guest_id: guestId,
      is_guest: 1,
      delivery_instruction: "Ring the bell",
      dm_tips: 2,
    });
    expect(body).not.toHaveProperty("store_id");
    expect(JSON.parse(String(body.receiver_details))).toEqual({
      id: null,
      address_type: "others",
      contact_person_name: "Cy Young",
      contact_person_number: "+15550188123",
      address: "20 Harbour Street",
      additional_address: null,
      latitude: input.receiver.location.latitude,
      longitude: input.receiver.location.longitude,
      zone_id: 1,
      zone_ids: null,
      _method: null,
      road: "",
      house: "5B",
      floor: "2",
    });
    const { orderId, total } = placed;
    const order = await expectOk(guest.orders.track({ orderId, contactNumber: input.contact.number }));
    expect(order).toMatchObject({
      type: "parcel",
      moduleType: "parcel",
      store: null,
      amount: total,
      parcel: { category: "Documents", payer: "receiver" },
      address: { contactName: "Gus Guest", house: "12" },
      receiver: { contactName: "Cy Young", contactNumber: "+15550188123", address: "20 Harbour Street", floor: "2" },
      deliveryInstruction: "Ring the bell",
    });
    expect(await expectOk(guest.orders.details(orderId))).toMatchObject({ id: orderId, type: "parcel" });
  });

  it("a customer's parcel carries the token, and is paid by the wallet", async () => {
    const paid: ParcelInput = { ...input, paymentMethod: "wallet", payer: "sender" };
    await contract.control("/customers/1/wallet", { balance: 100 });
    const { orderId } = await expectOk(ann.orders.placeParcel(paid));
    const { headers, body } = await contract.lastRequest(place);
    expect(headers.authorization).toMatch(/^Bearer \S+$/);
    expect(body).not.toHaveProperty("guest_id");
    expect(await expectOk(ann.orders.track({ orderId }))).toMatchObject({
      paymentStatus: "paid",
      paymentMethod: "wallet",
    });
  });

  it("its tax is asked for where the server knows one", async () => {
    const tax = await expectOk(guest.orders.parcelTax(input));
    if (dialect === "m") {
      expect(tax).toBeNull();
      return;
    }
    expect(tax).toEqual({ amount: 0, included: false });
    const { body } = await contract.lastRequest("/customer/order/get-Tax");
    expect(body).toMatchObject({ order_type: "parcel", parcel_category_id: 1, is_prescription: "false" });
  });

  it("its cancellation reasons are X's own, and those of every order elsewhere", async () => {
    expect(await expectOk(guest.orders.cancellationReasons({ isParcel: true }))).not.toEqual([]);
    const own = "/get-parcel-cancellation-reasons";
    const asked = await contract.lastRequest(dialect === "x" ? own : "/customer/order/cancellation-reasons");
    expect(asked.query).toMatchObject({ limit: "10", offset: "1", type: "customer" });
  });

  // Codes of the same cause differ by dialect; what the customer is told does not.
  it.each<[string, (of: ParcelInput) => Partial<ParcelInput>, object, string]>([
    ["the sender is outside", ({ address }) => ({ address: { ...address, location: sea } }), {}, "senderZone"],
    ["the receiver is outside", ({ receiver }) => ({ receiver: { ...receiver, location: sea } }), {}, "receiverZone"],
    ["the receiver has no name", ({ receiver }) => ({ receiver: { ...receiver, name: "" } }), {}, "receiver"],
    ["the category is gone", () => ({ categoryId: 99 }), {}, "category"],
    ["guest checkout is off", () => ({}), { guest_checkout_status: 0 }, "guests"],
    ["a guest has no wallet", () => ({ paymentMethod: "wallet" }), {}, "walletTooSmall"],
  ])("is refused in plain words when %s", async (_title, change, settings, reason) => {
    await contract.control("/config", settings);
    const answer = await guest.orders.placeParcel({ ...input, ...change(input) });
    expect(answer.ok).toBe(false);
    const failure = answer.ok ? null : answer.failure;
    expect(parcelRefusals(failure?.errors ?? [], failure?.status ?? null)).toMatchObject([{ reason }]);
  });
});
