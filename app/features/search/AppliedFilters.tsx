import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { rating as formatRating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Icon } from "~/ui/Icon";
import { namedBy, pressed } from "./categories";
import { changed } from "./FilterSidebar";
import type { ResultsData } from "./load-results.server";
import {
  checkedBoxes,
  chosenBrands,
  chosenCategories,
  isWholeRange,
  resultsHref,
  type SearchQuery,
  unfilteredHref,
  wholePriceRange,
} from "./query";

type Chip = { key: string; name: string; without: Partial<SearchQuery> };

/** What narrows the results, each with a way to take it off (SRCH-18). */
export function AppliedFilters({ query, categories, brands }: Pick<ResultsData, "query" | "categories" | "brands">) {
  const { t } = useTranslation("search");
  const chips = [...useOptionChips(query), ...useCategoryChips(query, categories), ...brandChips(query, brands)];
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={t("applied")}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <Link
            className="chip chip--x"
            to={resultsHref(query, without)}
            preventScrollReset
            aria-label={t("removeFilter", { name })}
          >
            {name}
            <Icon name="x" />
          </Link>
        </li>
      ))}
      <li>
        <Link className="chip" to={unfilteredHref(query)} preventScrollReset>
          {t("clearAll")}
        </Link>
      </li>
    </ul>
  );
}

function useOptionChips(query: SearchQuery): Chip[] {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const money = useMoney();
  const { filters, rating, price } = query;
  const chips: Chip[] = filters.map((option) => ({
    key: option,
    name: t(`option.${option}`),
    without: { filters: changed(filters, option, false) },
  }));
  if (!isWholeRange(price)) {
    const name = t("price.range", { min: money(price.min), max: money(price.max) });
    chips.push({ key: "price", name, without: { price: wholePriceRange } });
  }
  if (rating !== null) {
    const name = t("rating.least", { stars: formatRating(rating, 1, language) });
    chips.push({ key: "rating", name, without: { rating: null } });
  }
  return chips;
}

/** One for everything, for a whole parent, or for a child alone. */
function useCategoryChips(query: SearchQuery, categories: ResultsData["categories"]): Chip[] {
  const { t } = useTranslation("search");
  if (query.categories.length === 0) return [];
  if (query.categories === "all") return [{ key: "all", name: t("all"), without: { categories: [] } }];
  const checked = checkedBoxes(query, categories);
  const named = namedBy(checked, categories);
  return categories
    .flatMap(({ id, name, children }) => [{ id, name }, ...children])
    .filter(({ id }) => named !== "all" && named.includes(id))
    .map(({ id, name }) => ({
      key: `category ${id}`,
      name,
      without: {
        categories: chosenCategories(query, pressed(checked, categories, { box: id, on: false }), categories),
      },
    }));
}

const brandChips = (query: SearchQuery, brands: ResultsData["brands"]): Chip[] =>
  brands
    .filter(({ id }) => query.brands.includes(id))
    .map(({ id, name }) => ({
      key: `brand ${id}`,
      name,
      without: { brands: chosenBrands(query, changed(query.brands, id, false)) },
    }));
