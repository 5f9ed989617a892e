import { useFetcher } from "@remix-run/react";
import { useState } from "react";
import type { ActionData } from "./outcome";

/** A form's fetcher, which also says whether its post is under way. */
export type FormFetcher = ReturnType<typeof useFormFetcher>;

/**
 * The fetcher of a hydrated form. `isUnderWay` ends as soon as the form is shown again: the page's loads that follow every post take a while
 * longer, and whoever has read what is wrong may press a button. After a change was made it lasts until the page shows it.
 */
export function useFormFetcher() {
  const fetcher = useFetcher<ActionData>();
  const { state, data } = fetcher;
  // While the loads of a redirect run, the fetcher still has the answer before it.
  const [answerBefore, setAnswerBefore] = useState(data);
  if (state !== "loading" && data !== answerBefore) setAnswerBefore(data);
  const isShownAgain = data?.kind === "again" && data !== answerBefore;
  return { ...fetcher, isUnderWay: state === "submitting" || (state === "loading" && !isShownAgain) };
}
