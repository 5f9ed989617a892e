import { sharedFragment } from "~/request/pages/personal-fragment";
import { classes } from "~/ui/classes";
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
import styles from "./ItemRow.module.css";

/** The lying card of "Popular items nearby" and of food in a row (CARD-01, HOME-all-21). */
export const ItemRow = sharedFragment(DrawnItemRow, cardSource);

function DrawnItemRow({ item, view, isFirst }: CardProps) {
  return (
    <article className={classes(styles.irow, !item.isInStock && "is-out")} {...cardAnchor(item)}>
      <div className={styles.irowPic}>
        <CardPicture item={item} view={view} isFirst={isFirst} size={96} />
        <QuickView item={item} view={view} />
      </div>
      <div className={styles.irowB}>
        <CardName item={item} view={view} />
        <p className="item__s">{item.storeName}</p>
        <p className={styles.irowM}>
          <CardRating item={item} view={view} withCount /> <Recommended item={item} view={view} />
        </p>
        <CardPrice item={item} view={view} />
      </div>
      <CardHeart item={item} />
      <CardAdd item={item} view={view} className={styles.control} />
    </article>
  );
}
