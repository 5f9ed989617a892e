import type { Brand } from "~/delivery-api";
import type { Language } from "~/i18n/languages";

export const brandOrders = ["a-to-z", "z-to-a"] as const;
export type BrandOrder = (typeof brandOrders)[number];

/** Brands by name, as readers of the language sort them; equal names by their numbers (SALE-10). */
export function sortedBrands<Row extends Pick<Brand, "id" | "name">>(
  brands: readonly Row[],
  order: BrandOrder,
  language: Language,
): Row[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const sign = order === "a-to-z" ? 1 : -1;
  return [...brands].sort((one, other) => sign * (compare(one.name, other.name) || one.id - other.id));
}

/** Those that have items in any zone; all of them where the delivery API counts none. */
export function soldBrands<Row extends Pick<Brand, "itemsCount">>(brands: readonly Row[]): Row[] {
  const sold = brands.filter(({ itemsCount }) => itemsCount > 0);
  return sold.length > 0 ? sold : [...brands];
}

/** Results of a brand (RTE-13, SALE-12). */
export const brandHref = ({ id }: Pick<Brand, "id">): string => `/home?brand_id=${id}&data_type=brand`;
