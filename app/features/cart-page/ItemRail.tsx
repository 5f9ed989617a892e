import { useId } from "react";
import type { CardItem } from "~/features/catalogue/card";
import { CardAdd, CardName, CardPicture, CardPrice } from "~/features/items/CardParts";
import { useCardView } from "~/features/items/card-view";
import styles from "./Cart.module.css";

export type ItemRailProps = {
  title: string;
  items: CardItem[];
  /** One level below the heading it stands under. */
  as?: "h2" | "h3";
};

/** Items side by side, each a press away from the cart. */
export function ItemRail({ title, items, as: Heading = "h3" }: ItemRailProps) {
  const view = useCardView({ isInDialog: true });
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <ul className={styles.rail}>
        {items.map((item) => (
          <li key={item.id} className={styles.tile}>
            <div className={styles.tileP}>
              <CardPicture item={item} view={view} size={104} badge={false} />
              <CardAdd item={item} view={view} className={styles.tileA} />
            </div>
            <CardName item={item} view={view} as={Heading === "h2" ? "h3" : "h4"} />{" "}
            <CardPrice item={item} view={view} />
          </li>
        ))}
      </ul>
    </section>
  );
}
