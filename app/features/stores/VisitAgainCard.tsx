import type { CardStore } from "~/features/catalogue/card";
import { storeHref } from "~/features/catalogue/store-href";
import { Heart } from "~/features/wishlist/Heart";
import { rating } from "~/i18n/format";
import { Rating } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import type { StoreView } from "./StoreCard";
import styles from "./VisitAgainCard.module.css";

type VisitAgainCardProps = { store: CardStore; view: StoreView; isVisited?: boolean };

/** A store as a small row; of one that the customer has ordered from it says "Visit Again" (CARD-12, CARD-14). */
export function VisitAgainCard({ store, view, isVisited = true }: VisitAgainCardProps) {
  const { t, language } = view;
  return (
    <article className={`again ${styles.visited}`} id={`visited-${store.id}`}>
      <Picture src={store.logo} width={48} height={48} standIn="building-store" className="again__l" />
      <div className={styles.words}>
        <h3 className="item__n">
          <a href={storeHref(store)}>{store.name}</a>
        </h3>
        <p className="item__s" dir="auto">
          {store.address}
        </p>
        <p className="meta">
          {store.ratingCount > 0 ? <Rating value={rating(store.rating, 1, language)} /> : null}{" "}
          <span className={store.closed ? "meta__shut" : "meta__open"}>{t(store.closed ? "closed" : "open")}</span>{" "}
          {isVisited ? <span>{t("visitAgain")}</span> : null}
        </p>
      </div>
      <Heart kind="store" id={store.id} name={store.name} />
    </article>
  );
}
