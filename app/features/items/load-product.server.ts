import { critical } from "~/request/pages/critical.server";
import { requireModule } from "~/request/context/module-of-address.server";
import type { PageCard } from "~/request/pages/page-card";
import type { Shop } from "~/request/context/request-context.server";
import { findItem } from "./find-item.server";
import { type ItemData, itemData } from "./load-item.server";
import { productCard } from "./product-card.server";

/** `card`: for search engines and messengers. */
export type ProductData = ItemData & { card: PageCard };

/** `/product/{slug or id}?module_id=&product_type=campaign` (RTE-38, RTE-39), for visitors without a place too. Throws the 404 or 503 page. */
export async function loadProduct(shop: Shop, idOrSlug: string): Promise<ProductData> {
  const campaign = shop.url.searchParams.get("product_type") === "campaign";
  const item = critical(await findItem(shop, idOrSlug, campaign));
  if (item.moduleId !== null) await requireModule(shop, item.moduleId);
  return { ...(await itemData(shop, item, campaign)), card: productCard(shop, item, campaign) };
}
