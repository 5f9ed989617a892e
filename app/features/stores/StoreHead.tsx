import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { useMoney } from "~/features/catalogue/use-money";
import { Heart } from "~/features/wishlist/Heart";
import { clockTime, distance, rating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { Money, Notice, Rating } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { Stars } from "~/ui/Stars";
import type { StoreData } from "./load-store.server";
import { PrescriptionEntry } from "./PrescriptionEntry";
import styles from "./StorePage.module.css";
import { useDiscountText } from "./use-discount-text";

/** Cover with the closed overlay, logo, name, rating, address, distance and opening hours of a store (CARD-12, CARD-16 to CARD-18). */
export function StoreHead(data: StoreData) {
  const { store } = data;
  const { t } = useTranslation("stores");
  const discountText = useDiscountText();
  return (
    <>
      <div className={`wrap ${styles.storepCov}`}>
        <div className={styles.storepImg}>
          <Picture src={store.cover} width={1120} height={272} eager standIn="building-store" />
          {store.discount ? <span className="deal">{discountText(store.discount)}</span> : null}
          <Heart kind="store" id={store.id} name={store.name} />
          <ClosedOverlay {...data} />
        </div>
      </div>
      <div className="wrap">
        <section className={styles.shead}>
          <span className={styles.sheadL}>
            <Picture src={store.logo} width={112} height={112} eager standIn="building-store" />
          </span>
          <div className={styles.sheadB}>
            <h1>{store.name}</h1>
            <p className="muted small" dir="auto">
              {store.address}
            </p>
            <StoreFacts store={store} />
          </div>
          <div className={styles.sheadA}>
            <OpenTag {...data} />
            <Hours week={data.week} />
          </div>
        </section>
        <div className={styles.notices}>
          {store.announcement ? <Notice>{store.announcement}</Notice> : null}
          {store.closed && store.scheduleOrder ? <Notice kind="warning">{t("orderLater")}</Notice> : null}
          <PlaceNotice />
          {data.takesPrescriptions ? <PrescriptionEntry storeId={store.id} /> : null}
        </div>
      </div>
    </>
  );
}

function ClosedOverlay({ store }: StoreData) {
  const { t } = useTranslation("stores");
  const language = useLanguage();
  if (!store.closed) return null;
  return (
    <div className="shut shut--lg">
      <b>{t("closedNowLarge")}</b>
      {store.closed.opensAt ? <span>{t("opensAt", { time: clockTime(store.closed.opensAt, language) })}</span> : null}
    </div>
  );
}

function StoreFacts({ store }: Pick<StoreData, "store">) {
  const { t } = useTranslation("stores");
  const { currency } = useShopFacts();
  const language = useLanguage();
  const money = useMoney();
  return (
    <p className={`meta ${styles.metaMd}`}>
      {store.ratingCount > 0 ? (
        <Rating
          value={rating(store.rating, 1, language)}
          count={t("reviews", { count: store.ratingCount })}
          stars={<Stars rating={store.rating} />}
        />
      ) : null}
      {store.deliveryTime ? (
        <span className="meta__open">
          <Icon name="clock" />
          <bdi>{store.deliveryTime}</bdi>
        </span>
      ) : null}
      {store.distance === null ? null : (
        <span>
          <Icon name="map-pin" />
          {t("fromYou", { distance: distance(store.distance, currency.digits, language) })}
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
          <Money text={t("minimumOrder", { amount: money(store.minimumOrder) })} />
        </span>
      ) : null}
    </p>
  );
}

/** "Open until 11:00 PM", or that it is closed. */
function OpenTag({ store, openUntil }: StoreData) {
  const { t } = useTranslation("stores");
  const language = useLanguage();
  if (store.closed) {
    return (
      <span className="tag tag--bad">
        <Icon name="clock" />
        {t("closed")}
      </span>
    );
  }
  return (
    <span className="tag tag--ok">
      <Icon name="circle-check" />
      {openUntil === "all-day"
        ? t("openAllDay")
        : openUntil === null
          ? t("open")
          : t("openUntil", { time: clockTime(openUntil, language) })}
    </span>
  );
}

function Hours({ week }: Pick<StoreData, "week">) {
  const { t } = useTranslation("stores");
  const language = useLanguage();
  const days = t("days", { returnObjects: true }) as string[];
  if (week.every((hours) => hours.length === 0)) return null;
  return (
    <details className={styles.hours}>
      <summary className="link">{t("openingHours")}</summary>
      <dl>
        {days.map((day, index) => (
          <div key={day}>
            <dt>{day}</dt>
            <dd>
              {week[index]?.length
                ? week[index].map(({ from, to }) => (
                    <bdi key={from}>{t("range", { from: clockTime(from, language), to: clockTime(to, language) })}</bdi>
                  ))
                : t("closedDay")}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Whether the store reaches a visitor is unknown until there is a place. */
function PlaceNotice() {
  const { t } = useTranslation("stores");
  const { hasPlace } = useShopFacts();
  const { pathname, search } = useLocation();
  if (hasPlace) return null;
  return (
    <Notice icon="map-pin">
      {t("noPlace")}{" "}
      <Link className="link" to={dialogHref(pathname + search, "location")} preventScrollReset>
        {t("setPlace")}
      </Link>
    </Notice>
  );
}
