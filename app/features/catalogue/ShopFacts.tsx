import { createContext, useContext } from "react";
import type { Config } from "~/delivery-api";
import type { ModuleType } from "~/module-kinds";

/** What components need of the configuration: safe for the browser, small enough for every page. */
export type ShopFacts = Pick<
  Config,
  "currency" | "timeFormat" | "scheduleOrders" | "guestCheckout" | "freeDelivery" | "taxIncluded"
> & {
  module: { id: number; type: ModuleType } | null;
  isSignedIn: boolean;
  hasPlace: boolean;
};

const ShopFactsContext = createContext<ShopFacts | null>(null);
export const ShopFactsProvider = ShopFactsContext.Provider;

/** The shop's facts; every page stands below the provider of the `_shop` layout. */
export function useShopFacts(): ShopFacts {
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
