import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { dialogHref } from "~/ui/dialog-href";
import { EmptyState } from "~/ui/EmptyState";
import { Icon } from "~/ui/Icon";
import { KnownIcon } from "~/ui/Known";
import { buttonClass } from "~/ui/SubmitButton";
import styles from "./Addresses.module.css";
import { AddressLine, typeIcon, useAddressName } from "./AddressText";
import { addressHref } from "./address-href";
import { ContactCard } from "./ContactCard";
import type { AddressBook, AddressRow } from "./load-addresses.server";

/** `/addresses`: a customer's saved addresses, for the account's frame, or a guest's own with their contact. */
export function AddressesPage({ book, current }: { book: AddressBook; current: string }) {
  const { t } = useTranslation("addresses");
  if (book.kind === "customer") return <CustomerBook rows={book.rows} current={current} />;
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumbs above={[{ href: "/home", label: t("home") }]} here={t("title")} />
      <header className={styles.head}>
        <h1 className="h1s">{t("title")}</h1>
      </header>
      <GuestBook book={book} current={current} />
    </div>
  );
}

function CustomerBook({ rows, current }: { rows: AddressRow[]; current: string }) {
  const { t } = useTranslation("addresses");
  return (
    <div>
      <header className={styles.head}>
        <h1 className="h1s">{t("title")}</h1>
        {rows.length > 0 ? <AddLink current={current} /> : null}
      </header>
      {rows.length === 0 ? (
        <EmptyState
          picture="round-pushpin"
          title={t("empty.title")}
          action={{ href: addressHref(current, null), label: t("add") }}
        >
          {t("empty.text")}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {rows.map((row) => (
            <AddressCard key={row.id} row={row} current={current} />
          ))}
        </ul>
      )}
    </div>
  );
}

function AddLink({ current }: { current: string }) {
  const { t } = useTranslation("addresses");
  return (
    <Link className={buttonClass("accent", "small")} to={addressHref(current, null)} preventScrollReset>
      <Icon name="plus" />
      {t("add")}
    </Link>
  );
}

function AddressCard({ row, current }: { row: AddressRow; current: string }) {
  const { t } = useTranslation("addresses");
  const nameOf = useAddressName();
  return (
    <li className={styles.card}>
      <KnownIcon name={typeIcon[row.type]} />
      <p>
        <b>
          <bdi>{nameOf(row)}</bdi> {row.isCurrent ? <span className={styles.here}>{t("current")}</span> : null}
        </b>{" "}
        <small>
          <AddressLine row={row} />
        </small>{" "}
        <small>
          <bdi>{row.contactName}</bdi> · <bdi dir="ltr">{row.contactNumber}</bdi>
        </small>
      </p>
      <Link className="round" to={addressHref(current, row.id)} preventScrollReset>
        <Icon name="pencil" label={t("edit", { address: row.address })} />
      </Link>
      {row.id === null ? null : (
        <Link className="round" to={dialogHref(current, "delete-address", { id: row.id })} preventScrollReset>
          <Icon name="trash" label={t("delete", { address: row.address })} />
        </Link>
      )}
    </li>
  );
}

function GuestBook({ book, current }: { book: Extract<AddressBook, { kind: "guest" }>; current: string }) {
  const { t } = useTranslation("addresses");
  return (
    <div className="stack">
      <section className={styles.section} aria-labelledby="local-address">
        <h2 id="local-address">{t("guest.title")}</h2>
        {book.row ? (
          <ul className={styles.list}>
            <AddressCard row={book.row} current={current} />
          </ul>
        ) : (
          <>
            <p className="muted">{t("guest.none")}</p>
            <AddLink current={current} />
          </>
        )}
        <p className="hint">{t("guest.note")}</p>
      </section>
      <section className={styles.section} aria-labelledby="local-contact">
        <h2 id="local-contact">{t("contact.title")}</h2>
        <ContactCard contact={book.contact} current={current} />
      </section>
    </div>
  );
}
