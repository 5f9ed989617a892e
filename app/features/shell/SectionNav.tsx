import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "./SectionNav.module.css";
import { useShell } from "./ShellContext";
import { LanguageLink, ThemeButton } from "./settings-controls";

/** The second row of the wide header: sections at the start, language and theme at the end. */
export function SectionNav() {
  const { current } = useShell();
  const { t } = useTranslation("shell");
  return (
    <div className={styles.sub}>
      <nav className={`wrap ${styles.subR}`} aria-label={t("sections")}>
        <Link to="/home" aria-current={current === "/home" ? "page" : undefined}>
          {t("home")}
        </Link>
        <span className={styles.subE} />
        <LanguageLink />
        <ThemeButton />
      </nav>
    </div>
  );
}
