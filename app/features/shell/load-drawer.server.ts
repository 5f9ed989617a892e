import type { Page, Result, Store } from "~/delivery-api";
import { storeHref } from "~/features/catalogue/store-href";
import { sendsParcels } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

type Entry = { id: number; name: string; href: string };

export type SideDrawerData = { categories: Entry[]; latest: Entry[]; popular: Entry[] };

/** The specification fetches twelve stores and shows ten (NAV-12). */
const fetched = 12;
const shown = 10;

/** What the side drawer lists of the module: shared answers all of them, and extras (NAV-11, NAV-12). */
export async function loadDrawer(context: RequestContext): Promise<SideDrawerData> {
  const { area, module } = context.session;
  if (!area || !module || sendsParcels(module)) return { categories: [], latest: [], popular: [] };
  const [categories, latest, popular] = await Promise.all([
    context.api.categories.list(),
    context.api.stores.latest(1, fetched),
    context.api.stores.popular(1, fetched),
  ]);
  return {
    categories: secondary(categories, [])
      .slice(0, shown)
      .map(({ id, name }) => ({ id, name, href: `/category/${id}?module_id=${module.id}` })),
    latest: storesOf(latest),
    popular: storesOf(popular),
  };
}

const storesOf = (stores: Result<Page<Store>>): Entry[] =>
  (stores.ok ? stores.value.rows : [])
    .slice(0, shown)
    .map((store) => ({ id: store.id, name: store.name, href: storeHref(store) }));
