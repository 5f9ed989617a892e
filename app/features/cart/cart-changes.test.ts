import { expect, test } from "vitest";
import type { CartLine } from "~/delivery-api/model";
import { aBurger, aLine, anItem, aSelection } from "~/features/catalogue/testing";
import { cartChanges } from "./cart-changes";

const rice = (quantity: number) => aLine({ id: 1, item: anItem(), selection: aSelection({ quantity }) });
const burger = aLine({ id: 2, item: aBurger({ price: 8.15 }) });
const large = aLine({ ...burger, selection: aSelection({ groups: [{ name: "Size", labels: ["Large"] }] }) });

const pieces = (item_id: string, item_name: string, price: number, quantity: number) => [
  { item_id, item_name, price, quantity },
];
const riceAt = (quantity: number) => pieces("41", "Plain Rice", 10, quantity);

test.each<[string, CartLine[], CartLine[], object[]]>([
  ["a first line", [], [rice(2)], [{ name: "add_to_cart", params: { value: 20, items: riceAt(2) } }]],
  ["more of a line", [rice(1)], [rice(3)], [{ name: "add_to_cart", params: { value: 20, items: riceAt(2) } }]],
  ["fewer", [rice(3)], [rice(2)], [{ name: "remove_from_cart", params: { value: 10, items: riceAt(1) } }]],
  [
    "a cart that gives way to another store's item",
    [rice(1)],
    [burger],
    [
      { name: "remove_from_cart", params: { value: 10, items: riceAt(1) } },
      { name: "add_to_cart", params: { value: 8.15, items: pieces("42", "Harbour Burger", 8.15, 1) } },
    ],
  ],
  ["other options of as many pieces", [burger], [large], []],
  ["nothing", [rice(1), burger], [rice(1), burger], []],
])("%s", (_, before, after, events) => {
  expect(cartChanges({ lines: before }, { lines: after }, 2)).toEqual(events);
});
