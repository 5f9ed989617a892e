import { Link, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useDistanceText, useShopFacts } from "~/features/catalogue/ShopFacts";
import { useMoney } from "~/features/catalogue/use-money";
import { Heart } from "~/features/wishlist/Heart";
import { clockTime, distance, rating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { Notice, Rating } from "~/ui/Marks";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { Stars } from "~/ui/Stars";
import type { StoreData } from "./load-store.server";
import { opensText } from "./opens-text";
import { PrescriptionEntry } from "./PrescriptionEntry";
import { ShareStore } from "./ShareStore";
import { StoreCoupons } from "./StoreCoupons";
import styles from "./StorePage.module.css";
import { useDiscountText } from "./use-discount-text";

/** Cover with the closed overlay, logo, name, rating, address, distance and opening hours of a store (CARD-12, CARD-16 to CARD-18). */
export function StoreHead(data: StoreData) {
  const { store } = data;
  const { t } = useTranslation(["store", "stores"]);
  const discountText = useDiscountText();
  return (
    <div className={styles.top}>
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
            <StoreFacts {...data} />
          </div>
          <div className={styles.sheadA}>
            <Spaced>
              <OpenTag {...data} />
              <Hours {...data} />
              <ShareStore url={data.shareUrl} name={store.name} />
            </Spaced>
          </div>
        </section>
        {data.coupons.length > 0 ? <StoreCoupons coupons={data.coupons} /> : null}
        <div className={styles.notices}>
          {store.announcement ? (
            <Notice>
              <bdi>{store.announcement}</bdi>
            </Notice>
          ) : null}
          {store.closed && store.scheduleOrder ? <Notice kind="warning">{t("orderLater")}</Notice> : null}
          <PlaceNotice {...data} />
          {data.takesPrescriptions ? <PrescriptionEntry storeId={store.id} /> : null}
        </div>
      </div>
    </div>
  );
}

function ClosedOverlay({ store }: StoreData) {
  const { t } = useTranslation("store");
  const { t: tStores } = useTranslation("stores");
  const language = useLanguage();
  if (!store.closed) return null;
  return (
    <div className="shut shut--lg">
      <b>{t("closedNowLarge")}</b>{" "}
      {store.closed.opensAt ? <span>{opensText(tStores, store.closed.opensAt, language)}</span> : null}
    </div>
  );
}

function StoreFacts({ store, reviewsHref }: StoreData) {
  const { t } = useTranslation(["store", "stores"]);
  const { currency } = useShopFacts();
  const language = useLanguage();
  const money = useMoney();
  const distanceText = useDistanceText();
  const away = distanceText(store.location, (km) =>
    t("stores:fromYou", { distance: distance(km, currency.digits, language) }),
  );
  return (
    <p className={`meta ${styles.metaMd}`}>
      <Spaced>
        {store.ratingCount > 0 ? (
          <Link className={styles.reviews} to={reviewsHref}>
            <Rating value={rating(store.rating, 1, language)} stars={<Stars rating={store.rating} />} />{" "}
            <span className="link rate__c">({t("reviews", { count: store.ratingCount })})</span>
          </Link>
        ) : null}
        {store.deliveryTime ? (
          <span className="meta__open">
            <Icon name="clock" />
            <bdi>{store.deliveryTime}</bdi>
          </span>
        ) : null}
        {away === null ? null : (
          <span>
            <Icon name="map-pin" />
            {away}
          </span>
        )}
        {store.freeDelivery ? (
          <span className="meta__free">
            <Icon name="motorbike" flip />
            {t("stores:freeDelivery")}
          </span>
        ) : null}
        {store.minimumOrder > 0 ? (
          <span>
            <Icon name="shopping-bag" />
            {t("stores:minimumOrder", { amount: money(store.minimumOrder) })}
          </span>
        ) : null}
      </Spaced>
    </p>
  );
}

/** "Open until 11:00 PM", or that it is closed. */
function OpenTag({ store, openUntil }: StoreData) {
  const { t } = useTranslation(["store", "stores"]);
  const language = useLanguage();
  if (store.closed) {
    return (
      <span className="tag tag--bad">
        <Icon name="clock" />
        {t("stores:closed")}
      </span>
    );
  }
  return (
    <span className="tag tag--ok">
      <Icon name="circle-check" />
      {openUntil === "all-day"
        ? t("openAllDay")
        : openUntil === null
          ? t("stores:open")
          : t("openUntil", { time: clockTime(openUntil, language) })}
    </span>
  );
}

/** The week by days, today's told apart. */
function Hours({ week, today }: Pick<StoreData, "week" | "today">) {
  const { t } = useTranslation(["store", "stores"]);
  const language = useLanguage();
  const days = t("days", { returnObjects: true }) as string[];
  if (week.every((hours) => hours.length === 0)) return null;
  return (
    <details className={styles.more}>
      <summary className="link">{t("openingHours")}</summary>
      <dl className={styles.hours}>
        {days.map((day, index) => (
          <div key={day} className={index === today ? styles.today : undefined}>
            <dt>
              {day}
              {index === today ? <span className="vh"> ({t("today")})</span> : null}
            </dt>
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

/** Whether the store reaches a visitor is unknown until there is a place; one that does not can be looked at. */
function PlaceNotice({ isOutside }: Pick<StoreData, "isOutside">) {
  const { t } = useTranslation(["store", "stores"]);
  const { hasPlace } = useShopFacts();
  const { pathname, search } = useLocation();
  if (hasPlace && !isOutside) return null;
  return (
    <Notice icon="map-pin" {...(isOutside ? { kind: "warning" } : {})}>
      {t(isOutside ? "outside" : "noPlace")}{" "}
      <Link className="link" to={dialogHref(pathname + search, "location")} preventScrollReset>
        {t("setPlace")}
      </Link>
    </Notice>
  );
}
