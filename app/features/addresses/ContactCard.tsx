import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import styles from "./Addresses.module.css";
import type { GuestContact } from "./load-addresses.server";

/** What is known of a guest, with the way to change it (ADDR-32, ADDR-33). */
export function ContactCard({ contact, current }: { contact: GuestContact; current: string }) {
  const { t } = useTranslation("addresses");
  const { contactName, contactNumber, contactEmail } = contact;
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <Icon name="user" />
      </span>
      {contactName || contactNumber ? (
        <p>
          <b>
            <bdi>{contactName}</bdi>
          </b>
          <small>
            <bdi dir="ltr">{contactNumber}</bdi>
            {contactEmail ? (
              <>
                {" · "}
                <bdi dir="ltr">{contactEmail}</bdi>
              </>
            ) : null}
          </small>
        </p>
      ) : (
        <p title={t("contact.noneHint")}>
          <b>{t("contact.none")}</b>
          <small>{t("contact.noneHint")}</small>
        </p>
      )}
      <EditContact current={current} />
    </div>
  );
}

type EditContactProps = {
  current: string;
  /** The link, where a plain one would lose what is typed around it. */
  Way?: (props: LinkProps & { to: string }) => ReactNode;
};

/** The edit icon of a guest's contact (ADDR-27, ADDR-34). */
export function EditContact({ current, Way = Link }: EditContactProps) {
  const { t } = useTranslation("addresses");
  return (
    <Way
      className="round"
      to={dialogHref(current, "contact")}
      preventScrollReset
      title={t("contact.editHint")}
      aria-label={`${t("contact.form")}: ${t("contact.editHint")}`}
    >
      <Icon name="pencil" />
    </Way>
  );
}
