import type { CartLine, CartLineInput, CartLineUpdate, Item, Selection } from "~/delivery-api";
import { chosenVariation } from "~/features/catalogue/variations";

/** A line as the delivery API takes it. `price`: one piece with its options, before discount, without add-ons. */
export function lineInput(
  item: Item,
  isCampaign: boolean,
  { selection, price }: { selection: Selection; price: number },
): CartLineInput {
  return {
    itemId: item.id,
    isCampaign,
    storeId: item.storeId,
    unitPrice: price,
    selection,
    variationStock: chosenVariation(item, selection)?.stock ?? null,
  };
}

/** The same as a change of a line that stands. */
export const lineUpdate = (input: CartLineInput, { id, selection }: CartLine): CartLineUpdate => ({
  ...input,
  lineId: id,
  before: selection,
});
