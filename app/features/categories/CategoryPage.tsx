import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useCardView } from "~/features/items/card-view";
import { ItemCard } from "~/features/items/ItemCard";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { EmptyState } from "~/ui/EmptyState";
import { LoadMore } from "~/ui/LoadMore";
import { Spaced } from "~/ui/Spaced";
import { useGrowingList } from "~/ui/use-growing-list";
import styles from "./Categories.module.css";
import type { CategoryData } from "./load-category.server";

/** What a category holds, with its family one click away (RTE-32). */
export function CategoryPage(data: CategoryData) {
  const { id, title, parent, family, list, before, firstHref } = data;
  const { t } = useTranslation("categories");
  const view = useCardView();
  const { rows, nextHref, more } = useGrowingList(list, {
    listName: `category ${firstHref} ${before}`,
    moreAt: `/category/${id}/more`,
  });
  return (
    <div className="wrap">
      <Breadcrumbs
        above={[
          { href: "/categories", label: t("title") },
          ...(parent ? [{ href: parent.href, label: parent.name }] : []),
        ]}
        here={title}
      />
      <section className={styles.page}>
        <div>
          <h1>{title}</h1>
          <p className="muted">{t("items", { count: list.total })}</p>
        </div>
        {family.length > 1 ? (
          <nav className="chips" aria-label={t("family")}>
            <Spaced>
              {family.map(({ name, href, isCurrent }) => (
                <Link key={href} className="chip" to={href} aria-current={isCurrent ? "page" : undefined}>
                  {name}
                </Link>
              ))}
            </Spaced>
          </nav>
        ) : null}
        {rows.length === 0 ? (
          <Nothing {...data} />
        ) : (
          <>
            <h2 className="vh">{t("items", { count: list.total })}</h2>
            <div className="grid">
              {rows.map((item, index) => (
                <ItemCard key={item.id} item={item} view={view} isFirst={index === 0} />
              ))}
            </div>
          </>
        )}
        <LoadMore href={nextHref} before={before} shown={rows.length} total={list.total} more={more} />
      </section>
    </div>
  );
}

/** Too far down the list, or a category nobody near fills. */
function Nothing({ list, firstHref }: CategoryData) {
  const { t } = useTranslation("categories");
  const isPast = list.total > 0;
  return (
    <EmptyState
      picture="magnifying-glass-tilted-left"
      title={t("empty.title")}
      action={
        isPast ? { href: firstHref, label: t("empty.fromTop") } : { href: "/categories", label: t("empty.others") }
      }
    >
      {t(isPast ? "empty.pastEnd" : "empty.text")}
    </EmptyState>
  );
}
