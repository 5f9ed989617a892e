import { expect, test } from "vitest";
import type { ActionData } from "./outcome";
import { afterAnswer, type Shown } from "./shown-answer";

const refused: ActionData = {
  kind: "invalid",
  toasts: [],
  result: { intent: "send", page: "/home", reply: null, isRefused: true },
};
const done: ActionData = { kind: "done", toasts: [], to: null };
const notTaken: ActionData = { kind: "not taken", toasts: [] };
const begin: Shown = { turn: 0 };

test("a refused form goes on with another fetcher and shows why, also after a post that is not taken", () => {
  const again = afterAnswer(begin, refused, true);
  expect(again).toEqual({ turn: 1, answer: refused });
  expect(afterAnswer(again, undefined, false)).toBe(again);
  expect(afterAnswer(again, notTaken, false)).toBe(again);
});

test("what was mended is not shown again when a later post is not taken", () => {
  const mended = afterAnswer(afterAnswer(begin, refused, true), done, true);
  expect(mended).toEqual({ turn: 1 });
  expect(afterAnswer(mended, done, false)).toBe(mended);
  expect(afterAnswer(mended, notTaken, true).answer).toBeUndefined();
});

test("a form that waits for the page's loads keeps its fetcher", () => {
  expect(afterAnswer(begin, refused, false)).toBe(begin);
});
