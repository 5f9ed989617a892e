import { expect, it } from "vitest";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { aStore } from "~/features/catalogue/testing";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import { render } from "../../../tests/harness/render";
import type { StoreData } from "./load-store.server";
import { StoreHead } from "./StoreHead";

const store = { ...aStore(), charges: null, discount: null, closed: null };
const head = {
  store,
  coupons: [],
  week: [],
  today: 0,
  takesPrescriptions: false,
  shareUrl: "",
  reviewsHref: "/reviews",
};

/** What the head of a store says to a visitor. */
function textOf(hasPlace: boolean, isOutside: boolean): string {
  const facts = { ...fallbackConfig, module: null, isSignedIn: false, hasPlace, place: null };
  const data = { ...head, isOutside } as unknown as StoreData;
  return render(
    <ShopFactsProvider value={facts}>
      <WishlistProvider wishes={null}>
        <StoreHead {...data} />
      </WishlistProvider>
    </ShopFactsProvider>,
    { rootData: { formToken: "token" } },
  );
}

it("RTE-34 RTE-36 a store says that it does not deliver to the visitor's address, or that it wants to know it", () => {
  const outside = "This store does not deliver to your address.";
  const unknown = "Tell us where to deliver";
  const choose = /dialog=location[^>]*>Choose a location/;
  const near = textOf(true, false);
  for (const text of [outside, unknown, "Choose a location"]) expect(near).not.toContain(text);
  const far = textOf(true, true);
  expect(far).toContain(outside);
  expect(far).not.toContain(unknown);
  expect(far).toMatch(choose);
  const anywhere = textOf(false, false);
  expect(anywhere).toContain(unknown);
  expect(anywhere).not.toContain(outside);
  expect(anywhere).toMatch(choose);
});
