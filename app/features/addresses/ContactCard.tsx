import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import styles from "./Addresses.module.css";
import type { GuestContact } from "./load-addresses.server";

/** What is known of a guest, with the way to change it (ADDR-32, ADDR-33). */
export function ContactCard({ contact, current }: { contact: GuestContact; current: string }) {
  return (
    <div className={styles.card}>
      <ContactLine contact={contact} />
      <EditContact current={current} />
    </div>
  );
}

/** Who it is in a line, or that nobody knows (ADDR-33). */
function ContactLine({ contact: { contactName, contactNumber, contactEmail } }: { contact: GuestContact }) {
  const { t } = useTranslation("addresses");
  return (
    <>
      <span className={styles.icon}>
        <Icon name="user" />
      </span>
      {contactName || contactNumber ? (
        <span className={styles.who}>
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
        </span>
      ) : (
        <span className={styles.who} title={t("contact.noneHint")}>
          <b>{t("contact.none")}</b>
          <small>{t("contact.noneHint")}</small>
        </span>
      )}
    </>
  );
}

type ContactFoldProps = { contact: GuestContact; isOpen: boolean; children: ReactNode };

/** The same as the head of the fields that say it: one line for who is known, open while somebody is missing (ADDR-33). */
export function ContactFold({ contact, isOpen, children }: ContactFoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary className={styles.card}>
        <ContactLine contact={contact} />
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
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
      aria-label={t("ui:labelled", { label: t("contact.form"), value: t("contact.editHint") })}
    >
      <Icon name="pencil" />
    </Way>
  );
}
