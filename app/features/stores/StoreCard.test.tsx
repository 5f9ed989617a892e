import { expect, test } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { aStore } from "~/features/catalogue/testing";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import { render } from "../../../tests/harness/render";
import { StoreGrid } from "./StoreCard";

const currency = { symbol: "$", side: "left", digits: 2 } as const;
const facts = { ...fallbackConfig, currency, module: null, isSignedIn: false, hasPlace: true, place: null };

/** What the card of a store with this minimum says. */
function cardOf(minimumOrder: number): string {
  const store = { ...aStore({ minimumOrder }), charges: null, discount: null, closed: null };
  return render(
    <ShopFactsProvider value={facts}>
      <WishlistProvider wishes={null}>
        <StoreGrid stores={[store]} />
      </WishlistProvider>
    </ShopFactsProvider>,
    { rootData: { formToken: "token" } },
  );
}

test("a store's card says what an order there costs at least, where there is a minimum", () => {
  expect(cardOf(8)).toContain("Minimum order $8.00");
  expect(cardOf(0)).not.toContain("Minimum order");
});
