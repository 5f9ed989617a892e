import { z } from "zod";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { toCardItem, toCardStore } from "~/features/catalogue/card.server";
import { critical } from "~/request/critical.server";
import type { Shop } from "~/request/shop.server";

/** The specification's page size of searches. */
const pageSize = 12;

const query = z.object({
  dataType: z.enum(["searched", "category", "discounted", "new"]).catch("searched"),
  search: z.string().trim().max(100).catch(""),
  id: z.coerce.number().int().positive().nullable().catch(null),
  name: z.string().trim().max(100).catch(""),
  tab: z.enum(["items", "stores"]).catch("items"),
  page: z.coerce.number().int().min(1).max(1000).catch(1),
});

export type ResultsData = {
  kind: "results";
  title: string;
  tab: "items" | "stores";
  itemsHref: string;
  /** Null where only items can be listed. */
  storesHref: string | null;
  items: CardItem[];
  stores: CardStore[];
  total: number;
  /** The next page; null on the last. */
  moreHref: string | null;
};

/** Search results on `/home` (RTE-07, RTE-08, RTE-09): items or stores by name, category or offer, a page at a time. */
export async function loadResults(shop: Shop): Promise<ResultsData> {
  const { searchParams } = shop.url;
  const asked = query.parse({
    dataType: searchParams.get("data_type"),
    search: searchParams.get("search") ?? undefined,
    id: searchParams.get("id"),
    name: searchParams.get("name") ?? undefined,
    tab: searchParams.get("tab"),
    page: searchParams.get("page") ?? undefined,
  });
  const input = {
    dataType: asked.dataType,
    name: asked.dataType === "searched" ? asked.search : "",
    categoryIds: asked.id === null ? [] : [asked.id],
    page: asked.page,
    limit: pageSize,
  };
  const isAsked =
    asked.dataType === "searched" ? asked.search !== "" : asked.dataType !== "category" || asked.id !== null;
  const hasStores = asked.dataType === "searched" || asked.dataType === "category";
  const tab = hasStores ? asked.tab : "items";
  const config = await shop.api.config.get();
  const scheduling = config.ok && config.value.scheduleOrders;
  const empty = { rows: [], total: 0, page: 1, limit: pageSize };
  const items = isAsked && tab === "items" ? critical(await shop.api.search.items(input)) : empty;
  const stores = isAsked && tab === "stores" ? critical(await shop.api.search.stores(input)) : empty;
  const { total } = tab === "items" ? items : stores;
  return {
    kind: "results",
    title: titleOf(shop, asked),
    tab,
    itemsHref: hrefWith(shop, { tab: null, page: null }),
    storesHref: hasStores ? hrefWith(shop, { tab: "stores", page: null }) : null,
    items: items.rows.map((item) => toCardItem(shop, item, scheduling)),
    stores: stores.rows.map((store) => toCardStore(shop, store)),
    total,
    moreHref: asked.page * pageSize < total ? hrefWith(shop, { page: String(asked.page + 1) }) : null,
  };
}

function titleOf(shop: Shop, { dataType, search, name }: z.infer<typeof query>): string {
  if (dataType === "searched") return shop.t("search:title.searched", { search });
  if (dataType === "category") return name || shop.t("search:title.category");
  return shop.t(`search:title.${dataType}`);
}

function hrefWith(shop: Shop, changes: Record<string, string | null>): string {
  const url = new URL(shop.url);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}
