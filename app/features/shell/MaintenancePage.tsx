import { useTranslation } from "react-i18next";
import type { Maintenance } from "~/runtime/load-context";
import { ErrorArt } from "~/ui/art/ErrorArt";
import { classes } from "~/ui/classes";
import styles from "~/ui/ErrorPage.module.css";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";

/** The page it stands in for: it is shown at that page's own address. */
const here = "";

/** Instead of every page while the shop is closed for maintenance: that it comes back, and who can be asked meanwhile. Always without scripts, as every refusal. */
export function MaintenancePage({ name, phone, email }: Maintenance) {
  const { t } = useTranslation("maintenance");
  return (
    <main id="main" className={classes("wrap", styles.errp)}>
      <ErrorArt />
      <p className="tag tag--warn">{t("tag")}</p>
      <h1>{t("title")}</h1>
      <p className="muted">{t("text")}</p>
      <p className="row row--c">
        <a className={buttonClass()} href={here}>
          <Icon name="refresh" />
          {t("ui:tryAgain")}
        </a>
      </p>
      <p className="row row--c">
        <b>
          <bdi>{name}</bdi>
        </b>{" "}
        {phone ? (
          <a className="row" href={`tel:${phone}`}>
            <Icon name="phone" />
            <bdi>{phone}</bdi>
          </a>
        ) : null}{" "}
        {email ? (
          <a className="row" href={`mailto:${email}`}>
            <Icon name="mail" />
            <bdi>{email}</bdi>
          </a>
        ) : null}
      </p>
    </main>
  );
}
