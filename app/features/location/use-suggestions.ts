import { useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import type { PlaceSuggestion } from "~/delivery-api";

/** The specification's debounce of search fields. */
const debounceMs = 500;

type Found = { search: string; suggestions: PlaceSuggestion[]; isEmpty: boolean };

/** Suggestions that follow the typing in a search field (LOC-04), beginning with what the server found. */
export function useSuggestions(initial: Found) {
  const fetcher = useFetcher<{ rows: PlaceSuggestion[] }>();
  const [text, setText] = useState(initial.search);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the page was hydrated is followed as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has come alive
  useEffect(() => {
    const typed = field.current?.value ?? "";
    if (typed !== initial.search) follow(typed);
    return () => clearTimeout(timer.current);
  }, []);

  function follow(value: string) {
    setText(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => fetcher.load(`/location/suggest?${new URLSearchParams({ address: value })}`),
      debounceMs,
    );
  }

  return {
    field,
    follow,
    suggestions: fetcher.data?.rows ?? initial.suggestions,
    isEmpty: fetcher.data ? text.trim() !== "" && fetcher.data.rows.length === 0 : initial.isEmpty,
  };
}
