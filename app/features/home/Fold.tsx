import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classes } from "~/ui/classes";
import { Icon } from "~/ui/Icon";
import { type BlockHead, useIsNavigatingTo } from "~/ui/Section";
import styles from "./Home.module.css";

type FoldProps = Pick<BlockHead, "id" | "title" | "tabs"> & {
  fold: NonNullable<BlockHead["fold"]>;
  children: ReactNode;
};

/**
 * A block as a row of its title. The address says whether it is open, so that it needs no script, and a home sends no cards that nobody asked
 * to see (docs/decisions/0166).
 */
export function Fold({ id, title, tabs = [], fold: { isOpen, href }, children }: FoldProps) {
  const { t } = useTranslation("ui");
  const coming = useIsNavigatingTo();
  const isLoading = coming(href) || tabs.some((tab) => !tab.isCurrent && coming(tab.href));
  return (
    <section
      className={classes("sec", styles.fold, isOpen && styles.unfolded)}
      aria-labelledby={id}
      aria-busy={isLoading || undefined}
    >
      <div className={styles.foldH}>
        <h2 id={id} tabIndex={-1}>
          <Link to={href} preventScrollReset aria-expanded={isOpen}>
            {title}
          </Link>
        </h2>
        <span className="more" aria-hidden="true">
          {isOpen ? null : t("viewAll")}
          <Icon name="chevron-down" />
        </span>
      </div>
      {children}
    </section>
  );
}
