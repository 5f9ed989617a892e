import { useTranslation } from "react-i18next";
import { CopyCode } from "~/features/offers/CopyCode";
import { Dotted } from "~/ui/Dotted";
import { dialogHref } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { buttonClass } from "~/ui/SubmitButton";
import type { CouponsData } from "./load-sections.server";
import styles from "./Sections.module.css";

/** `/coupons`: what the customer may use, each with its code (ROLE-03, API-80). */
export function CouponsPage({ coupons, current }: { coupons: CouponsData | null; current: string }) {
  const { t } = useTranslation("coupons");
  return (
    <section className="panel" aria-labelledby="coupons-title">
      <h1 id="coupons-title">{t("title")}</h1>
      {coupons === null ? (
        <EmptyState
          picture="round-pushpin"
          title={t("noPlace.title")}
          small
          action={{ href: dialogHref(current, "location"), label: t("noPlace.action") }}
        >
          {t("noPlace.text")}
        </EmptyState>
      ) : coupons.length === 0 ? (
        <EmptyState
          picture="shopping-bags"
          title={t("empty.title")}
          small
          action={{ href: "/home", label: t("empty.action") }}
        >
          {t("empty.text")}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {coupons.map(({ id, code, title, href, gain, conditions }) => (
            <li key={id} className={styles.coupon}>
              <div>
                <b>{gain}</b>{" "}
                <small>
                  <Dotted words={[title, ...conditions]} />
                </small>
              </div>
              <CopyCode code={code} /> {/* Another module has other colours and words. */}
              <a className={buttonClass()} href={href} aria-label={t("use", { code })} data-reload>
                {t("useIt")}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
