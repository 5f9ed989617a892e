import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import styles from "./SectionNav.module.css";
import { isParcel, useShell } from "./ShellContext";
import { LanguageLink, ThemeButton } from "./settings-controls";

/** The second row of the wide header: sections at the start, language and theme at the end (NAV-01, NAV-02). */
export function SectionNav() {
  const { shell, current } = useShell();
  const { t } = useTranslation("shell");
  const links: [href: string, text: string][] = [
    ["/home", t("home")],
    ...(isParcel(shell)
      ? ([["/help-and-support", t("contact")]] as [string, string][])
      : shell.module
        ? ([
            ["/categories", t("categories")],
            ["/store/popular", t(shell.module.type === "food" ? "restaurants" : "stores")],
          ] as [string, string][])
        : []),
  ];
  return (
    <div className={styles.sub}>
      <nav className={`wrap ${styles.subR}`} aria-label={t("sections")}>
        {links.map(([href, text]) => (
          <Link key={href} to={href} aria-current={current === href ? "page" : undefined}>
            {text}
          </Link>
        ))}
        <span className={styles.subE} />
        <LanguageLink />
        <ThemeButton />
      </nav>
    </div>
  );
}
