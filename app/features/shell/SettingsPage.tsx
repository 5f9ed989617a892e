import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PushPanel } from "~/features/push/PushPanel";
import { ShopForm } from "~/request/posting/ShopForm";
import { Icon } from "~/ui/Icon";
import styles from "./SettingsPage.module.css";
import { useShell } from "./ShellContext";
import { LanguageLink, LiteButton, useOfferedLanguages } from "./settings-controls";

/** `/settings`: language, theme and lite mode, as this browser keeps them (LNG-01, THM-01). */
export function SettingsPage() {
  const { t } = useTranslation("preferences");
  const { shell } = useShell();
  const { language } = shell.settings;
  const name = useOfferedLanguages().find((offered) => offered.language === language)?.name ?? language;
  return (
    <>
      <section className="panel" aria-labelledby="preferences-title">
        <h1 id="preferences-title">{t("title")}</h1>
        <dl className={styles.settings}>
          <Setting title={t("shell:language.title")} value={name}>
            <LanguageLink />
          </Setting>
          <Setting title={t("shell:theme.title")}>
            <ThemeChoices />
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

function Setting({ title, value, children }: { title: string; value?: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <b>{title}</b> {value ? <small className="muted">{value}</small> : null}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Both themes and what the device says, side by side (THM-01, THM-02). */
function ThemeChoices() {
  const { t } = useTranslation("preferences");
  const { shell, current } = useShell();
  const { theme } = shell.settings;
  return (
    <ShopForm intent="theme" action="/settings/change">
      <input type="hidden" name="returnTo" value={current} />
      <fieldset className="seg" aria-label={t("shell:theme.title")}>
        <button type="submit" name="value" value="light" aria-pressed={theme === "light"}>
          <Icon name="sun" />
          {t("shell:theme.light")}
        </button>{" "}
        <button type="submit" name="value" value="dark" aria-pressed={theme === "dark"}>
          <Icon name="moon" />
          {t("shell:theme.dark")}
        </button>{" "}
        <button type="submit" name="value" value="device" aria-pressed={theme === null}>
          {t("themeOfDevice")}
        </button>
      </fieldset>
    </ShopForm>
  );
}
