import type { CartLineInput, OrderInput } from "../calls";
import { selectionBody } from "./selection-body";

/** What every order says of its door and of who stands there. Guests say that they are. */
export function whereBody({ address, contact }: Pick<OrderInput, "address" | "contact">, isGuest: boolean) {
  return {
    address: address.address,
    latitude: String(address.location.latitude),
    longitude: String(address.location.longitude),
    road: address.road,
    house: address.house,
    floor: address.floor,
    contact_person_name: contact.name,
    contact_person_number: contact.number,
    contact_person_email: contact.email,
    ...(isGuest ? { is_guest: 1 } : {}),
  };
}

/** A line of Buy Now: every key must stand, a missing one makes the server fail (docs/delivery-api.md §11.2). */
function buyNowLine(line: CartLineInput) {
  return {
    ...selectionBody(line),
    item_id: line.itemId,
    item_campaign_id: line.isCampaign ? line.itemId : null,
    item_type: line.isCampaign ? "AppModelsItemCampaign" : "AppModelsItem",
    cart_id: null,
    model: null,
    price: line.unitPrice,
    variant: [],
    add_ons: line.selection.addOns.map(({ id }) => ({ id })),
  };
}

/**
 * The body of `order/place` and `get-Tax` (docs/delivery-api.md §11.1, API-06); a guest's number is added by the call.
 * `isGuest`: guests say so beside their contact.
 */
export function orderBody(input: OrderInput, isGuest: boolean) {
  const { coupon } = input;
  const isTakeAway = input.orderType === "take_away";
  return {
    cart: JSON.stringify((input.buyNow ?? []).map(buyNowLine)),
    is_buy_now: input.buyNow === null ? 0 : 1,
    payment_method: input.paymentMethod,
    order_type: input.orderType,
    store_id: input.storeId,
    order_amount: input.orderAmount,
    discount_amount: input.discountAmount,
    tax_amount: input.taxAmount,
    distance: isTakeAway ? 0 : input.distanceKm,
    address_type: input.address.addressType,
    ...whereBody(input, isGuest),
    coupon_code: coupon?.code ?? null,
    coupon_discount_amount: coupon?.amount ?? 0,
    coupon_discount_title: coupon?.title ?? null,
    schedule_at: input.scheduleAt,
    order_note: input.note,
    delivery_instruction: input.deliveryInstruction,
    unavailable_item_note: input.unavailableItemNote,
    dm_tips: isTakeAway ? 0 : input.tip,
    cutlery: input.cutlery ? 1 : 0,
    partial_payment: input.partialPayment ? 1 : 0,
    extra_packaging_amount: input.extraPackaging,
  };
}

/**
 * The body of `order/prescription/place` (docs/delivery-api.md §11.4, API-07). Kind of order, payment, e-mail and `is_guest` are for
 * N and X, whose validator is that of every order; the rest of the address is what every order's address has.
 */
export function prescriptionBody(input: OrderInput, isGuest: boolean) {
  return {
    store_id: input.storeId,
    distance: input.distanceKm,
    ...whereBody(input, isGuest),
    order_note: input.note,
    delivery_instruction: input.deliveryInstruction,
    dm_tips: input.tip,
    payment_method: input.paymentMethod,
    order_type: input.orderType,
  };
}
