import { Link, useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languages } from "~/i18n/languages";
import type { RootData } from "~/request/pages/root-data";
import { ShopForm } from "~/request/posting/ShopForm";
import { classes } from "~/ui/classes";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import header from "./Header.module.css";
import { useShell } from "./ShellContext";
import styles from "./settings-controls.module.css";

/** All languages that may be chosen, each in its own words. */
export function useOfferedLanguages() {
  const { t } = useTranslation("shell");
  const added = useRouteLoaderData<RootData>("root")?.languages;
  return added ?? languages.map((language) => ({ language, name: t(`language.${language}`) }));
}

/** The other languages side by side; in a menu where there are more than a header has room for. */
export function LanguageMenu() {
  const { current } = useShell();
  const { t } = useTranslation("shell");
  if (useOfferedLanguages().length <= languages.length) return <LanguageLink />;
  return (
    <details className={styles.languages} key={current}>
      <summary>
        <Icon name="language" />
        {t("language.title")}
      </summary>
      <div className={classes(header.pop, header.entries)}>
        <LanguageLink />
      </div>
    </details>
  );
}

/** Leads to the question whether to change to another language (LNG-01, LNG-02); written in that language. */
export function LanguageLink() {
  const { shell, current } = useShell();
  return useOfferedLanguages()
    .filter(({ language }) => language !== shell.settings.language)
    .map(({ language, name }) => (
      <Link key={language} to={dialogHref(current, "language", { language })} preventScrollReset lang={language}>
        <Icon name="language" />
        <bdi>{name}</bdi>
      </Link>
    ));
}

/** Toggles between light and dark (THM-01). A visitor who has chosen neither sees what their system says, and is offered the other. */
export function ThemeButton() {
  const { shell, current } = useShell();
  const { theme } = shell.settings;
  return (
    <ShopForm intent="theme" action="/settings/change">
      <input type="hidden" name="returnTo" value={current} />
      {theme === "dark" ? null : <ThemeChoice to="dark" className={theme ? undefined : "when-light"} />}{" "}
      {theme === "light" ? null : <ThemeChoice to="light" className={theme ? undefined : "when-dark"} />}
    </ShopForm>
  );
}

function ThemeChoice({ to, className }: { to: "light" | "dark"; className: string | undefined }) {
  const { t } = useTranslation("shell");
  return (
    <button
      type="submit"
      name="value"
      value={to}
      className={className}
      aria-label={t(to === "light" ? "theme.toLight" : "theme.toDark")}
    >
      <Icon name={to === "light" ? "sun" : "moon"} />
      {t(`theme.${to}`)}
    </button>
  );
}

/** Switches lite mode on or off: pages without scripts and web fonts. */
export function LiteButton({ className }: { className?: string }) {
  const { shell, current } = useShell();
  const { t } = useTranslation("shell");
  const { isLite } = shell.settings;
  return (
    <ShopForm intent="lite" action="/settings/change">
      <input type="hidden" name="returnTo" value={withoutDialog(current)} />
      <button type="submit" className={className} name="value" value={isLite ? "off" : "on"} title={t("lite.hint")}>
        <Icon name="leaf" />
        {t(isLite ? "lite.on" : "lite.off")}
      </button>
    </ShopForm>
  );
}
