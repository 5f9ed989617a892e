import { useTranslation } from "react-i18next";
import { NoConnectionArt } from "./art/NoConnectionArt";
import { classes } from "./classes";
import styles from "./ErrorPage.module.css";
import { buttonClass } from "./SubmitButton";

/** The page it stands in for: it is shown at that page's own address. */
const here = "";

/** What a browser's service worker shows while it has no way to the shop. It stands alone: no script, no font, no file beside it. */
export function NoConnection() {
  const { t } = useTranslation("offline");
  return (
    <main className={classes("wrap", styles.errp)}>
      <NoConnectionArt />
      <p className="tag tag--warn">{t("tag")}</p>
      <h1>{t("title")}</h1>
      <p className="muted">{t("text")}</p>
      <p className="row row--c">
        <a className={buttonClass()} href={here}>
          {t("ui:tryAgain")}
        </a>
      </p>
    </main>
  );
}
