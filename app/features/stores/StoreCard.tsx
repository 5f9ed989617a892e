import { useTranslation } from "react-i18next";
import type { CardStore } from "~/features/catalogue/card";
import { deliveryFrom } from "~/features/catalogue/delivery-price";
import { useDistanceText, useShopFacts } from "~/features/catalogue/ShopFacts";
import { storeHref } from "~/features/catalogue/store-href";
import { Heart } from "~/features/wishlist/Heart";
import { distance, money, rating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { sharedFragment } from "~/request/pages/personal-fragment";
import { Icon } from "~/ui/Icon";
import { Rating } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { opensText } from "./opens-text";
import styles from "./StoreCard.module.css";
import { useDiscountText } from "./use-discount-text";

type GridProps = {
  stores: CardStore[];
  /** The grid is what its page begins with: its first picture does not wait. */
  isFirst?: boolean;
};

/** A grid of store cards. */
export function StoreGrid({ stores, isFirst = false }: GridProps) {
  const view = useStoreView();
  return (
    <div className={styles.stores}>
      {stores.map((store, index) => (
        <StoreCard key={store.id} store={store} view={view} isFirst={isFirst && index === 0} />
      ))}
    </div>
  );
}

/** What every store card of a list needs; looked up once for all of them. */
export function useStoreView() {
  const { t } = useTranslation("stores");
  const { currency } = useShopFacts();
  return { t, currency, language: useLanguage(), discountText: useDiscountText(), distanceText: useDistanceText() };
}
export type StoreView = ReturnType<typeof useStoreView>;

type StoreCardProps = { store: CardStore; view: StoreView; isFirst?: boolean };

/** Cover, logo, name, rating, address, time, distance and the least that an order costs; a scrim while closed (CARD-12, CARD-15, CARD-18). */
export const StoreCard = sharedFragment(DrawnStoreCard, ({ store, isFirst }: StoreCardProps) => [store, isFirst]);

function DrawnStoreCard({ store, view, isFirst = false }: StoreCardProps) {
  const { t, currency, language } = view;
  const { charges } = store;
  const fee =
    charges &&
    view.distanceText(store.location, (km) =>
      t("deliveryFrom", { amount: money(deliveryFrom(charges, km, currency.digits), currency, language) }),
    );
  return (
    <article className={styles.store} {...(store.isAgain ? {} : { id: `store-${store.id}` })}>
      <div className={styles.storeCov}>
        <Picture src={store.cover} width={320} height={180} eager={isFirst} standIn="building-store" />
        {store.discount ? <span className="deal">{view.discountText(store.discount)}</span> : null}{" "}
        {store.closed ? (
          <span className="shut">
            <b>{t("closedNow")}</b>{" "}
            {store.closed.opensAt ? <span>{opensText(t, store.closed.opensAt, language)}</span> : null}
          </span>
        ) : null}
        <Heart kind="store" id={store.id} name={store.name} />
        <span className={styles.storeLogo}>
          <Picture src={store.logo} width={52} height={52} standIn="building-store" />
        </span>
      </div>
      <div className={styles.storeB}>
        <div className={styles.storeT}>
          <h3 className="item__n">
            <a href={view.distanceText(store.location, (km) => storeHref(store, km)) ?? storeHref(store)}>
              {store.name}
            </a>
          </h3>
          {store.ratingCount > 0 ? (
            <Rating value={rating(store.rating, 1, language)} count={store.ratingCount} />
          ) : null}
        </div>
        <p className={styles.storeA}>
          <span dir="auto">{store.address}</span> {fee === null ? null : <bdi className={styles.fee}>{fee}</bdi>}
        </p>
        <StoreMeta store={store} view={view} />
      </div>
    </article>
  );
}

function StoreMeta({ store, view: { t, currency, language, distanceText } }: { store: CardStore; view: StoreView }) {
  const away = distanceText(store.location, (km) =>
    t("fromYou", { distance: distance(km, currency.digits, language) }),
  );
  return (
    <p className="meta">
      <Spaced>
        {store.closed ? (
          <span className="meta__shut">
            <Icon name="clock" />
            {t("closed")}
          </span>
        ) : (
          <span className="meta__open">
            <Icon name="clock" />
            {store.deliveryTime ? <bdi>{store.deliveryTime}</bdi> : t("open")}
          </span>
        )}
        {away === null ? null : (
          <span>
            <Icon name="map-pin" />
            {away}
          </span>
        )}
        {store.freeDelivery ? (
          <span className="meta__free">
            <Icon name="motorbike" flip />
            {t("freeDelivery")}
          </span>
        ) : null}
        {store.minimumOrder > 0 ? (
          <span>
            <Icon name="shopping-bag" />
            {t("minimumOrder", { amount: money(store.minimumOrder, currency, language) })}
          </span>
        ) : null}
      </Spaced>
    </p>
  );
}
