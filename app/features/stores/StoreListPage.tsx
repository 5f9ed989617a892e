import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { storeTabs } from "~/delivery-api/calls";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { LoadMore } from "~/ui/LoadMore";
import { Spaced } from "~/ui/Spaced";
import { useGrowingList } from "~/ui/use-growing-list";
import type { StoreListData } from "./load-store-list.server";
import { QuickFilters } from "./QuickFilters";
import { StoreGrid, useStoreView } from "./StoreCard";
import { StoreFilterMenu, StoreFilterPopover } from "./StoreFilters";
import styles from "./StoreList.module.css";
import { isNarrow, storeListHref } from "./store-list-href";
import { VisitAgainCard } from "./VisitAgainCard";

/** The stores listing: count, tabs and filter in a header that stays, cards below (STOR-01 to STOR-06, STOR-11 to STOR-13). */
export function StoreListPage(data: StoreListData) {
  const { t } = useTranslation("storelist");
  const { words, state, moduleId, list, before, visited } = data;
  const { rows, nextHref, more } = useGrowingList(list, {
    listName: `stores ${storeListHref(state)} ${moduleId}`,
    moreAt: `/stores/more/${state.tab}`,
    moduleId,
  });
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h1 aria-live="polite">{words.count}</h1>
          <StoreFilterMenu state={state} /> <StoreFilterPopover {...data} />
        </div>
        <nav className="chips" aria-label={t("tabs")}>
          <Spaced>
            {storeTabs.map((tab) => (
              <Link
                key={tab}
                className="chip"
                to={storeListHref({ tab })}
                aria-current={tab === state.tab ? "page" : undefined}
              >
                {t(`tab.${tab}`)}
              </Link>
            ))}
          </Spaced>
        </nav>{" "}
        <QuickFilters state={state} />
        <Applied {...data} />
      </div>
      {visited.length > 0 ? <Visited title={words.visited} visited={visited} /> : null}
      {rows.length > 0 ? (
        <>
          <h2 className="vh">{t(`tab.${state.tab}`)}</h2>
          <StoreGrid stores={rows} isFirst />
        </>
      ) : (
        <None {...data} />
      )}
      <LoadMore href={nextHref} before={before} shown={rows.length} total={list.total} more={more} />
    </div>
  );
}

/** The chosen categories as chips, each a link that takes it away. */
function Applied({ state, categories }: StoreListData) {
  const { t } = useTranslation("storelist");
  const chosen = categories.filter(({ id }) => state.categories.includes(id));
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.applied} aria-label={t("applied")}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <Link
            className="chip chip--x"
            to={storeListHref({ ...state, page: 1, categories: state.categories.filter((other) => other !== id) })}
            aria-label={t("remove", { name })}
          >
            {name}
            <Icon name="x" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Visited({ title, visited }: Pick<StoreListData, "title" | "visited">) {
  const view = useStoreView();
  return (
    <section className={styles.visited} aria-labelledby="visited-stores">
      <h2 id="visited-stores">{title}</h2>
      <div className="scroll">
        {visited.map((store) => (
          <VisitAgainCard key={store.id} store={store} view={view} />
        ))}
      </div>
    </section>
  );
}

/** What is left to do depends on why nothing is here: too far down, too narrow a filter, or no store at all. */
function None({ state, list, words: { stores } }: StoreListData) {
  const { t } = useTranslation("storelist");
  const isPast = list.total > 0;
  return (
    <EmptyState
      picture="convenience-store"
      title={t("none", { stores })}
      action={
        isPast || isNarrow(state)
          ? { href: storeListHref({ tab: state.tab }), label: t("showAll") }
          : { href: "/home", label: t("ui:backToHome") }
      }
    >
      {t(isPast ? "pastEnd" : isNarrow(state) ? "tooNarrow" : "nobody")}
    </EmptyState>
  );
}
