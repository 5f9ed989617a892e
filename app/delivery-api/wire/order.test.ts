import { describe, expect, it } from "vitest";
import type { OrderInput } from "../calls";
import {
  readCancellationReason,
  readPlacedOrder,
  readRefundReasons,
  readSurgeQuote,
  readTaxQuote,
  readVehicleCharge,
} from "./checkout";
import { readOrder } from "./order";
import { orderBody } from "./order-body";
import { readOrderLine } from "./order-line";
import type { Reader } from "./reader";

const reader: Reader = {
  dialect: "m",
  images: {
    store: "https://api.example.test/s",
    courier: "https://api.example.test/d",
    attachment: "https://api.example.test/o",
  },
  customerVerification: false,
  sign: (address) => address,
  onDropped: () => undefined,
};
const order = { id: 100021, order_status: "picked_up", order_type: "delivery", module_type: "food" };

describe("DATA-39 an order", () => {
  it("DATA-40 of a guest: its number, when it was placed, and how far it is", () => {
    const row = { ...order, is_guest: 1, created_at: "2026-03-04T09:15:00.000000Z" };
    expect(readOrder(row, reader)).toMatchObject({
      id: 100021,
      status: "picked_up",
      createdAt: "2026-03-04T09:15:00.000000Z",
    });
  });

  it("is read with courier, addresses and times", () => {
    const courier = {
      id: 12,
      f_name: "Bob",
      l_name: "Ray",
      phone: "+1",
      image: "d.png",
      avg_rating: 4.8,
      lat: "40.7",
      lng: "-74",
    };
    const body = {
      ...order,
      order_amount: "27.4",
      tax_status: "included",
      pending: "2026-03-04 09:15:00",
      accepted: null,
      scheduled: 0,
      schedule_at: "2026-03-04 09:15:00",
      delivery_address: '{"contact_person_name":"Ann","address":"1 Sample Road","latitude":"40.7","longitude":"x"}',
      delivery_man: [courier],
      store: { id: 6, vendor_id: "8", name: "Demo Kitchen", logo: "l.png" },
      module_id: 1,
      cutlery: "1",
      payment_method: "demo_pay",
    };
    expect(readOrder(body, reader)).toMatchObject({
      status: "picked_up",
      amount: 27.4,
      taxIncluded: true,
      scheduledAt: null,
      times: { pending: "2026-03-04 09:15:00" },
      address: { contactName: "Ann", address: "1 Sample Road", location: null },
      courier: {
        name: "Bob Ray",
        image: "https://api.example.test/d/d.png",
        location: { latitude: 40.7, longitude: -74 },
      },
      store: { name: "Demo Kitchen", vendorId: 8, logo: "https://api.example.test/s/l.png", moduleId: 1 },
      cutlery: true,
      paymentMethod: "digital_payment",
      paymentStatus: "unpaid",
    });
    expect(readOrder({ ...body, delivery_man: courier }, reader).courier?.id).toBe(12);
    expect(readOrder({ ...body, scheduled: 1 }, reader).scheduledAt).toBe("2026-03-04 09:15:00");
  });

  it("tells what was asked back, and what pictures there are", () => {
    const refund = { customer_reason: "Cold", customer_note: null, refund_amount: "12.5", refund_status: "rejected" };
    const body = {
      ...order,
      refund,
      refund_cancellation_note: "It was hot",
      prescription_order: 1,
      order_attachment_full_url: ["https://img.example.test/p.png", "javascript:alert(1)"],
      order_proof_full_url: "",
      flash_admin_discount_amount: 1,
      flash_store_discount_amount: "0.5",
    };
    expect(readOrder(body, reader)).toMatchObject({
      refund: { reason: "Cold", note: "", amount: 12.5 },
      refundAnswer: "It was hot",
      isPrescription: true,
      attachments: ["https://img.example.test/p.png"],
      proofs: [],
      flashDiscount: 1.5,
    });
    expect(readOrder(order, reader)).toMatchObject({ refund: null, refundAnswer: null, isPrescription: false });
  });

  it.each([
    [{ tax_status: "excluded" }, { taxIncluded: false }],
    [{ partially_paid_amount: 4 }, { partlyPaid: 4 }],
    [{ partially_paid_amount: -4 }, { partlyPaid: 0 }],
    [{}, { proDiscount: 0, deliveryTypeCharge: 0 }],
    [
      { pro_discount: "2.5", delivery_type: "express", delivery_type_charge: 1.5 },
      { proDiscount: 2.5, deliveryTypeCharge: 1.5 },
    ],
    [{ delivery_type: "slightly_delay", delivery_type_charge: -1 }, { deliveryTypeCharge: 0 }],
    [{ details_count: 3, item_count: 2 }, { linesCount: 3 }],
    [{ details_count: 0, item_count: 2 }, { linesCount: 2 }],
    [{ details_count: -1 }, { linesCount: 0 }],
    [{ store: { id: 6, slug: "demo", name: "Demo" } }, { store: { slug: "demo" } }],
    [{ store: { id: 6, slug: "", name: "Demo" } }, { store: { slug: "6" } }],
    [{ delivery_man: { id: 12, f_name: "Bob", l_name: "" } }, { courier: { name: "Bob" } }],
    [{ parcel_category: { name: "Papers" }, charge_payer: "receiver" }, { parcel: null }],
    [
      { order_type: "parcel", parcel_category: { name: "Papers" }, charge_payer: "receiver" },
      { parcel: { category: "Papers", payer: "receiver" } },
    ],
    [
      { order_type: "parcel", module_type: null, parcel_category: null },
      { moduleType: "parcel", parcel: { category: null, payer: null } },
    ],
  ])("with %j is %j", (fields, expected) => {
    expect(readOrder({ ...order, ...fields }, reader)).toMatchObject(expected);
  });

  it.each([
    ["p.png", ["https://api.example.test/o/p.png"]],
    ['["p.png","q.png"]', ["https://api.example.test/o/p.png", "https://api.example.test/o/q.png"]],
    [[{ img: "p.png", storage: "public" }], ["https://api.example.test/o/p.png"]],
    ['[{"img":"p.png"}]', ["https://api.example.test/o/p.png"]],
    [null, []],
    ["", []],
  ])("M: pictures %j that are names alone are in the folder of orders", (files, addresses) => {
    expect(readOrder({ ...order, order_attachment: files, order_proof: files }, reader)).toMatchObject({
      attachments: addresses,
      proofs: addresses,
    });
    const full = ["https://img.example.test/p.png"];
    const both = { order_attachment: files, order_attachment_full_url: full };
    expect(readOrder({ ...order, ...both }, reader).attachments).toEqual(full);
  });

  it("has a time only for what has happened", () => {
    const { times } = readOrder({ ...order, pending: "2026-03-04 09:15:00", delivered: null, handover: "" }, reader);
    expect(times).toEqual({ pending: "2026-03-04 09:15:00" });
  });

  it("of no kind that a shop has is none", () => {
    expect(() => readOrder({ ...order, module_type: null }, reader)).toThrow("unknown module_type");
  });

  it.each([[{ delivery_man: [] }], [{ delivery_man: null }], [{ store: null }], [{ delivery_address: "" }]])(
    "bears %j",
    (fields) => {
      expect(readOrder({ ...order, ...fields }, reader)).toMatchObject({ courier: null, store: null, address: null });
    },
  );

  it.each([[{ order_status: "lost" }], [{ order_type: "pos" }], [{ module_type: "rental" }], [{ id: null }]])(
    "is none with %j",
    (fields) => expect(() => readOrder({ ...order, ...fields }, reader)).toThrow(),
  );
});

describe("API-11 reasons for a refund", () => {
  it("are those with a number and words", () => {
    const body = { refund_reasons: [{ id: 1, reason: "Damaged", status: 1 }, { id: 2 }, null] };
    expect(readRefundReasons(body, reader)).toEqual([{ id: 1, reason: "Damaged" }]);
    expect(() => readRefundReasons({ data: [] }, reader)).toThrow();
  });
});

describe("API-04 a line of an order", () => {
  it("is the item as it was", () => {
    const line = {
      id: 501,
      item_id: 41,
      price: 12,
      quantity: 2,
      discount_on_item: 1,
      variant: "",
      variation: [{ name: "Size", values: [{ label: "Large", optionPrice: "2" }] }],
      add_ons: [{ id: 3, name: "Bread", price: 1, quantity: 2 }],
      total_add_on_price: 2,
      item_details: '{"id":41,"name":"Soup","image_full_url":"https://img.example.test/s.png"}',
    };
    expect(readOrderLine(line, reader)).toEqual({
      id: 501,
      itemId: 41,
      isCampaign: false,
      name: "Soup",
      image: "https://img.example.test/s.png",
      price: 12,
      quantity: 2,
      discount: 1,
      groups: [{ name: "Size", options: [{ label: "Large", price: 2 }] }],
      variationType: null,
      addOns: [{ id: 3, name: "Bread", price: 1, quantity: 2 }],
      addOnsTotal: 2,
    });
    expect(readOrderLine({ id: 1, variation: [{ type: "Red-L" }], item_details: null }, reader)).toMatchObject({
      name: "",
      itemId: null,
      variationType: "Red-L",
    });
    expect(readOrderLine({ id: 1, item_campaign_id: 7 }, reader)).toMatchObject({ itemId: 7, isCampaign: true });
  });
});

describe("checkout answers", () => {
  it("DATA-41 a reason to cancel has a number and words", () => {
    expect(readCancellationReason({ id: "3", reason: "Ordered twice", status: 1 })).toEqual({
      id: 3,
      reason: "Ordered twice",
    });
    expect(() => readCancellationReason({ id: 3 })).toThrow();
  });

  it("reads the placed order's misspelt total", () => {
    expect(readPlacedOrder({ order_id: "100021", total_ammount: "27.4" })).toEqual({ orderId: 100021, total: 27.4 });
    expect(() => readPlacedOrder({ message: "ok" })).toThrow();
  });

  it.each([
    [1.5, 1.5],
    ["2", 2],
    [0, 0],
  ])("the vehicle charge %j is %j", (body, expected) => expect(readVehicleCharge(body)).toBe(expected));

  it.each([[null], [-1], [{}], [""]])("%j is no vehicle charge", (body) =>
    expect(() => readVehicleCharge(body)).toThrow(),
  );

  it("reads tax and surge", () => {
    expect(readTaxQuote({ tax_amount: "1.2", tax_status: "excluded", tax_included: 0 })).toEqual({
      amount: 1.2,
      included: false,
    });
    expect(readTaxQuote({ tax_amount: 1, tax_status: "included" }).included).toBe(true);
    expect(readSurgeQuote({ price: 5, price_type: "percent", customer_note: "Rain", customer_note_status: 1 })).toEqual(
      {
        value: 5,
        type: "percent",
        note: "Rain",
      },
    );
  });
});

describe("API-06 the body of an order", () => {
  const input: OrderInput = {
    paymentMethod: "cash_on_delivery",
    orderType: "delivery",
    storeId: 6,
    orderAmount: 27.4,
    discountAmount: 1,
    taxAmount: 0,
    distanceKm: 3.2,
    address: {
      address: "1 Sample Road",
      addressType: "home",
      location: { latitude: 40.7, longitude: -74 },
      road: "Main",
      house: "5B",
      floor: "2",
    },
    contact: { name: "Ann Lee", number: "+15550123", email: "ann@example.test" },
    buyNow: null,
    coupon: null,
    scheduleAt: null,
    note: "",
    deliveryInstruction: "Ring",
    unavailableItemNote: "Call me",
    tip: 2,
    cutlery: true,
    partialPayment: false,
    extraPackaging: 0,
    prescription: [],
  };

  it("of the cart", () => {
    expect(orderBody(input, false)).toMatchObject({
      cart: "[]",
      is_buy_now: 0,
      distance: 3.2,
      latitude: "40.7",
      dm_tips: 2,
      cutlery: 1,
      partial_payment: 0,
      schedule_at: null,
    });
    expect(orderBody(input, false)).not.toHaveProperty("is_guest");
    expect(orderBody(input, true)).toMatchObject({ is_guest: 1, contact_person_email: "ann@example.test" });
  });

  it("names the coupon it was counted with", () => {
    const coupon = { code: "TEN", amount: 2, title: "Ten off" };
    expect(orderBody({ ...input, coupon }, false)).toMatchObject({
      coupon_code: "TEN",
      coupon_discount_amount: 2,
      coupon_discount_title: "Ten off",
    });
    expect(orderBody(input, false)).toMatchObject({ coupon_code: null, coupon_discount_amount: 0 });
  });

  it("of take-away: no distance, no tip, still a place", () => {
    expect(orderBody({ ...input, orderType: "take_away" }, true)).toMatchObject({
      distance: 0,
      dm_tips: 0,
      longitude: "-74",
    });
  });

  it("of Buy Now: every key of the line stands", () => {
    const selection = { quantity: 1, groups: [], variationType: null, addOns: [{ id: 3, quantity: 2 }] };
    const buyNow = [{ itemId: 9, isCampaign: true, storeId: 6, unitPrice: 5, selection }];
    const body = orderBody({ ...input, buyNow }, false);
    expect(body.is_buy_now).toBe(1);
    expect(JSON.parse(body.cart)).toEqual([
      {
        item_id: 9,
        item_campaign_id: 9,
        item_type: "AppModelsItemCampaign",
        cart_id: null,
        model: null,
        price: 5,
        quantity: 1,
        variant: [],
        variation: [],
        add_on_ids: [3],
        add_on_qtys: [2],
        add_ons: [{ id: 3 }],
      },
    ]);
  });
});
