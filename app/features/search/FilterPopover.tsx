import { useTranslation } from "react-i18next";
import { rating as formatRating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Option } from "~/ui/Choice";
import { Icon } from "~/ui/Icon";
import { SubmitButton } from "~/ui/SubmitButton";
import { changed, Group } from "./FilterSidebar";
import { PriceRange } from "./PriceRange";
import { filterOptions, isWholeRange, optionsOf, ratings } from "./query";
import { type Filters, filterFormId } from "./use-filters";

/** Options, price and rating (SRCH-17, SRCH-19, SRCH-23, SRCH-24). Its fields belong to the form of the sidebar. */
export function FilterPopover({ filters: { draft, choose } }: { filters: Filters }) {
  const { t } = useTranslation("search");
  const language = useLanguage();
  const count = draft.filters.length + (draft.rating === null ? 0 : 1) + (isWholeRange(draft.price) ? 0 : 1);
  return (
    <details className="filtpop" data-menu>
      <summary className="btn btn--line btn--sm" aria-label={count > 0 ? t("filtersWith", { count }) : undefined}>
        <Icon name="adjustments-horizontal" />
        {t("filters")}
        {count > 0 ? <span className="badge">{count}</span> : null}
      </summary>
      <div className="filtpop__p">
        <Group title={t("show")}>
          {optionsOf(draft.tab).map((option) => (
            <Option
              key={option}
              type="checkbox"
              form={filterFormId}
              name="filter"
              value={option}
              checked={draft.filters.includes(option)}
              onChange={({ target }) => {
                const chosen = changed(draft.filters, option, target.checked);
                choose({ filters: filterOptions.filter((one) => chosen.includes(one)) });
              }}
            >
              {t(`option.${option}`)}
            </Option>
          ))}
        </Group>
        {draft.tab === "items" ? <PriceRange price={draft.price} onChoose={(price) => choose({ price })} /> : null}
        <Group title={t("rating.title")}>
          {[null, ...ratings].map((least) => (
            <Option
              key={least}
              type="radio"
              form={filterFormId}
              name="rating"
              value={least ?? ""}
              checked={draft.rating === least}
              onChange={() => choose({ rating: least })}
            >
              {least === null ? t("rating.any") : t("rating.least", { stars: formatRating(least, 1, language) })}
            </Option>
          ))}
        </Group>
        {/* No number: how many the choices made so far would leave, only the next page knows. */}
        <SubmitButton form={filterFormId} wide>
          {t("apply")}
        </SubmitButton>
      </div>
    </details>
  );
}
