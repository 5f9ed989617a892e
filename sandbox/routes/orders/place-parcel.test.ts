import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { autocomplete } from "../../geo";
import { refusalOf, TestShop } from "../../testing/client";
import { guestContact } from "../../testing/order";

const parcelModule = { moduleid: "5" };
const documents = 1;
const somethingElse = 6;
const harbourZone = 1;
const sea = { latitude: 0, longitude: 0 };

const doorOf = (address: string) => autocomplete(address)[0]?.location;

type Trouble = {
  title: string;
  change?: (shop: TestShop) => Promise<unknown>;
  body?: Record<string, unknown>;
  receiver?: Record<string, unknown>;
  m: string;
  n: string;
};

const setting = (values: Record<string, unknown>) => (shop: TestShop) => shop.control("POST /config", values);

const troubles: Trouble[] = [
  {
    title: "nobody is to receive it",
    body: { receiver_details: null },
    m: "403 receiver_details",
    n: "403 receiver_details",
  },
  {
    title: "its receiver has no number",
    receiver: { contact_person_number: "" },
    m: "403 receiver_details",
    n: "403 receiver_details",
  },
  { title: "the receiver's zone is not said", receiver: { zone_id: null }, m: "200 -", n: "403 receiver_details" },
  { title: "nobody says who pays", body: { charge_payer: null }, m: "403 charge_payer", n: "403 charge_payer" },
  {
    title: "the category is unknown",
    body: { parcel_category_id: 99 },
    m: "403 parcel_category_id",
    n: "403 parcel_category_id",
  },
  { title: "the sender is outside every zone", body: sea, m: "403 coordinates", n: "403 zone" },
  { title: "the receiver is outside every zone", receiver: sea, m: "403 receiverZone", n: "403 receiverZone" },
  {
    title: "the zone is switched off",
    change: (shop) => shop.control(`POST /zones/${harbourZone}`, { status: false }),
    m: "403 coordinates",
    n: "403 zone",
  },
  {
    title: "the zone takes no cash",
    change: (shop) => shop.control(`POST /zones/${harbourZone}`, { cash_on_delivery: false }),
    m: "403 digital_payment",
    n: "403 digital_payment",
  },
  {
    title: "guest checkout is off",
    change: setting({ guest_checkout_status: 0 }),
    m: "403 is_guest",
    n: "403 is_guest",
  },
  {
    title: "it costs more than may be paid in cash",
    body: { dm_tips: 100_000 },
    m: "406 order_amount",
    n: "406 order_amount",
  },
  { title: "a guest has no wallet", body: { payment_method: "wallet" }, m: "203 order_amount", n: "203 order_amount" },
];

describe.each(["m", "n", "x"] as const)("parcels in dialect %s", (dialect) => {
  let shop: TestShop;
  let body: Record<string, unknown>;
  let receiver: Record<string, unknown>;
  beforeAll(async () => {
    shop = await TestShop.open({ dialect });
    const [from, to] = [doorOf("12 Harbour Street"), doorOf("20 Harbour Street")];
    receiver = {
      contact_person_name: "Cy Young",
      contact_person_number: "+15550188123",
      address: "20 Harbour Street",
      ...to,
      zone_id: harbourZone,
      road: "",
      house: "5B",
      floor: "",
    };
    body = {
      cart: "[]",
      payment_method: "cash_on_delivery",
      order_type: "parcel",
      order_amount: 1,
      distance: 4,
      address: "12 Harbour Street",
      ...from,
      parcel_category_id: documents,
      charge_payer: "receiver",
      delivery_instruction: "Ring the bell",
      dm_tips: 2,
      ...guestContact(await shop.guest()),
    };
  }, 60_000);
  afterEach(async () => {
    await shop.control("POST /config", { guest_checkout_status: 1, parcel_tax_percent: 0 });
    await shop.control(`POST /zones/${harbourZone}`, { status: true, cash_on_delivery: true });
  });
  afterAll(() => shop.close());

  const place = (part: Record<string, unknown> = {}, of: Record<string, unknown> = {}) =>
    shop.call("POST /customer/order/place", {
      body: { receiver_details: JSON.stringify({ ...receiver, ...of }), ...body, ...part },
      headers: parcelModule,
    });

  it("costs what its category and its way cost, and stands with sender and receiver", async () => {
    await shop.db.updateTable("vehicles").set({ extra_charges: 0.5 }).execute();
    const { status, json } = await place();
    expect(status).toBe(200);
    const { order_id, total_ammount } = json as { order_id: number; total_ammount: number };
    // 4 km at 1.5, half for the vehicle, a tip of 2, the service charge.
    expect(total_ammount).toBe(6 + 0.5 + 2 + 1.25);
    const { json: order } = await shop.call(
      `GET /customer/order/details?order_id=${order_id}&guest_id=${body.guest_id}`,
    );
    expect(order).toMatchObject({
      order_type: "parcel",
      module_type: "parcel",
      store: null,
      order_status: "pending",
      order_amount: total_ammount,
      delivery_charge: 6.5,
      charge_payer: "receiver",
      parcel_category: { id: documents, name: "Documents" },
      delivery_instruction: "Ring the bell",
      delivery_address: { address: "12 Harbour Street", contact_person_name: "Gail West" },
      receiver_details: { contact_person_name: "Cy Young", house: "5B" },
    });
  });

  it("without charges of its own a category costs what the config says", async () => {
    await shop.db.updateTable("vehicles").set({ extra_charges: 0 }).execute();
    const { json } = await place({ parcel_category_id: somethingElse, dm_tips: 0, distance: 1 });
    expect(json).toMatchObject({ total_ammount: 5 + 1.25 });
  });

  it("goes from door to door with a courier, who is at the sender's before", async () => {
    const { json } = await place();
    const { order_id: id } = json as { order_id: number };
    const query = `order_id=${id}&guest_id=${body.guest_id}&contact_number=%2B15550123456`;
    const statuses: string[] = [];
    for (const status of ["handover", "delivered"]) {
      await shop.control(`POST /orders/${id}/advance`, { status });
      const { json: order } = await shop.call(`GET /customer/order/track?${query}`);
      const { order_status, delivery_man } = order as { order_status: string; delivery_man: { lat: string } };
      statuses.push(order_status);
      const door = order_status === "handover" ? body : receiver;
      expect(Number(delivery_man.lat)).toBeCloseTo(Number(door.latitude), 2);
    }
    expect(statuses).toEqual(["handover", "delivered"]);
  });

  it("is taxed as get-Tax answers, where get-Tax is known", async () => {
    await shop.control("POST /config", { parcel_tax_percent: 10 });
    const answer = await shop.call("POST /customer/order/get-Tax", { body: { ...body, sender_zone_id: harbourZone } });
    if (dialect === "m") {
      expect(answer.status).toBe(404);
      return;
    }
    const { tax_amount } = answer.json as { tax_amount: number };
    expect(tax_amount).toBeGreaterThan(0);
    const { json } = await place();
    const { order_id } = json as { order_id: number };
    const order = await shop.db.selectFrom("orders").selectAll().where("id", "=", order_id).executeTakeFirstOrThrow();
    expect(order.total_tax_amount).toBe(tax_amount);
  });

  it.each(troubles)("is refused when $title", async ({ change, body: part, receiver: of, m, n }) => {
    await change?.(shop);
    expect(refusalOf(await place(part, of))).toBe(dialect === "m" ? m : n);
  });
});
