import type { ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { CartProvider } from "~/features/cart/CartContext";
import type { CardItem } from "~/features/catalogue/card";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { anItem } from "~/features/catalogue/testing";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import { render } from "../../../tests/harness/render";
import { useCardView } from "./card-view";
import { FlashCard } from "./FlashCard";
import { ItemCard } from "./ItemCard";
import { ItemRow } from "./ItemRow";
import { MenuRow } from "./MenuRow";

const facts = {
  ...fallbackConfig,
  currency: { symbol: "$", side: "left" as const, digits: 2 },
  module: null,
  isSignedIn: false,
  hasPlace: true,
  place: null,
};
const rice: CardItem = {
  ...anItem({ image: "https://api.example.test/rice.png", price: 4, moduleType: "grocery", stock: 6 }),
  isCampaign: false,
  sale: "available",
  isInStock: true,
};

type CardOf = (props: { item: CardItem; view: ReturnType<typeof useCardView> }) => ReactNode;

/** The HTML of a card as the server sends it on `/home`. */
function html(Card: CardOf, item: Partial<CardItem> = {}, options = {}): string {
  function Page() {
    return <Card item={{ ...rice, ...item }} view={useCardView(options)} />;
  }
  const page = (
    <ShopFactsProvider value={facts}>
      <CartProvider cart={{ lines: [] }}>
        <WishlistProvider wishes={null}>
          <Page />
        </WishlistProvider>
      </CartProvider>
    </ShopFactsProvider>
  );
  return render(page, { rootData: { formToken: "token" } }).replace(/.*?<article/s, "<article");
}

const flash: CardOf = (props) => <FlashCard {...props} sale={{ sold: 34, stock: 40 }} />;
const layouts: [string, CardOf][] = [
  ["upright", ItemCard],
  ["lying", ItemRow],
  ["in a list", MenuRow],
  ["of a flash sale", flash],
];

describe.each(layouts)("the card %s", (_, Card) => {
  it("shows picture, name and price", () => {
    const card = html(Card);
    expect(card).toContain('src="https://api.example.test/rice.png"');
    expect(card).toContain("Plain Rice");
    expect(card).toContain("$4.00");
  });

  it("has a quick view, a heart and a button that names its item in the page's one form", () => {
    const card = html(Card);
    expect(card).toContain("> Quick view: Plain Rice <");
    expect(card).toContain("> Wishlist: Plain Rice <");
    expect(card).toMatch(/<button type="submit" form="add" name="item" value="41"/);
    expect(card).not.toContain("<form");
    expect(card).toContain("> Add to Cart: Plain Rice <");
  });

  it("calls the link to an item's options what it does", () => {
    const card = html(Card, { hasVariations: true });
    expect(card).toContain("> Choose options: Plain Rice <");
    expect(card).not.toContain("Add to Cart");
  });

  it("says when the item is recommended", () => {
    expect(html(Card, { isRecommended: true })).toContain("Recommend");
    expect(html(Card)).not.toContain("Recommend");
  });

  it("offers no heart for a campaign item, and adds it as one", () => {
    const card = html(Card, { isCampaign: true });
    expect(card).not.toContain("Wishlist");
    expect(card).toMatch(/name="campaignItem" value="41"/);
    expect(card).toContain("dialog=item&amp;item=41&amp;campaign=1");
  });
});

it("an upright card names its store, but not on the page of that store", () => {
  expect(html(ItemCard)).toContain("Harbour Kitchen");
  expect(html(ItemCard, {}, { namesStore: false })).not.toContain("Harbour Kitchen");
});

it("the card of a flash sale says how much is sold", () => {
  const card = html(flash);
  expect(card).toContain('<progress max="100" value="85" aria-label="34 sold">');
  expect(card).toContain("34 sold");
  expect(card).toContain("6 left");
});
