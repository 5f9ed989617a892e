import type { ActionData } from "./outcome";

/** Which of a form's fetchers it is, and what the one before was answered, which the form goes on showing. */
export type Shown = { turn: number; answer?: ActionData };

/** What a form shows once its fetcher was answered with `data`. What was mended is forgotten: a post that is not taken would show it again. */
export function afterAnswer(shown: Shown, data: ActionData | undefined, isShownAgain: boolean): Shown {
  if (isShownAgain && data?.kind === "invalid") return { turn: shown.turn + 1, answer: data };
  return shown.answer && data?.kind === "done" ? { turn: shown.turn } : shown;
}
