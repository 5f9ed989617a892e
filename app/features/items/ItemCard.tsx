import { moduleKind } from "~/module-kinds";
import { sharedFragment } from "~/request/pages/personal-fragment";
import { classes } from "~/ui/classes";
import { Spaced } from "~/ui/Spaced";
import {
  CardAdd,
  CardHeart,
  CardName,
  CardPicture,
  CardPrice,
  type CardProps,
  CardRating,
  cardAnchor,
  cardSource,
  QuickView,
  Recommended,
} from "./CardParts";
import styles from "./ItemCard.module.css";

/** The upright card: picture over name, store or unit, price and rating; also that of special offers (CARD-01). */
export const ItemCard = sharedFragment(DrawnItemCard, cardSource);

function DrawnItemCard({ item, view, isFirst }: CardProps) {
  return (
    <article className={classes(styles.item, !item.isInStock && "is-out")} {...cardAnchor(item)}>
      <div className={styles.itemPic}>
        <CardPicture item={item} view={view} isFirst={isFirst} size={220} />
        <CardHeart item={item} />
        <QuickView item={item} view={view} />
        <CardAdd item={item} view={view} className={styles.control} />
      </div>
      <div className={styles.itemB}>
        <CardName item={item} view={view} />
        <p className="item__s">
          <Spaced>
            <Recommended item={item} view={view} />
            {(moduleKind(item.moduleType).showsUnit && item.unit) || (view.namesStore ? item.storeName : null)}
          </Spaced>
        </p>
        <p className="item__p">
          <CardPrice item={item} view={view} /> <CardRating item={item} view={view} />
        </p>
      </div>
    </article>
  );
}
