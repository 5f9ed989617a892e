import { useFetcher } from "@remix-run/react";
import { useId, useState } from "react";
import type { ActionData } from "./outcome";

/** A form's fetcher, which also says whether its post is under way. */
export type FormFetcher = ReturnType<typeof useFormFetcher>;

/**
 * The fetcher of a hydrated form. `isUnderWay` ends as soon as the form is shown again: the page's loads that follow every post take a while
 * longer, and whoever has read what is wrong may press a button. After a change was made it lasts until the page shows it. `isLoading` lasts
 * until those loads have come, for a button that depends on them.
 *
 * A form that is shown again goes on with a new fetcher: where one posts while it still loads, Remix keeps what it was waiting for, and every
 * navigation to come throws "Expected fetcher" (docs/decisions/0141).
 */
export function useFormFetcher() {
  const id = useId();
  const [{ turn, answer }, setShown] = useState<{ turn: number; answer?: ActionData }>({ turn: 0 });
  const keyOf = (number: number) => `${id}${number}`;
  const { state, data, formData, submit } = useFetcher<ActionData>({ key: keyOf(turn) });
  const before = useFetcher<ActionData>({ key: keyOf(turn - 1) });
  if (state === "loading" && data?.kind === "again") setShown({ turn: turn + 1, answer: data });
  const isUnderWay = state !== "idle";
  return {
    key: keyOf(turn),
    data: data ?? answer,
    formData,
    submit,
    isUnderWay,
    isLoading: isUnderWay || before.state !== "idle",
  };
}
