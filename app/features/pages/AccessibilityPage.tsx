import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import type { AccessibilityData } from "./load-accessibility.server";
import styles from "./TextPage.module.css";

const abilities = ["keyboard", "reader", "zoom", "contrast", "motion", "simple"] as const;
const limits = ["map", "pictures", "payment"] as const;

/** The accessibility statement: the standard, what works, what does not, and whom to tell. */
export function AccessibilityPage({ title, email, phone }: AccessibilityData) {
  const { t } = useTranslation(["accessibility", "pages"]);
  return (
    <div className="wrap">
      <Breadcrumbs above={[{ href: "/", label: t("pages:start") }]} here={title} />
      <article className={styles.text}>
        <h1>{title}</h1>
        <p>{t("lead")}</p>
        <h2>{t("standard.title")}</h2>
        <p>{t("standard.text")}</p>
        <h2>{t("can.title")}</h2>
        <ul>
          {abilities.map((ability) => (
            <li key={ability}>{t(`can.${ability}`)}</li>
          ))}
        </ul>
        <h2>{t("limits.title")}</h2>
        <ul>
          {limits.map((limit) => (
            <li key={limit}>{t(`limits.${limit}`)}</li>
          ))}
        </ul>
        <h2>{t("tell.title")}</h2>
        <p>{t("tell.text")}</p>
        <ul>
          {email ? (
            <li>
              <a href={`mailto:${email}`}>{t("tell.email", { email })}</a>
            </li>
          ) : null}
          {phone ? (
            <li>
              <a href={`tel:${phone}`}>{t("tell.phone", { phone })}</a>
            </li>
          ) : null}
          <li>
            <Link to="/help-and-support">{t("tell.help")}</Link>
          </li>
        </ul>
      </article>
    </div>
  );
}
