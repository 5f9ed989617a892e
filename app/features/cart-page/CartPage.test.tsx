import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { CartProvider } from "~/features/cart/CartContext";
import type { CardItem } from "~/features/catalogue/card";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { anItem } from "~/features/catalogue/testing";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import { render } from "../../../tests/harness/render";
import CartDialog from "./CartDialog";
import { CartPage } from "./CartPage";
import type { CartPageData } from "./load-cart-details.server";

const facts = { ...fallbackConfig, module: null, isSignedIn: true, hasPlace: true, place: null };
const rice: CardItem = { ...anItem({ moduleType: "grocery" }), isCampaign: false, sale: "available", isInStock: true };
const empty: CartPageData = {
  store: null,
  lines: [],
  subtotal: 0,
  saved: 0,
  freeDelivery: null,
  goesWith: [],
  note: "",
  costs: null,
  waiting: null,
  favourites: [rice],
};

/** The levels of the headings, in their order. */
const levelsOf = (page: ReactElement) =>
  [
    ...render(
      <ShopFactsProvider value={facts}>
        <CartProvider cart={{ lines: [] }}>
          <WishlistProvider wishes={null}>{page}</WishlistProvider>
        </CartProvider>
      </ShopFactsProvider>,
    ).matchAll(/<h(\d)/g),
  ].map(([, level]) => Number(level));

test("CART-02 no level of heading is left out where an empty cart shows the favourites", () => {
  expect(levelsOf(<CartPage cart={empty} current="/cart" />)).toEqual([1, 2, 3]);
  expect(levelsOf(<CartDialog data={empty} current="/home?dialog=cart" />)).toEqual([2, 2, 3, 4]);
});
