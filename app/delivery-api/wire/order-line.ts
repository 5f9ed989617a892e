import { z } from "zod";
import type { OrderLine } from "../model";
import { imageUrl, type Reader } from "./reader";
import * as read from "./scalars";
import { selectedType } from "./variation";

const options = read.listOf(
  z
    .object({ label: read.name, optionPrice: read.number })
    .transform(({ label, optionPrice }) => ({ label, price: optionPrice })),
);

const wireLine = z.object({
  id: read.id,
  item_id: read.integerOrNull,
  item_campaign_id: read.integerOrNull,
  price: read.number,
  quantity: read.integer,
  discount_on_item: read.number,
  variant: read.textOrNull,
  variation: z.unknown(),
  add_ons: read.listOf(z.object({ id: read.id, name: read.text, price: read.number, quantity: read.integer })),
  total_add_on_price: read.number,
  item_details: z.unknown(),
  image_full_url: read.httpUrl,
});

const groups = read.listOf(
  z.object({ name: read.name, values: options }).transform(({ name, values }) => ({ name, options: values })),
);

const wireItem = z.object({ id: read.integerOrNull, name: read.text, image: read.text, image_full_url: read.httpUrl });

/** A line of `GET /customer/order/details` (docs/delivery-api.md §10.2): the item as it was at ordering. */
export function readOrderLine(row: unknown, reader: Reader): OrderLine {
  const wire = wireLine.parse(row);
  const item = wireItem.parse(read.toRecord(wire.item_details) ?? {});
  return {
    id: wire.id,
    itemId: wire.item_id ?? wire.item_campaign_id ?? item.id,
    isCampaign: wire.item_id === null && wire.item_campaign_id !== null,
    name: item.name,
    image: imageUrl(reader, "item", wire.image_full_url ?? item.image_full_url, item.image),
    price: wire.price,
    quantity: wire.quantity,
    discount: wire.discount_on_item,
    groups: groups.parse(wire.variation).filter((group) => group.options.length > 0),
    variationType: selectedType(wire.variation) ?? wire.variant,
    addOns: wire.add_ons,
    addOnsTotal: wire.total_add_on_price,
  };
}
