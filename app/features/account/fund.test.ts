import { expect, test } from "vitest";
import { fundVerdict } from "./fund";

const begun = Date.parse("2026-03-04T12:00:00Z");
const fund = { amount: 50, at: begun };
const booked = { credit: 50, at: "2026-03-04T12:01:00.000Z" };
const before = { credit: 50, at: "2026-03-04T11:00:00.000Z" };
const other = { credit: 49.99, at: "2026-03-04T12:01:00.000Z" };
const timeless = { credit: 50, at: null };

test.each([
  ["success", [booked], "added"],
  ["cancel", [booked], "added"],
  [null, [booked], "added"],
  ["success", [before, other, timeless], "unconfirmed"],
  ["success", [], "unconfirmed"],
  ["cancel", [before], "canceled"],
  ["fail", [], "failed"],
  ["<script>", [], "failed"],
  [null, [], "failed"],
])("back with the flag %j and %j in the ledger: %s", (flag, entries, verdict) => {
  expect(fundVerdict(fund, entries, flag)).toBe(verdict);
});

test("a second between two servers' clocks is no other payment", () => {
  expect(fundVerdict(fund, [{ credit: 50, at: "2026-03-04T11:59:57.000Z" }], "success")).toBe("added");
});
