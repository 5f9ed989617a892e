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
import { badgeOf } from "./card-view";
import styles from "./MenuRow.module.css";

/** A row of a list, as a store's menu is one: words at the start, picture at the end (CARD-01). */
export const MenuRow = sharedFragment(DrawnMenuRow, cardSource);

function DrawnMenuRow({ item, view }: CardProps) {
  const discount = badgeOf(item, view);
  return (
    <article className={classes(styles.mrow, !item.isInStock && "is-out")} {...cardAnchor(item)}>
      <div className={styles.mrowB}>
        <CardName item={item} view={view} />
        {item.description ? (
          <p className={styles.mrowD} dir="auto">
            {item.description}
          </p>
        ) : null}
        <CardPrice item={item} view={view}>
          {discount ? <span className="deal deal--in">{discount}</span> : null}
        </CardPrice>{" "}
        <span className="tags">
          <CardRating item={item} view={view} withCount /> <Recommended item={item} view={view} />
        </span>
        <CardHeart item={item} />
      </div>
      <div className={styles.mrowPic}>
        <CardPicture item={item} view={view} size={116} badge={false} />
        <QuickView item={item} view={view} />
        <CardAdd item={item} view={view} className={styles.control} />
      </div>
    </article>
  );
}

/** Class of the grid of menu rows. */
export const menuGrid: string = styles.menuGrid ?? "";
