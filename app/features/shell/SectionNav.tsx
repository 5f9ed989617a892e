import { Link } from "@remix-run/react";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Spaced } from "~/ui/Spaced";
import styles from "./SectionNav.module.css";
import { isParcel, useShell } from "./ShellContext";
import { LanguageMenu, ThemeButton } from "./settings-controls";
import type { ShellData } from "./types";

/** The second row of the wide header: sections at the start, language and theme at the end (NAV-01, NAV-02); of the sections a quiet page keeps Home. */
export function SectionNav() {
  const { shell, current, isQuiet } = useShell();
  const { t } = useTranslation("shell");
  const links = [["/home", t("home")], ...(isQuiet ? [] : moduleLinks(shell, t))] as const;
  return (
    <div className={styles.sub}>
      <nav className={`wrap ${styles.subR}`} aria-label={t("sections")}>
        <Spaced>
          {links.map(([href, label]) => (
            <Link key={href} to={href} aria-current={current === href ? "page" : undefined}>
              {label}
            </Link>
          ))}
          <span className={styles.subE} />
          <LanguageMenu />
          <ThemeButton />
        </Spaced>
      </nav>
    </div>
  );
}

/** Where the module leads (NAV-02); nowhere before one is chosen. */
function moduleLinks(shell: ShellData, t: TFunction): (readonly [href: string, label: string])[] {
  if (isParcel(shell)) return [["/help-and-support", t("contact")]];
  if (!shell.module) return [];
  return [
    ["/categories", t("categories")],
    ["/stores", shell.words.stores],
  ];
}
