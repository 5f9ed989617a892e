import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { useCardView } from "~/features/items/card-view";
import { FlashCard } from "~/features/items/FlashCard";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { LoadMore } from "~/ui/LoadMore";
import { useGrowingList } from "~/ui/use-growing-list";
import { Countdown } from "./Countdown";
import ink from "./Ink.module.css";
import type { FlashSaleData } from "./load-flash-sale.server";
import styles from "./OfferPages.module.css";

/** A flash sale: how long it lasts, and its items by page (RTE-42). */
export function FlashSalePage(data: FlashSaleData) {
  const { t } = useTranslation("sales");
  return (
    <div className="wrap">
      {data.kind === "running" ? (
        <RunningSale {...data} />
      ) : (
        <EmptyState
          as="h1"
          picture="convenience-store"
          title={t("flash.over")}
          action={{ href: "/home", label: t("ui:backToHome") }}
        >
          {t("flash.overText")}
        </EmptyState>
      )}
    </div>
  );
}

function RunningSale({ id, title, ending, list, before }: Extract<FlashSaleData, { kind: "running" }>) {
  const { t } = useTranslation("sales");
  const { module } = useShopFacts();
  const view = useCardView();
  const { rows, nextHref, more } = useGrowingList(list, {
    listName: `flash-sale ${id} ${module?.id}`,
    moreAt: "/flash-sales/more",
  });
  return (
    <section className="sec">
      <header className={`${ink.ink} ${styles.head}`}>
        <div>
          <h1>
            <Icon name="bolt" />
            {title}
          </h1>
          {ending ? <p>{ending.text}</p> : null}
        </div>
        {ending ? <Countdown ending={ending} over={t("flash.over")} /> : null}
      </header>
      {rows.length === 0 ? (
        <EmptyState
          picture="convenience-store"
          title={t("flash.soldOut")}
          action={{ href: "/home", label: t("ui:backToHome") }}
        >
          {t("flash.soldOutText")}
        </EmptyState>
      ) : (
        <>
          <h2 className="vh">{t("flash.items")}</h2>
          <div className={`grid ${styles.cards}`}>
            {rows.map(({ pieces, ...item }) => (
              <FlashCard key={item.id} item={item} view={view} sale={pieces} />
            ))}
          </div>
        </>
      )}
      <LoadMore href={nextHref} before={before} shown={rows.length} total={list.total} more={more} />
    </section>
  );
}
