import { Link } from "@remix-run/react";
import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";
import type { CardItem } from "~/features/catalogue/card";
import { itemHref } from "~/features/catalogue/item-href";
import { termHref } from "~/features/catalogue/term-href";
import { CardPrice } from "~/features/items/CardParts";
import { shownName, useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { MenuRow, menuGrid } from "~/features/items/MenuRow";
import { EmptyState } from "~/ui/EmptyState";
import { LoadMore } from "~/ui/LoadMore";
import { Picture } from "~/ui/Picture";
import { useGrowingList } from "~/ui/use-growing-list";
import type { MenuData, MenuList } from "./load-menu.server";
import styles from "./StoreMenu.module.css";
import { sectionAttribute } from "./use-section-in-view";

/** What a store sells: what is ordered most, then section by section, or what a search or a section found. */
export function StoreMenu({ menu, storeId }: { menu: MenuData; storeId: number }) {
  const { parts, popular, list, isRowLayout } = menu;
  if ((list?.rows ?? parts).length === 0) return <Nothing menu={menu} />;
  if (list) return <List menu={menu} list={list} storeId={storeId} />;
  return (
    <>
      {popular.length > 0 ? <Popular items={popular} /> : null}
      {parts.map((part) => (
        <Part key={part.id} {...part} isRowLayout={isRowLayout} />
      ))}
    </>
  );
}

/** Grows by its next pages; without scripts each stands by itself. */
function List({ menu, list, storeId }: { menu: MenuData; list: MenuList; storeId: number }) {
  const { t } = useTranslation("store");
  const { id, name, before, firstHref, total } = list;
  const { rows, nextHref, more } = useGrowingList(list, {
    listName: `menu ${firstHref} ${before}`,
    moreAt: `/store/${storeId}/more`,
  });
  const found = menu.search ? t("foundCount", { count: total }) : null;
  return (
    <>
      <Part id={id} name={name} items={rows} isRowLayout={menu.isRowLayout} found={found} />
      <LoadMore href={nextHref} before={before} shown={rows.length} total={total} more={more} />
    </>
  );
}

type PartProps = { id: number; name: string; items: CardItem[]; isRowLayout: boolean; found?: string | null };

function Part({ id, name, items, isRowLayout, found = null }: PartProps) {
  const view = useCardView({ namesStore: false });
  const Card = isRowLayout ? MenuRow : ItemCard;
  const anchor = `section-${id}`;
  return (
    <section
      className={`sec later__block ${styles.part}`}
      style={estimatedRows(items.length, isRowLayout)}
      {...{ [sectionAttribute]: "" }}
    >
      <div className="sec__h">
        <div>
          <h2 id={anchor} tabIndex={-1}>
            {name}
          </h2>
          {found ? <p>{found}</p> : null}
        </div>
      </div>
      <div className={isRowLayout ? menuGrid : "grid grid--6"}>
        {items.map((item) => (
          <Card key={item.id} item={item} view={view} />
        ))}
      </div>
    </section>
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
    <section className={`sec ${styles.part}`} {...{ [sectionAttribute]: "" }}>
      <div className="sec__h">
        <h2 id="popular" tabIndex={-1}>
          {t("popularHere")}
        </h2>
      </div>
      <ul className={`scroll ${styles.tiles}`}>
        {items.map((item) => (
          <li key={item.id}>
            <a className={styles.tile} href={itemHref(item, view.current)}>
              <Picture src={item.image} width={128} height={128} standIn="tools-kitchen-2" />
              <span>{shownName(item)}</span> <CardPrice item={item} view={view} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Nothing found, a store that has nothing to sell yet, or too far down its list. */
function Nothing({ menu: { chips, list, search } }: { menu: MenuData }) {
  const { t } = useTranslation("store");
  const [all] = chips;
  if (list && list.total > 0) {
    return (
      <EmptyState
        small
        picture="magnifying-glass-tilted-left"
        title={t("empty.title")}
        action={{ href: list.firstHref, label: t("empty.fromTop") }}
      >
        {t("empty.pastEnd")}
      </EmptyState>
    );
  }
  return (
    <>
      <EmptyState
        small
        picture="magnifying-glass-tilted-left"
        title={t(search ? "notFound.title" : "empty.title")}
        {...(all && list ? { action: { href: all.href, label: t("empty.action") } } : {})}
      >
        {t(search ? "notFound.text" : "empty.text", { search })}
      </EmptyState>
      {search ? (
        <p className="loadmore">
          <Link className="link" to={termHref(search)}>
            {t("notFound.everywhere", { search })}
          </Link>
        </p>
      ) : null}
    </>
  );
}
