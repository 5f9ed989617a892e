import { useFetcher } from "@remix-run/react";
import { useId, useState } from "react";
import type { ActionData } from "./outcome";

/** A form's fetcher, which also says whether its post is under way. */
export type FormFetcher = ReturnType<typeof useFormFetcher>;

/**
 * The fetcher of a hydrated form. `isUnderWay` ends as soon as the form is shown again: the page's loads that follow every post take a while
 * longer, and whoever has read what is wrong may press a button. After a change was made it lasts until the page shows it. `untilLoaded`: it
 * always lasts until the loads have come, for forms whose next post depends on them; `isAnswered` says that nothing but the loads is waited for.
 *
 * A form that is shown again goes on with a new fetcher: where one posts while it still loads, Remix keeps what it was waiting for, and every
 * navigation to come throws "Expected fetcher".
 */
export function useFormFetcher({ untilLoaded = false } = {}) {
  const id = useId();
  const [{ turn, answer }, setShown] = useState<{ turn: number; answer?: ActionData }>({ turn: 0 });
  const key = `${id}${turn}`;
  const { state, data, formData, submit } = useFetcher<ActionData>({ key });
  if (!untilLoaded && state === "loading" && data?.kind === "invalid") setShown({ turn: turn + 1, answer: data });
  // What was mended is forgotten: a later post that is not taken would show it again.
  if (answer && data?.kind === "done") setShown({ turn });
  // What was not taken leaves the form as it stood before.
  const answered = data?.kind === "not taken" ? undefined : data;
  return {
    key,
    data: answered ?? answer,
    formData,
    submit,
    isUnderWay: state !== "idle",
    isAnswered: state === "loading",
  };
}
