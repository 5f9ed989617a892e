import { createContext, useContext } from "react";
import type { Config, Coordinates } from "~/delivery-api";
import { straightLineKm } from "~/delivery-api/distance";
import type { ModuleType } from "~/module-kinds";
import { usePersonalPage, usePlaceText } from "~/request/pages/personal-fragment";

/** What components need of the configuration: safe for the browser, small enough for every page. */
export type ShopFacts = Pick<
  Config,
  "currency" | "timeFormat" | "scheduleOrders" | "guestCheckout" | "freeDelivery" | "taxIncluded"
> & {
  module: { id: number; type: ModuleType } | null;
  isSignedIn: boolean;
  hasPlace: boolean;
  place: VisitorPlace | null;
};

/** Where the visitor's orders are brought to. */
export type VisitorPlace = Coordinates & { address: string };

const ShopFactsContext = createContext<ShopFacts | null>(null);
export const ShopFactsProvider = ShopFactsContext.Provider;

/** The shop's facts; every page stands below the provider of the `_shop` layout. */
export const useShopFacts = (): Omit<ShopFacts, "place"> => useAllFacts();

/** The visitor's place, for fragments of their own. */
export function usePlace(): VisitorPlace | null {
  usePersonalPage();
  return useAllFacts().place;
}

/**
 * Writes texts of how many kilometres a location is from the visitor's place, as the crow flies: a text may stand in a page that visitors share, where all
 * else is the same for each. Null where nobody knows how far it is (CARD-16, ADR 0176).
 */
export function useDistanceText(): (to: Coordinates | null, textOf: (km: number) => string) => string | null {
  const { place } = useAllFacts();
  const textOfPlace = usePlaceText();
  return (to, textOf) => place && to && textOfPlace(place, (from) => textOf(straightLineKm(from, to)));
}

function useAllFacts(): ShopFacts {
  const facts = useContext(ShopFactsContext);
  if (!facts) throw new Error("useShopFacts needs the shop's layout above it");
  return facts;
}

/** Used when the delivery API has never answered: enough to draw the frame around an error page. */
export const fallbackConfig: Pick<
  Config,
  "currency" | "timeFormat" | "scheduleOrders" | "guestCheckout" | "freeDelivery" | "taxIncluded"
> = {
  currency: { symbol: "", side: "left", digits: 2 },
  timeFormat: "12",
  scheduleOrders: false,
  guestCheckout: false,
  freeDelivery: { over: null, always: false },
  taxIncluded: false,
};
