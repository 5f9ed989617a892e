import { Form, useLocation } from "@remix-run/react";
import { type ComponentProps, type ComponentType, type FormEvent, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { RecentPanel } from "~/features/search/RecentSearches";
import { longestTerm } from "~/features/search/recent";
import type SuggestPanelType from "~/features/search/SuggestPanel";
import panelStyles from "~/features/search/suggest.css?url";
import { goal } from "~/request/navigation/goal";
import { personalFragment } from "~/request/pages/personal-fragment";
import { Icon } from "~/ui/Icon";
import { optionalComponent } from "~/ui/late-component";
import styles from "./Header.module.css";
import { useShell } from "./ShellContext";

/** Comes with the first use of the field: no page needs it to stand. */
const SuggestPanel: ComponentType<ComponentProps<typeof SuggestPanelType>> = optionalComponent(
  () => import("~/features/search/SuggestPanel"),
);

const fieldId = "header-search";

/** Search over the module's shops and items: a GET form to the results on `/home` (RTE-09). */
export function SearchForm() {
  const { current } = useShell();
  const { pathname, searchParams } = new URL(current, "http://page.invalid");
  const searched =
    pathname === "/home" && searchParams.get("data_type") === "searched" ? searchParams.get("search") : null;
  const { key } = useLocation();
  const [begun, setBegun] = useState({ searched, turn: 0 });
  // The field begins anew with what was searched, unless its visitor has gone on typing while that was on its way.
  if (begun.searched !== searched) {
    const isTypedOn = document.getElementById(fieldId)?.dataset.typedFor === key;
    setBegun({ searched, turn: begun.turn + (isTypedOn ? 0 : 1) });
  }
  return <Search searched={searched} key={begun.turn} />;
}

function Search({ searched }: { searched: string | null }) {
  const { shell } = useShell();
  const { t } = useTranslation("shell");
  const field = useRef<HTMLInputElement>(null);
  const [used, setUsed] = useState<HTMLInputElement | null>(null);
  // The visitor may have been quicker than the scripts.
  useEffect(() => {
    if (field.current !== null && field.current === document.activeElement) setUsed(field.current);
  }, []);
  /** SRCH-07: blanks are no term. Not `required`, which readers would say of every page's search. */
  function onSubmit(event: FormEvent) {
    if (field.current?.value.trim() !== "") return;
    event.preventDefault();
    field.current.value = "";
  }
  const recent = <Recent onForget={() => used?.focus()} />;
  return (
    <div className={styles.search}>
      <Form className="find" role="search" action="/home" aria-label={t("search.region")} onSubmit={onSubmit}>
        <label className="vh" htmlFor={fieldId}>
          {t("search.label")}
        </label>{" "}
        <Icon name="search" />
        <input
          ref={field}
          id={fieldId}
          type="search"
          name="search"
          defaultValue={searched ?? ""}
          placeholder={shell.words.search}
          maxLength={longestTerm}
          autoComplete="off"
          onFocus={({ currentTarget }) => setUsed(currentTarget)}
          onInput={({ currentTarget }) => {
            currentTarget.dataset.typedFor = goal().key;
          }}
        />
        <input type="hidden" name="data_type" value="searched" />
        <button type="submit" className="find__go">
          <Icon name="arrow-right" flip label={t("search.submit")} />
        </button>
      </Form>
      <PanelStyles isUsed={used !== null} />
      {used ? (
        <Suspense fallback={recent}>
          <Suggestions field={used} />
        </Suspense>
      ) : (
        recent
      )}
    </div>
  );
}

const Recent = personalFragment(PersonalRecent, () => ({ recentSearches: true }), "recent-searches");

function PersonalRecent({ onForget }: { onForget(): void }) {
  const { shell, current } = useShell();
  return <RecentPanel terms={shell.recentSearches} current={current} onForget={onForget} />;
}

const PanelStyles = personalFragment(PersonalStyles, () => ({ recentSearches: true }), "panel-styles");

function PersonalStyles({ isUsed }: { isUsed: boolean }) {
  const { shell } = useShell();
  return isUsed || shell.recentSearches.length > 0 ? <link rel="stylesheet" href={panelStyles} /> : null;
}

function Suggestions({ field }: { field: HTMLInputElement }) {
  const { shell, current } = useShell();
  return <SuggestPanel field={field} recent={shell.recentSearches} current={current} />;
}
