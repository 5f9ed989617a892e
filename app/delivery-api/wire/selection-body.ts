import type { CartLineInput } from "../calls";

/** What was chosen of an item, as the cart and the order want it: groups for food, the combination for other modules. */
export function selectionBody({ selection, unitPrice, variationStock }: CartLineInput) {
  const { groups, variationType, addOns, quantity } = selection;
  return {
    quantity,
    variation:
      variationType === null
        ? groups.map(({ name, labels }) => ({ name, values: { label: labels } }))
        : [{ type: variationType, price: unitPrice, stock: variationStock ?? null }],
    add_on_ids: addOns.map(({ id }) => id),
    add_on_qtys: addOns.map((addOn) => addOn.quantity),
  };
}
