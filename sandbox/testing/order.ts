import type { TestShop } from "./client";

/** A body of `cart/add` for an item by its name. */
export async function cartBody(shop: TestShop, name: string, part: Record<string, unknown> = {}) {
  const item = await shop.item(name);
  return {
    item_id: item.id,
    model: "Item",
    price: item.price,
    quantity: 1,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    store_id: item.store_id,
    ...part,
  };
}

export const sizes = (label: string) => [{ name: "Size", values: { label: [label] } }];

/** A body of `order/place` to the store's own door, 2 km away; guests add who they are. */
export async function placeBody(shop: TestShop, storeName: string, part: Record<string, unknown> = {}) {
  const store = await shop.store(storeName);
  return {
    cart: "[]",
    payment_method: "cash_on_delivery",
    order_type: "delivery",
    order_amount: 1,
    store_id: store.id,
    distance: 2,
    address: "12 Harbour Street",
    latitude: String(store.latitude),
    longitude: String(store.longitude),
    is_buy_now: 0,
    ...part,
  };
}

export const guestContact = (guestId: number) => ({
  guest_id: guestId,
  is_guest: 1,
  contact_person_name: "Gail West",
  contact_person_number: "+15550123456",
  contact_person_email: "gail@example.com",
});
