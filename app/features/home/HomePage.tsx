import { useTranslation } from "react-i18next";
import { useCardView } from "~/features/items/card-view";
import { ItemRow } from "~/features/items/ItemRow";
import { StoreGrid } from "~/features/stores/StoreCard";
import { FoodHero } from "~/ui/Doors";
import { pictogramHref } from "~/ui/Icon";
import type { PictogramName } from "~/ui/icons/names";
import { Picture } from "~/ui/Picture";
import { buttonClass } from "~/ui/SubmitButton";
import styles from "./Home.module.css";
import type { HomeBanner, HomeData } from "./load-home.server";

/** A module's home: hero, banners, categories, popular items, popular stores. A block that failed is absent. */
export default function HomePage({ module, banners, categories, items, stores, isFailed }: HomeData) {
  const { t } = useTranslation("home");
  return (
    <div className="wrap">
      <Hero type={module.type} />
      {isFailed ? <Failed /> : null}
      {banners.length > 0 ? <Banners banners={banners} /> : null}
      {categories.length > 0 ? (
        <section className="sec">
          <div className="sec__h">
            <h2>{t(`categories.${module.type}`)}</h2>
          </div>
          <div className={`scroll ${styles.cats}`}>
            {categories.map(({ id, name, image, href }) => (
              <a key={id} className={styles.cat} href={href}>
                <Picture src={image} width={104} height={104} standIn="layout-grid" />
                <span>{name}</span>
              </a>
            ))}
          </div>
        </section>
      ) : null}
      {items.length > 0 ? <PopularItems items={items} /> : null}
      {stores.length > 0 ? (
        <section className="sec">
          <div className="sec__h">
            <h2>{t(`stores.${module.type}`)}</h2>
          </div>
          <StoreGrid stores={stores} />
        </section>
      ) : null}
    </div>
  );
}

/** What lies around each module's hero. */
const heroThings: Record<HomeData["module"]["type"], [PictogramName, PictogramName]> = {
  food: ["hamburger", "pizza"],
  grocery: ["broccoli", "baguette-bread"],
  pharmacy: ["pill", "pill"],
  ecommerce: ["shopping-bags", "package"],
  parcel: ["package", "motor-scooter"],
};

/** HOME-all-01. */
function Hero({ type }: { type: HomeData["module"]["type"] }) {
  const { t } = useTranslation("home");
  const [near, far] = heroThings[type];
  return (
    <section className={styles.hero}>
      <h1>{t(`hero.${type}.title`)}</h1>
      <p>{t(`hero.${type}.text`)}</p>
      <span className={styles.heroArt} aria-hidden="true">
        {type === "food" ? (
          <FoodHero />
        ) : (
          <svg viewBox="0 0 440 240" aria-hidden="true">
            <use href={pictogramHref(far)} x="40" y="20" width="120" height="120" />
            <use href={pictogramHref(near)} x="150" y="50" width="180" height="180" />
          </svg>
        )}
      </span>
    </section>
  );
}

function Banners({ banners }: Pick<HomeData, "banners">) {
  const { t } = useTranslation("home");
  return (
    <section className={`scroll ${styles.banners}`} aria-label={t("banners")}>
      {banners.map((banner, index) => (
        <BannerCard key={banner.id} banner={banner} isFirst={index === 0} />
      ))}
    </section>
  );
}

/** The first banner is in the first screen: it loads before the rest. */
function BannerCard({ banner: { title, image, href }, isFirst }: { banner: HomeBanner; isFirst: boolean }) {
  const picture = <Picture src={image} alt={title} width={440} height={200} standIn="building-store" eager={isFirst} />;
  return href ? (
    <a className={styles.banner} href={href}>
      {picture}
    </a>
  ) : (
    <div className={styles.banner}>{picture}</div>
  );
}

/** HOME-all-21: three rows that scroll together. */
function PopularItems({ items }: Pick<HomeData, "items">) {
  const { t } = useTranslation("home");
  const view = useCardView();
  return (
    <section className="sec">
      <div className="sec__h">
        <h2>{t("popularItems")}</h2>
      </div>
      <div className="scroll scroll--3">
        {items.map((item) => (
          <ItemRow key={item.id} item={item} view={view} />
        ))}
      </div>
    </section>
  );
}

function Failed() {
  const { t } = useTranslation("home");
  return (
    <section className="sec">
      <p className="note note--warn">{t("failed")}</p>
      <p className="loadmore">
        <a className={buttonClass("line")} href="/home" data-reload>
          {t("ui:tryAgain")}
        </a>
      </p>
    </section>
  );
}
