import { Link, type LinkProps } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { dialogHref } from "~/ui/dialog-href";
import { Icon } from "~/ui/Icon";
import { KnownFold, KnownLine, type KnownLineProps } from "~/ui/Known";
import styles from "./Addresses.module.css";
import type { GuestContact } from "./load-addresses.server";

/** What is known of a guest, with the way to change it (ADDR-32, ADDR-33). */
export function ContactCard({ contact, current }: { contact: GuestContact; current: string }) {
  return (
    <div className={styles.card}>
      <KnownLine {...useContactLine(contact)} />
      <EditContact current={current} />
    </div>
  );
}

/** Who it is in a line, or that nobody knows (ADDR-33). */
function useContactLine({ contactName, contactNumber, contactEmail }: GuestContact): KnownLineProps {
  const { t } = useTranslation("addresses");
  if (!contactName && !contactNumber) {
    return { icon: "user", title: t("contact.none"), line: t("contact.noneHint"), hint: t("contact.noneHint") };
  }
  return {
    icon: "user",
    title: <bdi>{contactName}</bdi>,
    line: (
      <>
        <bdi dir="ltr">{contactNumber}</bdi>
        {contactEmail ? (
          <>
            {" · "}
            <bdi dir="ltr">{contactEmail}</bdi>
          </>
        ) : null}
      </>
    ),
  };
}

type ContactFoldProps = { contact: GuestContact; isOpen: boolean; children: ReactNode };

/** The same over the fields that say it (ADDR-33). */
export function ContactFold({ contact, ...fold }: ContactFoldProps) {
  return <KnownFold {...useContactLine(contact)} {...fold} />;
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
    <Way className="round" to={dialogHref(current, "contact")} preventScrollReset title={t("contact.editHint")}>
      <Icon name="pencil" label={t("contact.form")} />
    </Way>
  );
}
