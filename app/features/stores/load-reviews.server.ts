import { z } from "zod";
import type { StoreReview } from "~/delivery-api";
import { storeHref } from "~/features/catalogue/store-href";
import { wallClock } from "~/i18n/zone-time.server";
import { requireModule } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import { pageNumber } from "~/request/navigation/page-number";
import { critical } from "~/request/pages/critical.server";
import { reviewsHref } from "./reviews-href";

const portion = 12;
const mostPortions = 20;

const query = z.object({ page: pageNumber(mostPortions) });

export type ReviewsData = {
  title: string;
  store: { name: string; href: string; logo: string | null; rating: number; ratingCount: number };
  /** False where the store's plan has no reviews (ERR-07). */
  hasReviews: boolean;
  /** From five stars to one; empty where the server does not count them. */
  ratings: { stars: number; count: number; percent: number }[];
  reviews: (Omit<StoreReview, "createdAt"> & {
    /** `YYYY-MM-DD` on the operator's clock. */
    date: string | null;
  })[];
  total: number;
  /** The next portion; null when all is shown. */
  moreHref: string | null;
};

/** `/store/{id or slug}/reviews?page=`: a store's averages and what its customers say (RTE-36). Throws the 404 or 503 page. */
export async function loadReviews(context: RequestContext, idOrSlug: string): Promise<ReviewsData> {
  const store = critical(await context.api.stores.details(idOrSlug));
  await requireModule(context, store.moduleId);
  const { page } = query.parse({ page: context.url.searchParams.get("page") ?? undefined });
  const api = context.apiAt({ moduleId: store.moduleId, place: context.session.area });
  const all = store.hasReviews ? critical(await api.stores.reviews(store.id)) : [];
  const reviews = all.slice(0, page * portion);
  const counted = store.ratings.reduce((sum, count) => sum + count, 0);
  const isMore = reviews.length < all.length && page < mostPortions;
  return {
    title: context.t("reviews:title", { store: store.name }),
    store: {
      name: store.name,
      href: storeHref(store),
      logo: store.logo,
      rating: store.rating,
      ratingCount: store.ratingCount,
    },
    hasReviews: store.hasReviews,
    ratings: store.ratings.map((count, index) => ({
      stars: 5 - index,
      count,
      percent: counted === 0 ? 0 : Math.round((count / counted) * 100),
    })),
    reviews: reviews.map(({ createdAt, ...review }) => ({ ...review, date: dayOf(context, createdAt) })),
    total: all.length,
    moreHref: isMore ? `${reviewsHref(store)}&page=${page + 1}#review-${reviews.at(-1)?.id}` : null,
  };
}

function dayOf({ timeZone }: RequestContext, iso: string | null): string | null {
  const at = new Date(iso ?? "");
  return Number.isNaN(at.getTime()) ? null : wallClock(at, timeZone).date;
}
