import { useTranslation } from "react-i18next";
import { calendarDate, rating } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ownAddress } from "~/pictures/picture-address";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { LoadMore } from "~/ui/LoadMore";
import { Picture } from "~/ui/Picture";
import { Stars } from "~/ui/Stars";
import type { ReviewsData } from "./load-reviews.server";
import styles from "./Reviews.module.css";

/** A store's average, how it came about, and what customers say, latest first. */
export function ReviewsPage(data: ReviewsData) {
  const { title, store, hasReviews, reviews, total, moreHref } = data;
  const { t } = useTranslation("reviews");
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: store.href, label: store.name }]} here={t("reviews")} />
      <h1 className={styles.title}>{title}</h1>
      {reviews.length === 0 ? (
        <EmptyState
          picture="convenience-store"
          title={t(hasReviews ? "none.title" : "noPlan.title")}
          action={{ href: store.href, label: t("none.action") }}
        >
          {t(hasReviews ? "none.text" : "noPlan.text")}
        </EmptyState>
      ) : (
        <div className={styles.page}>
          <Averages {...data} />
          <div>
            <ul className={styles.list} aria-label={t("reviews")}>
              {reviews.map((review) => (
                <Review key={review.id} {...review} />
              ))}
            </ul>
            <LoadMore href={moreHref} shown={reviews.length} total={total} />
          </div>
        </div>
      )}
    </div>
  );
}

function Averages({ store, ratings }: ReviewsData) {
  const { t } = useTranslation("reviews");
  const language = useLanguage();
  return (
    <section className={`panel ${styles.averages}`} aria-label={t("averages")}>
      <p className={styles.average}>
        <b>{rating(store.rating, 1, language)}</b>{" "}
        <span className="rate">
          <Stars rating={store.rating} />
        </span>{" "}
        <span className="muted small">{t("count", { count: store.ratingCount })}</span>
      </p>
      {ratings.length > 0 ? (
        <ul>
          {ratings.map(({ stars, count, percent }) => (
            <li key={stars}>
              <span>
                {stars}
                <Icon name="star-filled" />
              </span>{" "}
              <progress max={100} value={percent} aria-label={t("given", { count: stars })} />
              <span>{count}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Review({
  id,
  rating: stars,
  customerName,
  date,
  itemName,
  comment,
  reply,
  pictures,
}: ReviewsData["reviews"][number]) {
  const { t } = useTranslation("reviews");
  const language = useLanguage();
  return (
    <li className={styles.review} id={`review-${id}`}>
      <p className={styles.who}>
        <b dir="auto">{customerName ?? t("somebody")}</b>{" "}
        {date ? <time dateTime={date}>{calendarDate(date, language)}</time> : null}
      </p>
      <p className="rate">
        <Stars rating={stars} />
        <span className="vh">{t("given", { count: stars })}</span>{" "}
        <span className="muted" dir="auto">
          {itemName}
        </span>
      </p>
      {comment ? <p dir="auto">{comment}</p> : null}
      {pictures.length > 0 ? (
        <div className={styles.pictures}>
          {pictures.map((picture, index) => (
            <a
              key={picture}
              href={ownAddress(picture)}
              target="_blank"
              rel="noreferrer"
              aria-label={t("picture", { number: index + 1 })}
            >
              <Picture src={picture} width={72} height={72} />
            </a>
          ))}
        </div>
      ) : null}
      {reply ? (
        <blockquote className={styles.reply}>
          <b>{t("answer")}</b>
          <p dir="auto">{reply}</p>
        </blockquote>
      ) : null}
    </li>
  );
}
