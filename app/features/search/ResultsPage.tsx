import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/ui/Icon";
import { Spaced } from "~/ui/Spaced";
import { useHydrated } from "~/ui/use-hydrated";
import { AppliedFilters } from "./AppliedFilters";
import { FilterPopover } from "./FilterPopover";
import { FilterSidebar, sidebarId } from "./FilterSidebar";
import type { ResultsData } from "./load-results.server";
import { resultsHref, sortDirections, tabHref } from "./query";
import { ItemResults, StoreResults } from "./ResultRows";
// In the browser the styles come with this script; the link is for the page as the server sends it.
import "./results.css";
import stylesHref from "./results.css?url";
import { type Filters, filterFormId, useFilters } from "./use-filters";

/** What a search found: filters at the side, tabs for items and stores, cards that go on as one scrolls (RTE-09, SRCH-12 to SRCH-31). */
export default function ResultsPage(data: ResultsData) {
  const { t } = useTranslation("search");
  const filters = useFilters(data);
  const { title, words, query, page } = data;
  return (
    <div className="wrap srch">
      <link rel="stylesheet" href={stylesHref} />
      <FilterSidebar {...data} filters={filters} />
      <div className="srch__m">
        <h1 className="h1s">{title}</h1>
        <p className="muted small" role="status">
          {t("found", { count: page.total })}
        </p>
        {data.hasStores ? <Tabs {...data} /> : null}
        <Toolbar data={data} filters={filters} />
        <AppliedFilters {...data} />
        <section aria-label={words[query.tab]}>
          <h2 className="vh">{words[query.tab]}</h2>
          {page.tab === "items" ? <ItemResults data={data} page={page} /> : <StoreResults data={data} page={page} />}
        </section>
      </div>
    </div>
  );
}

/** SRCH-12, SRCH-13, SRCH-14. */
function Tabs({ words, query }: ResultsData) {
  const { t } = useTranslation("search");
  return (
    <nav className="tabs" aria-label={t("tabs")}>
      <Spaced>
        {(["items", "stores"] as const).map((tab) => (
          <Link key={tab} to={tabHref(query, tab)} aria-current={query.tab === tab ? "page" : undefined}>
            {words[tab]}
          </Link>
        ))}
      </Spaced>
    </nav>
  );
}

/** Filters, order and view. */
function Toolbar({ data: { query, categories, brands }, filters }: { data: ResultsData; filters: Filters }) {
  const { t } = useTranslation("search");
  const opens = { popovertarget: sidebarId };
  return (
    <div className="srch__b">
      <FilterPopover filters={filters} />
      {categories.length + brands.length > 0 ? (
        <button type="button" className="btn btn--line btn--sm srch__o" {...opens}>
          <Icon name="layout-grid" />
          {t("categories")}
        </button>
      ) : null}
      {query.tab === "items" ? <SortControl filters={filters} /> : null}
      <nav className="seg" aria-label={t("view.label")}>
        {(["grid", "list"] as const).map((view) => (
          <Link
            key={view}
            to={resultsHref(query, { view, page: query.page })}
            preventScrollReset
            aria-current={query.view === view ? "true" : undefined}
          >
            <Icon name={view === "grid" ? "layout-grid" : "list"} flip={view === "list"} label={t(`view.${view}`)} />
          </Link>
        ))}
      </nav>
    </div>
  );
}

/** SRCH-16. The button is for pages without scripts. */
function SortControl({ filters: { draft, choose } }: { filters: Filters }) {
  const { t } = useTranslation("search");
  const isHydrated = useHydrated();
  return (
    <div className="srch__s">
      <label htmlFor="sort">{t("sort.label")}</label>{" "}
      <select
        className="inp"
        id="sort"
        name="sort"
        form={filterFormId}
        value={draft.sort ?? ""}
        onChange={({ target }) => choose({ sort: sortDirections.find((sort) => sort === target.value) ?? null })}
      >
        <option value="">{t("sort.none")}</option>
        {sortDirections.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
      {isHydrated ? null : (
        <button type="submit" form={filterFormId} className="btn btn--line btn--sm until-hydrated">
          {t("sort.go")}
        </button>
      )}
    </div>
  );
}
