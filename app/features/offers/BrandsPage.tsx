import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Picture } from "~/ui/Picture";
import { Spaced } from "~/ui/Spaced";
import { brandOrders } from "./brands";
import type { BrandsData } from "./load-brands.server";
import styles from "./OfferPages.module.css";

/** All brands of a module, by name (SALE-10). */
export function BrandsPage({ title, order, brands }: BrandsData) {
  const { t } = useTranslation("sales");
  return (
    <div className="wrap">
      <section className="sec">
        <div className={`sec__h ${styles.brandsHead}`}>
          <div>
            <h1>{title}</h1>
            <p>{t("brands.count", { count: brands.length })}</p>
          </div>
          <nav className="seg" aria-label={t("brands.sort")}>
            <Spaced>
              {brandOrders.map((one) => (
                <Link
                  key={one}
                  to={`/all-brands?sort=${one}`}
                  replace
                  preventScrollReset
                  aria-current={one === order ? "page" : undefined}
                >
                  {t(`brands.${one}`)}
                </Link>
              ))}
            </Spaced>
          </nav>
        </div>
        <ul className={styles.brands}>
          {brands.map(({ id, name, image, href }) => (
            <li key={id}>
              <a className={styles.brand} href={href}>
                <Picture src={image} width={80} height={80} standIn="ticket" />
                <b>{name}</b>
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
