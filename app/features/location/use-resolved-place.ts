import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Coordinates } from "~/delivery-api";
import { type Choice, choiceFields } from "./choice";
import type { ResolvedPlace } from "./resolve.server";

type Answer = { place: ResolvedPlace | null; failure: string | null };

/**
 * The point chosen last with its address and zone; `isLoading` while it is looked up (LOC-10). `point` is what a form posts: of a map it is the last
 * one chosen, whether its address is known by then or not.
 */
export function useResolvedPlace(initial: ResolvedPlace | null) {
  const { t } = useTranslation("ui");
  // Null where the look-up itself got no answer.
  const fetcher = useFetcher<Answer | null>();
  const [choice, setChoice] = useState<Choice | null>(null);
  const isLoading = fetcher.state !== "idle";
  const place = choice ? (fetcher.data?.place ?? null) : initial;
  const lost = fetcher.data === null ? t("failure.noAnswer") : null;
  return {
    choice,
    place,
    point: pointOf(choice, isLoading ? null : place),
    failure: choice ? (fetcher.data?.failure ?? lost) : null,
    isLoading,
    ask(choice: Choice) {
      setChoice(choice);
      fetcher.load(`/location/resolve?${new URLSearchParams(choiceFields(choice))}`);
    },
  };
}

const pointOf = (choice: Choice | null, place: Coordinates | null): Coordinates | null =>
  choice && "latitude" in choice ? choice : place;
