import { z } from "zod";
import type { Brand } from "~/delivery-api";
import { requireChosenModule } from "~/request/context/arrival.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical } from "~/request/pages/critical.server";
import { redirectTo } from "~/request/posting/respond.server";
import { type BrandOrder, brandHref, brandOrders, soldBrands, sortedBrands } from "./brands";

const orderOf = z.enum(brandOrders).catch("a-to-z");

/** Without its number of items: the delivery API counts those of every zone, and what is shown is one zone's. */
export type BrandRow = Pick<Brand, "id" | "name" | "image"> & { href: string };

export type BrandsData = { title: string; order: BrandOrder; brands: BrandRow[] };

export const toBrandRow = ({ id, name, image }: Brand): BrandRow => ({
  id,
  name,
  image,
  href: brandHref({ id }),
});

/** `/all-brands?sort=` (SALE-10). Without brands it leads home (RTE-43); throws that redirect, or the 503 page. */
export async function loadBrands(context: RequestContext): Promise<BrandsData> {
  await requireChosenModule(context);
  const brands = soldBrands(critical(await context.api.brands.list()));
  if (brands.length === 0) throw await redirectTo(context, "/home");
  const order = orderOf.parse(context.url.searchParams.get("sort"));
  return {
    title: context.t("sales:brands.title"),
    order,
    brands: sortedBrands(brands, order, context.language).map(toBrandRow),
  };
}
