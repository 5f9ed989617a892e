import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { PlaceSuggestion } from "~/delivery-api";

/** Short: whoever types an address waits for its suggestions, and the operator's limits bound what a visitor may ask. */
const debounceMs = 200;

/** What `Suggestions` shows. */
export type SuggestionList = Picking & {
  rows: PlaceSuggestion[];
  /** A search found nothing: said in words. */
  isEmpty: boolean;
  /** Why nothing could be searched for. */
  failure: string | null;
};

export type Picking = {
  /** The form that posts the chosen one. */
  formId: string;
  picked: string | null;
  onPick(placeId: string): void;
  /** Something else is searched for: what was picked may not be among it. */
  onType?(): void;
};

type Searched = { search: string; suggestions: PlaceSuggestion[]; isEmpty: boolean; failure?: string | null };

type Found = { rows: PlaceSuggestion[]; failure: string | null };

/**
 * Suggestions that follow the typing in a search field (LOC-04), beginning with what the server found. The list in which one was chosen stays,
 * whatever was still to come, until something is typed again.
 */
export function useSuggestions<P extends Pick<Picking, "onPick" | "onType">>(
  field: RefObject<HTMLInputElement>,
  initial: Searched,
  picking: P,
) {
  const { t } = useTranslation("ui");
  // Null where the search itself got no answer.
  const fetcher = useFetcher<Found | null>();
  const [text, setText] = useState(initial.search);
  const [kept, setKept] = useState<PlaceSuggestion[] | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  // What was typed before the page was hydrated is followed as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has come alive
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== initial.search) follow(typed);
    return () => clearTimeout(timer.current);
  }, []);

  function follow(value: string) {
    picking.onType?.();
    setText(value);
    setKept(null);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => fetcher.load(`/location/suggest?${new URLSearchParams({ address: value })}`),
      debounceMs,
    );
  }

  const lost: Found = { rows: [], failure: t("failure.noAnswer") };
  const found = fetcher.data === null ? lost : fetcher.data;
  const rows = kept ?? found?.rows ?? initial.suggestions;
  const list = {
    ...picking,
    rows,
    isEmpty: rows.length === 0 && (found ? text.trim() !== "" : initial.isEmpty),
    failure: found ? found.failure : (initial.failure ?? null),
    onPick(placeId: string) {
      clearTimeout(timer.current);
      setKept(rows);
      picking.onPick(placeId);
    },
  };
  return { text, follow, list };
}
