import type { Module } from "~/delivery-api";
import type { CardStore } from "~/features/catalogue/card";
import { toCardStore } from "~/features/catalogue/card.server";
import { servedModules } from "~/features/modules/served-modules.server";
import { secondary } from "~/request/critical.server";
import type { Shop } from "~/request/shop.server";

/** A row of the widest grid. */
const popularStores = 4;

export type LandingData = {
  title: string;
  modules: Pick<Module, "id" | "type" | "name" | "icon" | "storesCount">[];
  /** Of the stored place and module; empty before they are chosen. */
  stores: CardStore[];
  placeAddress: string | null;
};

/** The landing page (RTE-01, RTE-05). Both blocks are extras: the way in works without them. */
export async function loadLanding(shop: Shop): Promise<LandingData> {
  const { place, module } = shop.session;
  const [modules, stores] = await Promise.all([
    servedModules(shop),
    place && module && module.type !== "parcel" ? shop.api.stores.popular(1, popularStores) : null,
  ]);
  return {
    title: shop.t("landing:title"),
    modules: (modules ?? []).map(({ id, type, name, icon, storesCount }) => ({ id, type, name, icon, storesCount })),
    stores: (stores ? secondary(stores, { rows: [] }).rows : [])
      .slice(0, popularStores)
      .map((store) => toCardStore(shop, store)),
    placeAddress: place?.address ?? null,
  };
}
