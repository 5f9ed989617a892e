import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { StoreGrid } from "~/features/stores/StoreCard";
import { EmptyState } from "~/ui/EmptyState";
import { LoadMore } from "~/ui/LoadMore";
import type { ResultsData } from "./load-results.server";

/** What a search found: tabs for items and stores, cards, the next page as a link. */
export function ResultsPage({ title, tab, itemsHref, storesHref, items, stores, total, moreHref }: ResultsData) {
  const { t } = useTranslation("search");
  const { module } = useShopFacts();
  const words = module?.type ?? "food";
  const shown = items.length + stores.length;
  return (
    <div className="wrap">
      <section className="sec">
        <div className="sec__h">
          <div>
            <h1>{title}</h1>
            <p>{t("found", { count: total })}</p>
          </div>
        </div>
        {storesHref ? (
          <nav className="chips" aria-label={t("tabs")}>
            <Link className="chip" to={itemsHref} aria-current={tab === "items" ? "page" : undefined}>
              {t(`items.${words}`)}
            </Link>
            <Link className="chip" to={storesHref} aria-current={tab === "stores" ? "page" : undefined}>
              {t(`stores.${words}`)}
            </Link>
          </nav>
        ) : null}
        {shown === 0 ? (
          <EmptyState
            picture="magnifying-glass-tilted-left"
            title={t(tab === "items" ? "noItems" : "noStores")}
            action={{ href: "/home", label: t("ui:backToHome") }}
          >
            {t("nothing")}
          </EmptyState>
        ) : (
          <h2 className="vh">{t(`${tab}.${words}`)}</h2>
        )}
        {items.length > 0 ? <ItemGrid items={items} /> : null}
        {stores.length > 0 ? <StoreGrid stores={stores} /> : null}
        <LoadMore href={moreHref} shown={shown} total={total} />
      </section>
    </div>
  );
}

function ItemGrid({ items }: Pick<ResultsData, "items">) {
  const view = useCardView();
  return (
    <div className="grid">
      {items.map((item) => (
        <ItemCard key={item.id} item={item} view={view} />
      ))}
    </div>
  );
}
