import { expect, it } from "vitest";
import { hrefBack, removeFromWishlistHref, wishlistHref } from "./wish-href";

const item = { kind: "item", id: 41 } as const;
const store = { kind: "store", id: 6 } as const;

it.each([
  ["/home?page=2", item, "/home?page=2&dialog=remove-from-wishlist&item=41", "/home?page=2#item-41"],
  ["/home", store, "/home?dialog=remove-from-wishlist&store=6", "/home#store-6"],
  [
    "/home?dialog=item&item=41",
    item,
    "/home?dialog=remove-from-wishlist&item=41&back=item",
    "/home?dialog=item&item=41",
  ],
  [
    "/home?dialog=wishlist",
    item,
    "/home?dialog=remove-from-wishlist&item=41&back=wishlist",
    "/home?dialog=wishlist&tab=items",
  ],
  [
    "/home?dialog=wishlist&tab=stores",
    store,
    "/home?dialog=remove-from-wishlist&store=6&back=wishlist",
    "/home?dialog=wishlist&tab=stores",
  ],
  ["/home?dialog=cart", item, "/home?dialog=remove-from-wishlist&item=41", "/home#item-41"],
])("WISH-02 from %s the question about %j and back", (current, entry, question, back) => {
  expect(removeFromWishlistHref(current, entry)).toBe(question);
  expect(hrefBack(question)).toBe(back);
});

it("the drawer's tabs have addresses", () => {
  expect(wishlistHref("/home?dialog=wishlist&tab=stores")).toBe("/home?dialog=wishlist");
  expect(wishlistHref("/home?page=2", "stores")).toBe("/home?page=2&dialog=wishlist&tab=stores");
});
