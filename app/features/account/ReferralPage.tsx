import { useTranslation } from "react-i18next";
import { CopyButton } from "~/ui/CopyButton";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import { useHydrated } from "~/ui/use-hydrated";
import type { ReferralData } from "./load-sections.server";
import styles from "./Sections.module.css";

/** `/referral-code`: the code to copy and pass on, and how it works. */
export function ReferralPage({ referral }: { referral: ReferralData }) {
  const { t } = useTranslation("referral");
  const { code, reward } = referral;
  if (code === null) {
    return (
      <EmptyState picture="shopping-bags" title={t("none.title")} as="h1">
        {t("none.text")}
      </EmptyState>
    );
  }
  return (
    <>
      <section className={`panel ${styles.invite}`} aria-labelledby="referral-title">
        <h1 id="referral-title">{t("title")}</h1>
        <p className="muted">{reward === null ? t("lead") : t("leadReward", { amount: reward })}</p>
        <p className={styles.code}>
          <span className="vh">{t("code")} </span>
          <code>{code}</code>
          <CopyButton text={code} label={t("code")} />
        </p>
        <Share {...referral} />
      </section>
      <section className="panel" aria-labelledby="how-title">
        <h2 id="how-title">{t("how.title")}</h2>
        <ol className={styles.steps}>
          <li>{t("how.share")}</li>
          <li>{t("how.join")}</li>
          <li>{reward === null ? t("how.earn") : t("how.earnReward", { amount: reward })}</li>
        </ol>
      </section>
    </>
  );
}

/** By what the device offers; otherwise by mail, which needs no script. */
function Share({ invitation, href }: Pick<ReferralData, "invitation" | "href">) {
  const { t } = useTranslation("referral");
  const isByDevice = useHydrated() && navigator.share !== undefined;
  if (isByDevice) {
    return (
      <button
        type="button"
        className={buttonClass()}
        // A customer who thinks better of it rejects this too.
        onClick={() => navigator.share({ text: invitation, url: href }).catch(() => undefined)}
      >
        <Icon name="share" />
        {t("share")}
      </button>
    );
  }
  const mail = `mailto:?${new URLSearchParams({ subject: t("title"), body: `${invitation} ${href}` })}`.replaceAll(
    "+",
    "%20",
  );
  return (
    <a className={buttonClass()} href={mail}>
      <Icon name="mail" />
      {t("mail")}
    </a>
  );
}
