import { expect, test } from "vitest";
import { choosingHref } from "./choosing-href";

const fields = { "group.1": ["Ketchup", "Mayo"], "addOn.3": "on", quantity: "2" };
const chosen = "group.1=Ketchup&group.1=Mayo&addOn.3=on&quantity=2";

test.each([
  ["a page", "/product/101?ref=list&image=2", `/product/101?ref=list&image=2&${chosen}`],
  ["a page with an earlier choice", "/product/101?group.0=Large&quantity=9&image=2", `/product/101?image=2&${chosen}`],
  ["a page below a dialog", "/product/101?dialog=cart&line=4", `/product/101?${chosen}`],
  ["the dialog", "/home?page=2&dialog=item&item=41&image=3", `/home?page=2&dialog=item&item=41&image=3&${chosen}`],
  [
    "the dialog with an earlier choice, over a page with parameters of the same name",
    "/search?quantity=3&dialog=item&item=41&variation=Red&addOn.3.quantity=4",
    `/search?quantity=3&dialog=item&item=41&${chosen}`,
  ],
])("%s keeps what is chosen in its address (ITEM-16)", (_, current, address) => {
  expect(choosingHref(current, fields)).toBe(address);
});
