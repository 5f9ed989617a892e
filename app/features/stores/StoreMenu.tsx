import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { CardItem } from "~/features/catalogue/card";
import { itemHref } from "~/features/catalogue/item-href";
import { CardPrice } from "~/features/items/CardParts";
import { shownName, useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { MenuRow, menuGrid } from "~/features/items/MenuRow";
import { EmptyState } from "~/ui/EmptyState";
import { LoadMore } from "~/ui/LoadMore";
import { Picture } from "~/ui/Picture";
import type { MenuData } from "./load-menu.server";
import styles from "./StoreMenu.module.css";
import { sectionAttribute } from "./use-section-in-view";

/** What a store sells: what is ordered most, then section by section, or what a search or a section found. */
export function StoreMenu({ menu }: { menu: MenuData }) {
  const { t } = useTranslation("store");
  const { parts, popular, shown, total, moreHref, isRowLayout, search } = menu;
  const view = useCardView();
  const Card = isRowLayout ? MenuRow : ItemCard;
  if (shown === 0) return <Nothing menu={menu} />;
  return (
    <>
      {popular.length > 0 ? <Popular items={popular} /> : null}
      {parts.map(({ id, name, items }) => (
        <section
          key={id}
          className={`sec later__block ${styles.part}`}
          id={`section-${id}`}
          style={estimatedRows(items.length, isRowLayout)}
          {...{ [sectionAttribute]: "" }}
        >
          <div className="sec__h">
            <div>
              <h2>{name}</h2>
              {search ? <p>{t("foundCount", { count: total })}</p> : null}
            </div>
          </div>
          <div className={isRowLayout ? menuGrid : "grid grid--6"}>
            {items.map((item) => (
              <Card key={item.id} item={item} view={view} />
            ))}
          </div>
        </section>
      ))}
      <LoadMore href={moreHref} shown={shown} total={total} />
    </>
  );
}

/** How many rows a part has on phones, tablets and desks, from which its height is estimated until it is laid out. */
function estimatedRows(items: number, isRowLayout: boolean): CSSProperties {
  const [phone, tablet, desk] = (isRowLayout ? [1, 2, 3] : [2, 4, 6]).map((columns) => Math.ceil(items / columns));
  return {
    "--row": isRowLayout ? "10.25rem" : "16.5rem",
    "--phone": phone,
    "--tablet": tablet,
    "--desk": desk,
  } as CSSProperties;
}

/** Small tiles, since each of these items has its card below. */
function Popular({ items }: { items: CardItem[] }) {
  const { t } = useTranslation("store");
  const view = useCardView();
  return (
    <section className={`sec ${styles.part}`} id="popular" {...{ [sectionAttribute]: "" }}>
      <div className="sec__h">
        <h2>{t("popularHere")}</h2>
      </div>
      <ul className={`scroll ${styles.tiles}`}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.tile} href={itemHref(item, view.current)}>
              <Picture src={item.image} width={128} height={128} standIn="tools-kitchen-2" />
              <span>{shownName(item)}</span>
              <CardPrice item={item} view={view} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing found, or a store that has nothing to sell yet. */
function Nothing({ menu: { chips, isWhole, search } }: { menu: MenuData }) {
  const { t } = useTranslation("store");
  const [all] = chips;
  return (
    <EmptyState
      small
      picture="magnifying-glass-tilted-left"
      title={t(search ? "notFound.title" : "empty.title")}
      {...(all && !isWhole ? { action: { href: all.href, label: t("empty.action") } } : {})}
    >
      {t(search ? "notFound.text" : "empty.text", { search })}
    </EmptyState>
  );
}
