import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseOrderId } from "./order-id";

describe("an order id from outside", () => {
  it.each([
    ["100021", 100021],
    [" #100021 ", 100021],
    ["1", 1],
    ["٣", 3],
    ["#১০০০২১", 100021],
    ["999999999999999", 999_999_999_999_999],
  ])("reads %j", (text, id) => {
    expect(parseOrderId(text)).toBe(id);
  });

  it.each([
    "",
    " ",
    "0",
    "-1",
    "+1",
    "1.5",
    "1e5",
    "0x10",
    "12a",
    "##1",
    "1 2",
    "٠",
    "9999999999999999",
    null,
    undefined,
    7,
  ])("refuses %j", (text) => {
    expect(parseOrderId(text)).toBeNull();
  });

  it("gives only whole numbers that stay what was written", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseOrderId(text);
        if (id === null) return;
        expect(Number.isSafeInteger(id) && id > 0).toBe(true);
        expect(text).toContain(String(id));
      }),
    );
  });
});
