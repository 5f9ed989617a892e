import { useTranslation } from "react-i18next";
import type { SocialMedium } from "~/delivery-api";
import { withReturn } from "~/request/navigation/with-return";
import { Icon } from "~/ui/Icon";
import { buttonClass } from "~/ui/SubmitButton";
import styles from "./Auth.module.css";

const icons = { google: "brand-google", facebook: "brand-facebook", apple: "brand-apple" } as const;

/** Links to the sites one can sign in by. Plain ones: each leads off this site. */
export function SocialLinks({ mediums, returnTo }: { mediums: SocialMedium[]; returnTo: string | null }) {
  const { t } = useTranslation("account");
  if (mediums.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>{t("social.or")}</p>
      {mediums.map((medium) => (
        <a
          key={medium}
          className={buttonClass("line", "normal", true)}
          href={withReturn(`/auth/social/${medium}`, returnTo)}
          data-reload
        >
          <Icon name={icons[medium]} />
          {t(`social.${medium}`)}
        </a>
      ))}
    </div>
  );
}
