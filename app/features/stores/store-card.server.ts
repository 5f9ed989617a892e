import type { LocalBusiness, OpeningHoursSpecification } from "schema-dts";
import type { OpeningHours, Store } from "~/delivery-api";
import { storeHref } from "~/features/catalogue/store-href";
import { serverTraitsOf } from "~/module-kinds/server-traits.server";
import { ownAddress } from "~/pictures/picture-address";
import type { RequestContext } from "~/request/context/request-context";
import type { PageCard } from "~/request/pages/page-card";

const days = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** What search engines are told of a store: its address by slug whatever address was asked for, and schema.org data. */
export function storeCard(context: RequestContext, store: Store): PageCard {
  const canonical = storeHref(store);
  const { location, rating, ratingCount } = store;
  const { module } = context.session;
  return {
    title: store.name,
    description: store.address
      ? context.t("found:store", { name: store.name, address: store.address })
      : context.t("found:storeWithoutAddress", { name: store.name }),
    canonical,
    image: store.cover ?? store.logo,
    schema: {
      "@type": module ? serverTraitsOf(module.type).storeSchema : "Store",
      name: store.name,
      url: new URL(canonical, context.publicOrigin).href,
      address: store.address,
      ...(store.phone ? { telephone: store.phone } : {}),
      ...(store.cover ? { image: ownAddress(store.cover) } : {}),
      ...(location ? { geo: { "@type": "GeoCoordinates", ...location } } : {}),
      ...(ratingCount > 0 ? { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, ratingCount } } : {}),
      openingHoursSpecification: store.schedules.map(hours),
    } satisfies LocalBusiness,
  };
}

const hours = ({ day, from, to }: OpeningHours) =>
  ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days[day],
    opens: from,
    closes: to,
  }) satisfies OpeningHoursSpecification;
