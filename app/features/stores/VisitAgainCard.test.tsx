import { expect, it } from "vitest";
import type { CardStore } from "~/features/catalogue/card";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { aStore } from "~/features/catalogue/testing";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import { render } from "../../../tests/harness/render";
import { useStoreView } from "./StoreCard";
import { VisitAgainCard } from "./VisitAgainCard";

const kitchen: CardStore = {
  ...aStore({ rating: 4.25, ratingCount: 8, location: { latitude: 24.6, longitude: 46.8 } }),
  charges: null,
  discount: null,
  closed: null,
};
const facts = {
  ...fallbackConfig,
  module: null,
  isSignedIn: true,
  hasPlace: true,
  place: { address: "7 Mill Lane", latitude: 24.5, longitude: 46.7 },
};

function html(store: Partial<CardStore> = {}): string {
  function Page() {
    return <VisitAgainCard store={{ ...kitchen, ...store }} view={useStoreView()} />;
  }
  const page = (
    <ShopFactsProvider value={facts}>
      <WishlistProvider wishes={null}>
        <Page />
      </WishlistProvider>
    </ShopFactsProvider>
  );
  return render(page, { rootData: { formToken: "token" } });
}

it("RTE-35 a store ordered from before, whose link tells no distance: name, address, rating with one decimal, heart, open, Visit Again", () => {
  const card = html();
  expect(card).toContain('href="/store/harbour-kitchen?module_id=1&amp;store_zone_id=1"');
  for (const text of ["Harbour Kitchen", "2 Harbour Street", ">4.3<", "Open", "Visit Again"])
    expect(card).toContain(text);
  expect(card).toContain("> Wishlist: Harbour Kitchen <");
});

it("says when it is closed", () => {
  expect(html({ closed: { opensAt: null } })).toContain("Closed");
});
