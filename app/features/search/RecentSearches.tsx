import { useTranslation } from "react-i18next";
import { termHref } from "~/features/catalogue/term-href";
import { ShopForm } from "~/request/posting/ShopForm";
import { Icon } from "~/ui/Icon";

type RecentSearchesProps = {
  terms: string[];
  /** The page, to come back to. */
  current: string;
  /** Ids of the terms where they are options of the search field; absent: plain links. */
  optionId?: (index: number) => string;
  active?: string | null;
  /** A term is about to be taken off the list. */
  onForget?: () => void;
};

/** The last searches, newest first, each with a way to it and a way to take it off the list (SRCH-08, SRCH-09). */
export function RecentSearches({ terms, current, optionId, active, onForget }: RecentSearchesProps) {
  const { t } = useTranslation("shell");
  const forget = (value: string, button: { className: string; children: React.ReactNode }) => (
    <ShopForm intent="forget-search" action="/settings/change" onSubmit={onForget}>
      <input type="hidden" name="returnTo" value={current} />
      <button type="submit" name="value" value={value} {...button} />
    </ShopForm>
  );
  return (
    <>
      <div className="sug__h">
        <b>{t("search.recent")}</b> {forget("", { className: "link small", children: t("search.clear") })}
      </div>
      {terms.map((term, index) => (
        <div key={term} className="sug__r">
          <a
            className="sug__a"
            href={termHref(term)}
            {...(optionId
              ? { role: "option", id: optionId(index), tabIndex: -1, "aria-selected": active === optionId(index) }
              : {})}
          >
            <Icon name="clock" />
            <span dir="auto">{term}</span>
          </a>
          {forget(term, {
            className: "round",
            children: <Icon name="x" label={t("search.forget", { term })} />,
          })}
        </div>
      ))}
    </>
  );
}

/** Under the search field while it has the focus, before scripts or without them. */
export function RecentPanel({ terms, current, onForget }: Pick<RecentSearchesProps, "terms" | "current" | "onForget">) {
  const { t } = useTranslation("shell");
  if (terms.length === 0) return null;
  return (
    // Focusable, so that a press inside keeps the focus inside in browsers that do not focus links.
    <section className="sug sug--bare" aria-label={t("search.recent")} tabIndex={-1}>
      <RecentSearches terms={terms} current={current} onForget={onForget} />
    </section>
  );
}
