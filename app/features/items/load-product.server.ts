import { requireModule } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import type { PageCard } from "~/request/pages/page-card";
import { findItem } from "./find-item.server";
import { type ItemData, itemData } from "./load-item.server";
import { productCard } from "./product-card.server";

/** `card`: for search engines and messengers. */
export type ProductData = ItemData & { card: PageCard };

/** `/product/{slug or id}?module_id=&product_type=campaign` (RTE-38, RTE-39), for visitors without a place too. Throws the 404 or 503 page. */
export async function loadProduct(context: RequestContext, idOrSlug: string): Promise<ProductData> {
  const campaign = context.url.searchParams.get("product_type") === "campaign";
  const item = critical(await findItem(context, idOrSlug, campaign));
  if (item.moduleId !== null) await requireModule(context, item.moduleId);
  return { ...(await itemData(context, item, campaign, "page")), card: productCard(context, item, campaign) };
}
