import fc from "fast-check";
import { expect, it } from "vitest";
import { shareEqual } from "./share-equal.server";

it("makes equal parts one and the same, wherever they stand", () => {
  const discount = () => ({ value: 10, type: "percent" });
  const card = () => ({ id: 1, discount: discount(), tags: ["a", 1] });
  const { first, second, other } = shareEqual({ first: [card()], second: [card(), card()], other: discount() });
  expect(second[0]).toBe(first[0]);
  expect(second[1]).toBe(first[0]);
  expect(other).toBe(first[0]?.discount);
});

it("keeps apart what only looks alike", () => {
  const data = { a: ["1"], b: [1], c: { 0: "1" }, d: [null], e: ["null"], f: [undefined], h: [0], i: [], j: {} };
  const shared = shareEqual(data);
  expect(shared).toStrictEqual(data);
  expect(new Set(Object.values(shared)).size).toBe(9);
});

it("changes no value", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(JSON.stringify(shareEqual(data))).toBe(JSON.stringify(data));
    }),
  );
});
