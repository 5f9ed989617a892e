import { useNavigate } from "@remix-run/react";
import { useState } from "react";
import { type Checked, namedBy, pressed } from "./categories";
import type { ResultsData } from "./load-results.server";
import { type Asked, checkedBoxes, resultsHref } from "./query";

export type Filters = {
  /** What the controls show: what the visitor chose last, whether its results are here or on their way. */
  draft: Asked;
  checked: Checked;
  /** Hydrated, a choice is applied at once; without scripts the form's button does it. */
  choose(changes: Partial<Asked>): void;
  press(box: number | "all", on: boolean): void;
};

/** The filters of a page of results: every choice is an address. */
export function useFilters({ asked, categories }: Pick<ResultsData, "asked" | "categories">): Filters {
  const navigate = useNavigate();
  const href = resultsHref(asked);
  const [draft, setDraft] = useState(asked);
  const [shown, setShown] = useState(href);
  const [awaited, setAwaited] = useState<string | null>(null);
  if (shown !== href) {
    setShown(href);
    setAwaited(null);
    // A chip, a tab or Back led here, not these controls.
    if (href !== awaited) setDraft(asked);
  }
  const checked = checkedBoxes(draft, categories);
  function choose(changes: Partial<Asked>) {
    const next = { ...draft, ...changes };
    const nextHref = resultsHref(next);
    setDraft(next);
    if (nextHref === (awaited ?? href)) return;
    setAwaited(nextHref);
    navigate(nextHref, { preventScrollReset: true });
  }
  return {
    draft,
    checked,
    choose,
    press: (box, on) => choose({ categories: namedBy(pressed(checked, categories, { box, on }), categories) }),
  };
}
