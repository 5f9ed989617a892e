import { describe, expect, test } from "vitest";
import { suggestionFor } from "./typed-address";

const row = (mainText: string, area = "Old Quay") => ({ mainText, text: `${mainText}, ${area}` });

describe("LOC-04: an address typed in full", () => {
  test.each([
    ["reads like one suggestion", "12 harbour street ", [row("12 Harbour Street"), row("120 Harbour Street")], 0],
    ["reads like one with its area", "12 Harbour Street, Old Quay", [row("1 X"), row("12 Harbour Street")], 1],
    ["stands in two areas", "12 Harbour Street", [row("12 Harbour Street"), row("12 Harbour Street", "Docks")], null],
    ["is only begun", "12 Harb", [row("12 Harbour Street"), row("120 Harbour Street")], null],
    ["was translated", "12 Harbour Street", [row("شارع الميناء 120"), row("شارع الميناء 12")], 1],
    ["was translated to two streets", "12 Harbour Street", [row("شارع الميناء 12"), row("طريق الميناء 12")], null],
    ["has no number", "Harbour Street", [row("شارع الميناء")], null],
    ["is another street", "12 Hill Street", [row("12 Harbour Street")], null],
    ["has no suggestion", "12 Harbour Street", [], null],
  ])("%s", (_case, typed, rows, expected) => {
    expect(suggestionFor(typed, rows)).toBe(expected === null ? null : rows[expected]);
  });
});
