import type { ReactElement } from "react";
import { expect, it } from "vitest";
import type { CardStore } from "~/features/catalogue/card";
import { fallbackConfig, ShopFactsProvider } from "~/features/catalogue/ShopFacts";
import { aStore } from "~/features/catalogue/testing";
import { WishlistProvider } from "~/features/wishlist/WishlistContext";
import { render } from "../../../tests/harness/render";
import type { StoreData } from "./load-store.server";
import { StoreGrid } from "./StoreCard";
import { StoreHead } from "./StoreHead";

const facts = { ...fallbackConfig, module: null, isSignedIn: false, hasPlace: true, place: null };
const kitchen = { ...aStore(), charges: null, discount: null };

/** What the card of a store and the head of its page say. */
function textsOf(closed: CardStore["closed"]): string[] {
  const head = { coupons: [], week: [], today: 0, takesPrescriptions: false, shareUrl: "", reviewsHref: "/reviews" };
  const data = { ...head, store: { ...kitchen, closed } } as unknown as StoreData;
  const elements: ReactElement[] = [
    <StoreGrid key="card" stores={[{ ...kitchen, closed }]} />,
    <StoreHead key="page" {...data} />,
  ];
  return elements.map((element) => {
    const html = render(
      <ShopFactsProvider value={facts}>
        <WishlistProvider wishes={null}>{element}</WishlistProvider>
      </ShopFactsProvider>,
      { rootData: { formToken: "token" } },
    );
    return html.replace(/<[^>]*>/g, "").replace(/[\u2066-\u2069]/g, "");
  });
}

it("CARD-17 CARD-18 a closed store tells the day on which it opens, where that is not today", () => {
  for (const text of textsOf({ opensAt: { date: null, time: "09:00" } })) expect(text).toContain("Opens at 09:00 AM");
  for (const text of textsOf({ opensAt: { date: "2026-11-23", time: "09:00" } }))
    expect(text).toContain("Opens Mon, Nov 23 at 09:00 AM");
  for (const text of textsOf({ opensAt: null })) expect(text).not.toContain("Opens");
});
