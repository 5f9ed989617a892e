import type { ReactNode } from "react";
import { CartControl } from "~/features/cart/CartControl";
import type { CardItem } from "~/features/catalogue/card";
import { itemDialogHref, itemHref } from "~/features/catalogue/item-href";
import { Heart } from "~/features/wishlist/Heart";
import { moduleKind } from "~/module-kinds";
import { Icon } from "~/ui/Icon";
import { Price, Rating, VegMark } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { badgeOf, type CardView, pricesOf, shownName } from "./card-view";

export type CardProps = {
  item: CardItem;
  view: CardView;
  /** The first card of a page that is a list: its picture does not wait. */
  isFirst?: boolean;
};

/** What of its props a card's markup depends on. */
export const cardSource = ({ item, view, isFirst }: CardProps) => [item, view.current, view.namesStore, isFirst];

/** Anchor of an item's card: closed dialogs lead back to it. */
export const cardId = ({ id }: Pick<CardItem, "id">): string => `item-${id}`;

/** The same as an attribute, which an item's second card on a page goes without. */
export const cardAnchor = (item: CardItem): { id?: string } => (item.isAgain ? {} : { id: cardId(item) });

/** The link of the whole card; the name is its text. */
export function CardName({ item, view, as: Heading = "h3" }: CardProps & { as?: "h3" | "h4" }) {
  return (
    <Heading className="item__n">
      <a href={itemHref(item, view.current)}>
        {moduleKind(item.moduleType).hasVegMark ? <VegMark isVeg={item.isVeg} /> : null}
        {shownName(item)}
      </a>
    </Heading>
  );
}

export function CardPrice({ item, view, children }: CardProps & { children?: ReactNode }) {
  return <Price {...pricesOf(item, view)}>{children}</Price>;
}

/** Nothing while nobody has rated. */
export function CardRating({ item, view, withCount = false }: CardProps & { withCount?: boolean }) {
  if (item.ratingCount === 0) return null;
  return <Rating value={view.rating(item.rating)} count={withCount ? item.ratingCount : null} />;
}

type CardPictureProps = CardProps & {
  /** Pixels of the picture's box. */
  size: number;
  badge?: boolean;
};

/** Picture with what lies on it: discount, "not available", "out of stock". */
export function CardPicture({ item, view, isFirst, size, badge = true }: CardPictureProps) {
  const discount = badge ? badgeOf(item, view) : null;
  return (
    <>
      <Picture src={item.image} width={size} height={size} eager={isFirst} standIn="tools-kitchen-2" />
      {discount ? <span className="deal">{discount}</span> : null}{" "}
      {item.sale === "available" ? null : (
        <span className="shut">
          <span>{view.t("notAvailable")}</span> {item.sale === "later" ? <span>{view.t("later")}</span> : null}
        </span>
      )}
      {item.isInStock ? null : <span className="chip chip--off">{view.t("outOfStock")}</span>}
    </>
  );
}

/** Opens the item's dialog over the page, in ecommerce too (CARD-02, CARD-03). Stands in the picture's box. Keys have no second stop for the address of the name. */
export function QuickView({ item, view }: CardProps) {
  const href = itemDialogHref(view.current, item.id, item.isCampaign);
  return (
    <a className="quick" tabIndex={href === itemHref(item, view.current) ? -1 : undefined} href={href}>
      <Icon name="eye" label={view.quickView(item.name)} />
    </a>
  );
}

/** CARD-07. */
export function Recommended({ item, view }: CardProps) {
  return item.isRecommended ? <span className="tag">{view.t("recommend")}</span> : null;
}

/** The way into the cart, where the item can be bought now or later. */
export function CardAdd({ item, view, className }: CardProps & { className: string | undefined }) {
  if (!item.isInStock || item.sale === "not-now") return null;
  return <CartControl item={item} current={view.current} className={className} />;
}

/** The heart of the card; campaign items cannot be wished for (ITEM-04). */
export function CardHeart({ item }: { item: Pick<CardItem, "id" | "name" | "isCampaign"> }) {
  return item.isCampaign ? null : <Heart kind="item" id={item.id} name={item.name} />;
}
