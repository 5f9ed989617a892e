import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as read from "./scalars";

describe("flags", () => {
  it.each([
    [true, true],
    [1, true],
    ["1", true],
    ["true", true],
    ["on", true],
    ["YES", true],
    [false, false],
    [0, false],
    ["0", false],
    ["false", false],
    ["off", false],
    ["", false],
    [null, false],
    [undefined, false],
    [{}, false],
    [[], false],
  ])("%j is %s", (value, expected) => expect(read.flag.parse(value)).toBe(expected));

  it.each([
    [undefined, true],
    [null, true],
    ["", true],
    [0, false],
    ["off", false],
  ])("%j or true is %s", (value, expected) => expect(read.flagOrTrue.parse(value)).toBe(expected));
});

describe("numbers", () => {
  it.each([
    [3, 3],
    ["3", 3],
    [" 3.5 ", 3.5],
    ["-2", -2],
    [true, 1],
    ["", null],
    ["3km", null],
    [null, null],
    [Number.POSITIVE_INFINITY, null],
    ["1e999", null],
    [{}, null],
    [[1], null],
  ])("%j is %j", (value, expected) => expect(read.toNumber(value)).toBe(expected));

  it.each([[0], [-1], [1.5], ["x"], [null], [Number.MAX_SAFE_INTEGER + 1]])("%j is no id", (value) =>
    expect(read.id.safeParse(value).success).toBe(false),
  );

  it.each([[-1], ["-0.01"], [true], [null], ["free"]])("%j is no amount", (value) =>
    expect(read.amount.safeParse(value).success).toBe(false),
  );
});

describe("lists", () => {
  it.each([
    ["", []],
    [null, []],
    [undefined, []],
    [
      [1, 2],
      [1, 2],
    ],
    ["[3,5]", [3, 5]],
    ["[broken", []],
    ["{}", []],
    [{ 0: "a", 2: "b" }, ["a", "b"]],
    [{ label: "a" }, []],
    [7, []],
  ])("%j has the rows %j", (value, rows) => expect(read.toList(value)).toEqual(rows));

  it("reads ids from numbers, texts and objects, leaving out the rest", () => {
    expect(read.ids.parse('[{"id":"3"},5,"8",0,null,"x",{"id":-1}]')).toEqual([3, 5, 8]);
  });
});

describe("texts and addresses", () => {
  it.each([
    ["<p>Daily &amp; fresh</p>", "Daily & fresh"],
    ["a<br>b", "a b"],
    ["5 < 6", "5 < 6"],
    ["<script>alert(1)</script>", "alert(1)"],
    ["&lt;b&gt;", "<b>"],
    [12, "12"],
    [null, ""],
  ])("%j as plain text is %j", (value, expected) => expect(read.plainText(value, 500)).toBe(expected));

  it.each([
    ["https://img.test/a.png", "https://img.test/a.png"],
    ["http://img.test/a b.png", "http://img.test/a%20b.png"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["//img.test/a.png", null],
    ["https://", null],
    ["", null],
    [3, null],
  ])("%j as an address is %j", (value, expected) => expect(read.httpUrl.parse(value)).toBe(expected));

  it.each([
    ["09:00:00", "09:00"],
    ["9:05", "09:05"],
    ["23:59:59", "23:59"],
    ["24:00", null],
    ["9", null],
    [null, null],
  ])("%j on the clock is %j", (value, expected) => expect(read.clock.parse(value)).toBe(expected));

  it.each([
    ["40.7", "-74.0", { latitude: 40.7, longitude: -74 }],
    [91, 0, null],
    [0, -181, null],
    ["", "", null],
    [null, 1, null],
    [0, 0, { latitude: 0, longitude: 0 }],
  ])("%j, %j as a place is %j", (latitude, longitude, expected) =>
    expect(read.coordinates(latitude, longitude)).toEqual(expected),
  );

  it.each([
    ["percent", "percent"],
    ["percentage", "percent"],
    ["precentage", "percent"],
    ["amount", "amount"],
    ["", "amount"],
  ])("the discount type %j is %j", (value, expected) => expect(read.discountType.parse(value)).toBe(expected));
});

it("plain text is never longer than its limit and holds no whole tag of the source", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (value, limit) => {
      expect(read.plainText(`<b>${value}</b>`, limit).length).toBeLessThanOrEqual(limit);
    }),
  );
});
