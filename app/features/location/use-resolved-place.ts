import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { type Choice, choiceFields } from "./choice";
import type { ResolvedPlace } from "./resolve.server";

type Answer = { place: ResolvedPlace | null; failure: string | null };

/** The point chosen last with its address and zone; `isLoading` while it is looked up (LOC-10). */
export function useResolvedPlace(initial: ResolvedPlace | null) {
  const fetcher = useFetcher<Answer>();
  const [hasAsked, setAsked] = useState(false);
  return {
    place: hasAsked ? (fetcher.data?.place ?? null) : initial,
    failure: hasAsked ? (fetcher.data?.failure ?? null) : null,
    isLoading: fetcher.state !== "idle",
    ask(choice: Choice) {
      setAsked(true);
      fetcher.load(`/location/resolve?${new URLSearchParams(choiceFields(choice))}`);
    },
  };
}
