import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mostFund, readAmount, readPoints, worthOf } from "./amounts";

test.each([
  ["10", 10],
  [" 12.50 ", 12.5],
  ["1", 1],
  ["+3", 3],
  ["12.500", 12.5],
  ["10,50", 10.5],
  ["٧,٥", 7.5],
  ["١٢٫٥", 12.5],
  ["۱۲", 12],
  [String(mostFund), mostFund],
])("an amount of %j is %d", (typed, value) => {
  expect(readAmount(typed, 2)).toEqual({ value, problem: null });
});

test.each([
  ["", "missing"],
  ["   ", "missing"],
  ["ten", "unreadable"],
  ["1e5", "unreadable"],
  ["1,000", "unreadable"],
  ["1,000.50", "unreadable"],
  ["0x10", "unreadable"],
  ["-5", "tooLittle"],
  ["-999999999999", "tooLittle"],
  ["0", "tooLittle"],
  ["0.99", "tooLittle"],
  ["1.005", "tooFine"],
  ["100000000.01", "tooMuch"],
  ["9".repeat(30), "tooMuch"],
  ["9".repeat(31), "unreadable"],
])("an amount of %j is refused: %s", (typed, problem) => {
  expect(readAmount(typed, 2)).toEqual({ value: null, problem });
});

test.each([
  ["100", 100],
  ["120", 120],
  ["١١٠", 110],
])("%j of 120 points are %d", (typed, value) => {
  expect(readPoints(typed, { minimum: 100, balance: 120 })).toEqual({ value, problem: null });
});

test.each([
  ["", "missing"],
  ["100.5", "unreadable"],
  ["99", "tooLittle"],
  ["0", "tooLittle"],
  ["-100", "tooLittle"],
  ["121", "tooMuch"],
  ["9".repeat(30), "tooMuch"],
])("%j of 120 points are refused: %s", (typed, problem) => {
  expect(readPoints(typed, { minimum: 100, balance: 120 })).toEqual({ value: null, problem });
});

describe("whatever is typed", () => {
  test("is an amount within its limits or a problem, and never throws", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.bigInt().map(String)), (typed) => {
        const { value } = readAmount(typed, 2);
        if (value === null) return;
        expect(value).toBeGreaterThanOrEqual(1);
        expect(value).toBeLessThanOrEqual(mostFund);
        expect(Number(value.toFixed(2))).toBe(value);
      }),
    );
  });
  test("nobody spends points they have not", () => {
    fc.assert(
      fc.property(
        fc.bigInt().map(String),
        fc.nat(1000),
        fc.integer({ min: 1, max: 500 }),
        (typed, balance, minimum) => {
          const { value } = readPoints(typed, { minimum, balance });
          if (value !== null) expect(value).toSatisfy((points: number) => points >= minimum && points <= balance);
        },
      ),
    );
  });
});

test("what points are worth", () => {
  expect([worthOf(120, 10), worthOf(0, 10), worthOf(120, 0)]).toEqual([12, 0, null]);
});
