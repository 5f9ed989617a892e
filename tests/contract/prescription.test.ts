import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi, OrderInput, Picture, Result } from "~/delivery-api";
import { refusalsOf } from "~/features/checkout/refusals";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { orderTo, shoppersIn } from "./support/shoppers";

const pharmacy = 3;
const place = "/customer/order/place";
const placePrescription = "/customer/order/prescription/place";
const one = { quantity: 1, groups: [], variationType: null, addOns: [] };
const picture = (name: string): Picture => ({
  name,
  type: "image/png",
  bytes: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
});
const sent = (filename: string) => ({ filename, mime: "image/png", size: 8 });

describe.each(["m", "n", "x"] as const)("prescriptions in dialect %s", (dialect) => {
  let contract: ContractClient;
  let guest: DeliveryApi;
  let guestId: number;
  let ann: DeliveryApi;
  let input: OrderInput;
  let medicine: number;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    await contract.control("/clock", { now: "2026-11-20T12:00:00Z", freeze: true });
    const shoppers = await shoppersIn(contract, pharmacy);
    ({ guest, guestId, ann } = shoppers);
    const { rows } = await expectOk(guest.stores.list({ filter: "all", type: "all", page: 1, limit: 50 }));
    const store = rows.find(({ prescriptionOrder, isOpen, zoneId }) => prescriptionOrder && isOpen && zoneId === 1);
    const storeId = store?.id ?? 0;
    const menu = await expectOk(guest.items.ofStore(storeId, { page: 1, limit: 50 }));
    medicine = menu.rows[0]?.id ?? 0;
    await contract.control(`/items/${medicine}`, {
      is_prescription_required: 1,
      stock: 50,
      maximum_cart_quantity: null,
    });
    await contract.control(`/stores/${storeId}`, { minimum_order: 0 });
    input = orderTo(shoppers.location, {
      storeId,
      orderAmount: 5,
      distanceKm: 1.5,
      note: "Twice a day",
      tip: 2,
      prescription: [picture("prescription-1.png"), picture("prescription-2.png")],
    });
  }, 30_000);
  afterAll(() => contract.close());

  it("API-07 ROLE-14 a guest's prescription is sent as multipart, and costs its fees until it is priced", async () => {
    const placed = await expectOk(guest.orders.placePrescription(input));
    const { headers, body } = await contract.lastRequest(placePrescription);
    expect(headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(body).toMatchObject({
      store_id: String(input.storeId),
      distance: "1.5",
      address: "12 Harbour Street",
      latitude: String(input.address.location.latitude),
      longitude: String(input.address.location.longitude),
      "order_attachment[]": [sent("prescription-1.png"), sent("prescription-2.png")],
      order_note: "Twice a day",
      guest_id: String(guestId),
      contact_person_name: "Gus Guest",
      contact_person_number: "+15550109999",
      dm_tips: "2",
      is_guest: "1",
    });
    const order = await expectOk(guest.orders.track({ orderId: placed.orderId, contactNumber: input.contact.number }));
    expect(order).toMatchObject({ id: placed.orderId, amount: placed.total, status: "pending" });
    expect(placed.total).toBeGreaterThan(2);
    expect(await expectOk(guest.orders.details(placed.orderId))).toMatchObject({ id: placed.orderId });
  });

  it("a customer's prescription carries the token instead of a guest's number", async () => {
    await expectOk(ann.orders.placePrescription({ ...input, prescription: [picture("prescription-1.png")] }));
    const { headers, body } = await contract.lastRequest(placePrescription);
    expect(headers.authorization).toMatch(/^Bearer \S+$/);
    expect(body).not.toHaveProperty("guest_id");
  });

  it("a cart that needs a prescription is refused without, and ordered with its pictures", async () => {
    const { storeId } = input;
    await expectOk(guest.cart.add({ itemId: medicine, isCampaign: false, storeId, unitPrice: 3, selection: one }));
    expect(await refusal(guest.orders.place({ ...input, prescription: [] }))).toMatchObject([
      { reason: "prescription", next: "form", field: "prescription" },
    ]);
    expect((await contract.lastRequest(place)).headers["content-type"]).toBe("application/json");
    await expectOk(guest.orders.place(input));
    const { body } = await contract.lastRequest(place);
    if (dialect === "m") expect(body.order_attachment).toEqual(sent("prescription-1.png"));
    else expect(body["order_attachment[]"]).toEqual([sent("prescription-1.png"), sent("prescription-2.png")]);
    expect(body).toMatchObject({ is_buy_now: "0", cart: "[]", guest_id: String(guestId) });
  });

  // Statuses and codes of the same cause differ by dialect; what the customer is told does not.
  it.each<[string, (of: OrderInput) => Partial<OrderInput>, object, string]>([
    ["guest checkout is off", () => ({}), { guest_checkout_status: 0 }, "guests"],
    ["delivery is off", () => ({}), { home_delivery_status: 0 }, "orderType"],
    ["cash is off", () => ({}), { cash_on_delivery: false }, "payment"],
    ["prescriptions are off", () => ({}), { prescription_order_status: false }, "orderType"],
    ["there is no such store", () => ({ storeId: 99_999 }), {}, "store"],
    ["no picture came along", () => ({ prescription: [] }), {}, "prescription"],
    ["a name is missing", ({ contact }) => ({ contact: { ...contact, name: "" } }), {}, "contact"],
    [
      "the client is outside the zone",
      ({ address }) => ({ address: { ...address, location: { latitude: 0, longitude: 0 } } }),
      {},
      "zone",
    ],
  ])("is refused in plain words when %s", async (_title, change, settings, reason) => {
    await contract.control("/config", settings);
    const answer = await refusal(guest.orders.placePrescription({ ...input, ...change(input) }));
    const normal = { guest_checkout_status: 1, home_delivery_status: 1, cash_on_delivery: true };
    await contract.control("/config", { ...normal, prescription_order_status: true });
    expect(answer).toMatchObject([{ reason }]);
  });
});

async function refusal(call: Promise<Result<unknown>>) {
  const result = await call;
  return result.ok ? null : refusalsOf(result.failure.errors, result.failure.status, false);
}
