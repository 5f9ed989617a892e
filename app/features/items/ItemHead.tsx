import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { Item, Selection } from "~/delivery-api";
import { linePrice } from "~/features/catalogue/price";
import { stockOf } from "~/features/catalogue/stock";
import { storeHref } from "~/features/catalogue/store-href";
import { chosenVariation } from "~/features/catalogue/variations";
import { longTextLength } from "~/i18n/format";
import { Icon } from "~/ui/Icon";
import { Price, Rating, VegMark } from "~/ui/Marks";
import { ReadMore } from "~/ui/ReadMore";
import { badgeOf, useCardView } from "./card-view";
import styles from "./ItemDialog.module.css";
import type { ItemData } from "./load-item.server";

type ItemHeadProps = Pick<ItemData, "item" | "store" | "isCampaign"> & {
  selection: Selection;
  titleId: string;
  as?: "h1" | "h2";
};

/** Store, rating, name, price, description and tags of an item (ITEM-02 to ITEM-07). */
export function ItemHead({ item, store, selection, titleId, as: Heading = "h2" }: ItemHeadProps) {
  const view = useCardView();
  const discount = badgeOf(item, view);
  return (
    <div className={styles.detT}>
      <div className={styles.detS}>
        {store ? <StoreLink store={store} /> : <span>{item.storeName}</span>}
        {item.ratingCount > 0 ? <Rating value={view.rating(item.rating)} count={String(item.ratingCount)} /> : null}
      </div>
      <Heading id={titleId}>
        {item.moduleType === "food" ? <VegMark isVeg={item.isVeg} /> : null}
        {item.name}
      </Heading>
      <p>
        <Price {...shownPrice(item, selection, view)} size="large">
          {discount ? <span className="deal deal--in">{discount}</span> : null}
        </Price>
      </p>
      {item.description ? <ReadMore text={item.description} limit={longTextLength} className={styles.desc} /> : null}
      <ItemTags item={item} selection={selection} />
    </div>
  );
}

/** The price of a piece: food's base price, otherwise that of the chosen variation (VAR-15, ITEM-07). */
function shownPrice(item: ItemData["item"], selection: Selection, view: ReturnType<typeof useCardView>) {
  const whole: Item = { ...item, store: null };
  const plain = { quantity: 1, groups: [], addOns: [], variationType: chosenVariation(whole, selection)?.type ?? null };
  const { unit, discountedUnit } = linePrice(whole, plain, view.digits);
  return { price: view.money(discountedUnit), was: discountedUnit < unit ? view.money(unit) : null };
}

/** ITEM-03: on the store's own page the name is no link. */
function StoreLink({ store }: { store: NonNullable<ItemData["store"]> }) {
  const { pathname } = useLocation();
  const isHere = pathname === `/store/${store.id}` || pathname === `/store/${encodeURIComponent(store.slug)}`;
  return isHere ? <b>{store.name}</b> : <a href={storeHref({ ...store, distance: null })}>{store.name}</a>;
}

function ItemTags({ item, selection }: { item: ItemData["item"]; selection: Selection }) {
  const { t } = useTranslation("items");
  const left = stockOf({ ...item, store: null }, selection);
  return (
    <p className="tags">
      {left === null ? null : (
        <span className={left > 0 ? "tag tag--ok" : "tag tag--bad"}>{t(left > 0 ? "inStock" : "outOfStock")}</span>
      )}
      {item.needsPrescription ? (
        <span className="tag tag--warn">
          <Icon name="prescription" />
          {t("prescription")}
        </span>
      ) : null}
      {item.isHalal ? (
        <span className="tag tag--ok">
          <Icon name="check" />
          {t("halal")}
        </span>
      ) : null}
      {item.isOrganic ? (
        <span className="tag tag--ok">
          <Icon name="leaf" />
          {t("organic")}
        </span>
      ) : null}
      {item.isRecommended ? <span className="tag">{t("recommend")}</span> : null}
      {item.unit ? <span className="tag">{item.unit}</span> : null}
    </p>
  );
}
