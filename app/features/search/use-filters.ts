import { useNavigate, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";
import { type Checked, pressed } from "./categories";
import type { ResultsData } from "./load-results.server";
import { checkedBoxes, chosenCategories, resultsHref, type SearchQuery } from "./query";

/** The one form of results: whatever narrows them belongs to it, wherever it stands (`form=`). */
export const filterFormId = "filters";

export type Filters = {
  /** What the controls show: what the visitor chose last, whether its results are here or on their way; of what will not come nothing. */
  draft: SearchQuery;
  checked: Checked;
  /** Hydrated, a choice is applied at once; without scripts the form's button does it. */
  choose(changes: Partial<SearchQuery>): void;
  press(box: number | "all", on: boolean): void;
};

/** The filters of a page of results: every choice is an address. */
export function useFilters({ query, categories }: Pick<ResultsData, "query" | "categories">): Filters {
  const navigate = useNavigate();
  const href = resultsHref(query);
  const [draft, setDraft] = useState(query);
  const [shown, setShown] = useState(href);
  const [awaited, setAwaited] = useState<readonly string[]>([]);
  if (shown !== href) {
    setShown(href);
    const left = stillAwaited(awaited, href);
    setAwaited(left ?? []);
    // A chip, a tab or Back led here, not these controls.
    if (left === null) setDraft(query);
  }
  const { state } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a navigation ends, with what is awaited then
  useEffect(() => {
    // A card that was pressed meanwhile has ended what was on its way: its results will not come.
    if (state !== "idle" || awaited.length === 0) return;
    setAwaited([]);
    setDraft(query);
  }, [state]);
  const isHydrating = useRef(!useHydrated());
  useEffect(() => {
    // Controls that the browser drew itself cannot have been touched before.
    const early = isHydrating.current ? earlyChoice() : null;
    isHydrating.current = false;
    if (early) navigate(early, { preventScrollReset: true, replace: true });
  }, [navigate]);
  const checked = checkedBoxes(draft, categories);
  function choose(changes: Partial<SearchQuery>) {
    const next = { ...draft, ...changes };
    const nextHref = resultsHref(next);
    setDraft(next);
    if (nextHref === (awaited.at(-1) ?? href)) return;
    setAwaited(awaitedWith(awaited, nextHref, href));
    navigate(nextHref, { preventScrollReset: true, replace: nextHref === href });
  }
  return {
    draft,
    checked,
    choose,
    press: (box, on) =>
      choose({ categories: chosenCategories(draft, pressed(checked, categories, { box, on }), categories) }),
  };
}

/** The addresses still to come with one more that is asked for. Whoever goes back to what is `href` here already waits for nothing: it does not change. */
export const awaitedWith = (awaited: readonly string[], next: string, href: string): readonly string[] =>
  next === href ? [] : [...awaited, next];

/**
 * Which of the addresses that were asked for one after another are still to come when `href` is here; null when it is none of them.
 * Results may arrive when the next choice is made already: those are no reason to forget that choice.
 */
export function stillAwaited(awaited: readonly string[], href: string): readonly string[] | null {
  const place = awaited.lastIndexOf(href);
  return place < 0 ? null : awaited.slice(place + 1);
}

/** What was chosen before the page was hydrated, as the address its form would have led to; null when nothing was. */
function earlyChoice(): string | null {
  const form = document.getElementById(filterFormId);
  if (!(form instanceof HTMLFormElement)) return null;
  const isTouched = [...form.elements].some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
    if (!(control instanceof HTMLInputElement) || control.type === "hidden") return false;
    return control.checked !== control.defaultChecked || control.value !== control.defaultValue;
  });
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");
  return isTouched ? `/home?${new URLSearchParams(fields)}` : null;
}
