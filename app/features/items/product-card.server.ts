import type { Product } from "schema-dts";
import type { Item } from "~/delivery-api";
import { productHref } from "~/features/catalogue/item-href";
import { truncate } from "~/i18n/format";
import { ownAddress } from "~/pictures/picture-address";
import type { RequestContext } from "~/request/context/request-context";
import type { PageCard } from "~/request/pages/page-card";

const descriptionLength = 160;

/**
 * What search engines are told of an item: its address by slug whatever address was asked for, and schema.org data. The delivery
 * API names its currency by a symbol only, so that no offer with a price can be told.
 */
export function productCard(context: RequestContext, item: Item, isCampaign: boolean): PageCard {
  const canonical = productHref({ ...item, isCampaign });
  const { rating, ratingCount } = item;
  const description =
    truncate(item.description, descriptionLength) ||
    context.t("found:product", { name: item.name, store: item.storeName });
  return {
    title: item.name,
    description,
    canonical,
    image: item.image,
    schema: {
      "@type": "Product",
      name: item.name,
      url: new URL(canonical, context.publicOrigin).href,
      description,
      ...(item.images.length > 0 ? { image: item.images.map(ownAddress) } : {}),
      ...(item.storeName ? { brand: { "@type": "Brand", name: item.storeName } } : {}),
      ...(ratingCount > 0 ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, ratingCount } } : {}),
    } satisfies Product,
  };
}
