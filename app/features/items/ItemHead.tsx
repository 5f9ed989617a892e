import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Item, Selection } from "~/delivery-api";
import { categoryHref } from "~/features/catalogue/category-href";
import { linePrice } from "~/features/catalogue/price";
import { isInStock, stockOf } from "~/features/catalogue/stock";
import { storeHref } from "~/features/catalogue/store-href";
import { chosenVariation } from "~/features/catalogue/variations";
import { longTextLength } from "~/i18n/format";
import { moduleKind } from "~/module-kinds";
import { Icon } from "~/ui/Icon";
import { Notice, Price, Rating, VegMark } from "~/ui/Marks";
import { ReadMore } from "~/ui/ReadMore";
import { Spaced } from "~/ui/Spaced";
import { Stars } from "~/ui/Stars";
import { badgeOf, useCardView } from "./card-view";
import styles from "./ItemDialog.module.css";
import type { ItemData } from "./load-item.server";

type ItemHeadProps = Pick<ItemData, "item" | "store" | "isCampaign"> & {
  selection: Selection;
  titleId: string;
  as?: "h1" | "h2";
};

/** Store, rating, name, price, description and marks of an item (ITEM-02 to ITEM-07, ITEM-25 to ITEM-29). */
export function ItemHead({ item, store, selection, titleId, as: Heading = "h2" }: ItemHeadProps) {
  const { t } = useTranslation("product");
  const view = useCardView();
  const discount = badgeOf(item, view);
  return (
    <div className={styles.detT}>
      <div className={styles.detS}>
        {store ? (
          <StoreLink store={store} />
        ) : (
          <span>
            <bdi>{item.storeName}</bdi>
          </span>
        )}{" "}
        {item.ratingCount > 0 ? (
          <span className={styles.detR}>
            <Rating value={view.rating(item.rating)} stars={<Stars rating={item.rating} />} />
            <span className="rate__c">({t("reviews", { count: item.reviewCount })})</span>
          </span>
        ) : null}
      </div>
      <Heading id={titleId}>
        {moduleKind(item.moduleType).hasVegMark ? <VegMark isVeg={item.isVeg} /> : null}
        {item.name}
      </Heading>
      <p>
        <Price {...shownPrice(item, selection, view)} size="large">
          {discount ? <span className="deal deal--in">{discount}</span> : null}
        </Price>
      </p>
      {item.description ? <ReadMore text={item.description} limit={longTextLength} className={styles.desc} /> : null}
      <ItemTags item={item} selection={selection} />
      {item.needsPrescription ? (
        <Notice kind="warning" icon="prescription" title={t("prescription")}>
          {t("prescriptionText")}
        </Notice>
      ) : null}
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
  return isHere ? (
    <b>{store.name}</b>
  ) : (
    <a href={storeHref(store)}>
      <bdi>{store.name}</bdi>
    </a>
  );
}

/** What is said of the item in a word (ITEM-06, ITEM-25, ITEM-26). */
function ItemTags({ item, selection }: { item: ItemData["item"]; selection: Selection }) {
  const { t } = useTranslation("items");
  const whole = { ...item, store: null };
  const isThere = isInStock(whole, selection);
  return (
    <p className="tags">
      <Spaced>
        {stockOf(whole, selection) === null ? null : (
          <span className={isThere ? "tag tag--ok" : "tag tag--bad"}>{t(isThere ? "inStock" : "outOfStock")}</span>
        )}
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
      </Spaced>
    </p>
  );
}

/** Unit, categories and tags, as far as there are any (ITEM-27, ITEM-28). */
export function ItemFacts({ item }: { item: ItemData["item"] }) {
  const { t } = useTranslation("product");
  const categories = item.categories.filter(({ name }) => name !== "");
  const { moduleId } = item;
  if (!item.unit && categories.length + item.tags.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {item.unit ? <Fact name={t("unit")}>{item.unit}</Fact> : null}
      {categories.length > 0 ? (
        <Fact name={t("categories")}>
          <Spaced>
            {categories.map((category) =>
              moduleId === null ? (
                <span key={category.id}>
                  <bdi>{category.name}</bdi>
                </span>
              ) : (
                <a key={category.id} className="link" href={categoryHref(category, moduleId)}>
                  <bdi>{category.name}</bdi>
                </a>
              ),
            )}
          </Spaced>
        </Fact>
      ) : null}
      {item.tags.length > 0 ? (
        <Fact name={t("tags")}>
          <Spaced>
            {item.tags.map((tag) => (
              <span key={tag}>
                <bdi>{tag}</bdi>
              </span>
            ))}
          </Spaced>
        </Fact>
      ) : null}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
