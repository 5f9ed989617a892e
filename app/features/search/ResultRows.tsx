import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { CardItem, CardStore } from "~/features/catalogue/card";
import { storeHref } from "~/features/catalogue/store-href";
import { useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { ItemRow } from "~/features/items/ItemRow";
import { StoreGrid } from "~/features/stores/StoreCard";
import { rating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { EmptyState } from "~/ui/EmptyState";
import type { ListPage } from "~/ui/growing-list";
import { Icon } from "~/ui/Icon";
import { LoadMore } from "~/ui/LoadMore";
import { Rating } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { type GrowingList, useGrowingList } from "~/ui/use-growing-list";
import type { Alternatives as AlternativesData } from "./load-alternatives.server";
import type { ResultsData } from "./load-results.server";
import { pageSize, resultsHref, unfilteredHref } from "./query";

type RowsProps<Row> = { data: ResultsData; page: ListPage<Row> };

/** Where further pages are to be had (SRCH-28). */
const moreAt = "/search/more";

export function ItemResults({ data, page }: RowsProps<CardItem>) {
  const view = useCardView();
  const list = useGrowingList(page, { listName: data.listName, moreAt, moduleId: data.moduleId });
  const Card = data.query.view === "list" ? ItemRow : ItemCard;
  if (list.rows.length === 0) return <NothingFound data={data} />;
  return (
    <>
      <div className={data.query.view === "list" ? "srch__l" : "grid"}>
        {list.rows.map((item, index) => (
          <Card key={item.id} item={item} view={view} isFirst={index === 0} />
        ))}
      </div>
      <ListEnd data={data} list={list} total={page.total} />
    </>
  );
}

export function StoreResults({ data, page }: RowsProps<CardStore>) {
  const list = useGrowingList(page, { listName: data.listName, moreAt, moduleId: data.moduleId });
  if (list.rows.length === 0) return <NothingFound data={data} />;
  return (
    <>
      {data.query.view === "list" ? <StoreRows stores={list.rows} /> : <StoreGrid stores={list.rows} isFirst />}
      <ListEnd data={data} list={list} total={page.total} />
    </>
  );
}

function StoreRows({ stores }: { stores: CardStore[] }) {
  const { t } = useTranslation("stores");
  const language = useLanguage();
  return (
    <div className="srch__l">
      {stores.map((store) => (
        <a key={store.id} className="again" id={`store-${store.id}`} href={storeHref(store)}>
          <span className="again__l">
            <Picture src={store.logo} width={48} height={48} standIn="building-store" />
          </span>{" "}
          <span>
            <b>{store.name}</b> <small dir="auto">{store.closed ? t("closedNow") : store.address}</small>
          </span>{" "}
          {store.ratingCount > 0 ? (
            <Rating value={rating(store.rating, 1, language)} count={store.ratingCount} />
          ) : (
            <Icon name="chevron-right" flip />
          )}
        </a>
      ))}
    </div>
  );
}

/** The way on, and for who came in the middle of the list the way to its beginning. */
function ListEnd({ data: { query }, list, total }: { data: ResultsData; list: GrowingList<unknown>; total: number }) {
  const { t } = useTranslation("search");
  const before = (query.page - 1) * pageSize;
  return (
    <>
      <LoadMore href={list.nextHref} before={before} shown={list.rows.length} total={total} more={list.more} />
      {query.page > 1 ? (
        <p className="loadmore">
          <a className="link" href={resultsHref(query)}>
            {t("firstPage")}
          </a>
        </p>
      ) : null}
    </>
  );
}

/** SRCH-29, SRCH-30, SRCH-31. */
function NothingFound({ data: { words, query, alternatives } }: { data: ResultsData }) {
  const { t } = useTranslation("search");
  const isFiltered = unfilteredHref(query) !== resultsHref(query);
  return (
    <>
      {alternatives ? <Alternatives {...alternatives} /> : null}
      <EmptyState
        picture="magnifying-glass-tilted-left"
        title={t(query.tab === "items" ? "noItems" : "noStores")}
        action={
          isFiltered
            ? { href: unfilteredHref(query), label: t("clearAll") }
            : query.page > 1
              ? { href: resultsHref(query), label: t("firstPage") }
              : { href: "/home", label: t("ui:backToHome") }
        }
      >
        {query.dataType === "searched" ? t("nothing") : t("none", { items: words.none })}
      </EmptyState>
    </>
  );
}

/** The spelling that was probably meant, and lists that have something of the name. */
function Alternatives({ meant, hits }: AlternativesData) {
  const { t } = useTranslation("search");
  if (meant === null && hits.length === 0) return null;
  return (
    <div className="srch__w">
      {meant ? (
        <p>
          <Link className="link" to={meant.href}>
            {t("meant", { term: meant.term })}
          </Link>
        </p>
      ) : null}
      {hits.length > 0 ? (
        <nav className="chips" aria-label={t("elsewhere")}>
          {hits.map(({ name, count, href }) => (
            // Another module's page is another document: its colours and words are its own.
            <a key={href} className="chip" href={href}>
              {t("ui:labelled", { label: name, value: String(count) })}
            </a>
          ))}
        </nav>
      ) : null}
    </div>
  );
}
