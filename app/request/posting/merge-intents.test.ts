import { expect, test } from "vitest";
import { mergeIntents } from "./merge-intents";

test("every intent of every table keeps its handler", () => {
  const [add, wish] = [() => "add", () => "wish"];
  expect(mergeIntents({ add }, { wish })).toEqual({ add, wish });
});

test("two handlers for one intent are refused, also where the handler is the same", () => {
  const add = () => "add";
  expect(() => mergeIntents({ add }, { wish: add }, { add })).toThrow("Two handlers for the intent add");
});

test("names that every object answers to are intents like others", () => {
  expect(mergeIntents({ constructor: () => "made" }).constructor()).toBe("made");
});
