import { expect, it } from "vitest";
import { stepped } from "./use-combobox";

it("arrow keys go round through the lines and the field", () => {
  expect([-1, 0, 1].map((active) => stepped(active, 1, 2))).toEqual([0, 1, -1]);
  expect([-1, 0, 1].map((active) => stepped(active, -1, 2))).toEqual([1, -1, 0]);
  expect(stepped(-1, 1, 0)).toBe(-1);
});
