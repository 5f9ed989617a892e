import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PushPanel } from "~/features/push/PushPanel";
import header from "./Header.module.css";
import styles from "./SettingsPage.module.css";
import { useShell } from "./ShellContext";
import { LanguageLink, LiteButton, ThemeButton, useOfferedLanguages } from "./settings-controls";

/** `/settings`: language, theme and lite mode, as this browser keeps them (LNG-01, THM-01). */
export function SettingsPage() {
  const { t } = useTranslation("preferences");
  const { shell } = useShell();
  const { language, theme } = shell.settings;
  const name = useOfferedLanguages().find((offered) => offered.language === language)?.name ?? language;
  return (
    <>
      <section className="panel" aria-labelledby="preferences-title">
        <h1 id="preferences-title">{t("title")}</h1>
        <dl className={styles.settings}>
          <Setting title={t("shell:language.title")} value={name}>
            <LanguageLink />
          </Setting>
          <Setting title={t("shell:theme.title")} value={t(theme === null ? "themeOfDevice" : `shell:theme.${theme}`)}>
            <ThemeButton />
          </Setting>
          <Setting title={t("lite")} value={t("shell:lite.hint")}>
            <LiteButton />
          </Setting>
        </dl>
      </section>
      <PushPanel />
    </>
  );
}

function Setting({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <b>{title}</b> <small className="muted">{value}</small>
      </dt>
      <dd className={header.entries}>{children}</dd>
    </div>
  );
}
