import { soldPercent } from "~/features/catalogue/stock";
import { classes } from "~/ui/classes";
import {
  CardAdd,
  CardHeart,
  CardName,
  CardPicture,
  CardPrice,
  type CardProps,
  cardAnchor,
  QuickView,
  Recommended,
} from "./CardParts";
import styles from "./FlashCard.module.css";

type FlashCardProps = CardProps & {
  /** Pieces of the sale: `stock` were offered, `sold` of them are gone (docs/delivery-api.md §9.3). */
  sale: { sold: number; stock: number };
};

/** An item of a flash sale, in the slider of a home page and in the sale's own list: its bar says how much is sold (CARD-01, CARD-09). */
export function FlashCard({ item, view, sale }: FlashCardProps) {
  const left = Math.max(0, sale.stock - sale.sold);
  return (
    <article className={classes(styles.fitem, !item.isInStock && "is-out")} {...cardAnchor(item)}>
      <div className={styles.fitemPic}>
        <CardPicture item={item} view={view} size={220} /> <Recommended item={item} view={view} />{" "}
        <CardHeart item={item} />
        <QuickView item={item} view={view} />
        <CardAdd item={item} view={view} className={styles.control} />
      </div>
      <CardName item={item} view={view} />
      <CardPrice item={item} view={view} />
      <div className={styles.sold}>
        <progress max={100} value={soldPercent(sale)} aria-label={view.t("sold", { pieces: sale.sold })} />
        <span aria-hidden="true">{view.t("sold", { pieces: sale.sold })}</span>{" "}
        <span>{view.t("left", { pieces: left })}</span>
      </div>
    </article>
  );
}
