import { useTranslation } from "react-i18next";
import { useMoney } from "~/features/catalogue/use-money";
import { classes } from "~/ui/classes";
import type { ListPage } from "~/ui/growing-list";
import { LoadMore } from "~/ui/LoadMore";
import { Money } from "~/ui/Marks";
import { useGrowingList } from "~/ui/use-growing-list";
import type { EntryView } from "./entries.server";
import styles from "./Ledger.module.css";

type EntriesProps = {
  list: ListPage<EntryView>;
  /** Rows before this page's. */
  before: number;
  /** Names the list (`useGrowingList`). */
  listName: string;
  moreAt: string;
  /** How a change or balance is written: money or points. */
  write(value: number): string;
};

/** The rows of a ledger, newest first, and more of them as one comes to their end. */
export function Entries({ list, before, listName, moreAt, write }: EntriesProps) {
  const { t } = useTranslation("ledger");
  const { rows, nextHref, more } = useGrowingList(list, { listName, moreAt });
  return (
    <>
      <ul className={styles.entries}>
        {rows.map(({ id, title, at, change, bonus, balance }) => (
          <li key={id} id={`entry-${id}`}>
            <span>
              <b>{title}</b> <small>{at}</small>{" "}
              {bonus > 0 ? <small className={styles.in}>{t("bonus", { amount: write(bonus) })}</small> : null}
            </span>{" "}
            <span className={styles.sums}>
              <b className={classes(change >= 0 && styles.in)}>
                <Money text={`${change > 0 ? "+" : ""}${write(change)}`} />
              </b>{" "}
              <small>
                {t("balance")} <Money text={write(balance)} />
              </small>
            </span>
          </li>
        ))}
      </ul>
      <LoadMore href={nextHref} before={before} shown={rows.length} total={list.total} more={more} />
    </>
  );
}

/** The same in the operator's currency. */
export function MoneyEntries(props: Omit<EntriesProps, "write">) {
  return <Entries {...props} write={useMoney()} />;
}
