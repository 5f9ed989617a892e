import { describe, expect, it, test } from "vitest";
import { currentAddress, selectableAddresses, submittedType, typeAndLabel } from "./rules";

test.each([
  ["home", "", "home"],
  ["office", "", "office"],
  ["other", "", "other"],
  ["other", "  ", "other"],
  ["other", " Summer house ", "Summer house"],
  // The label's field is hidden then: what was typed before counts no more.
  ["home", "Summer house", "home"],
] as const)("ADDR-12 %s labelled %j is sent as %j", (type, label, sent) => {
  expect(submittedType(type, label)).toBe(sent);
});

test.each([
  ["home", "home", ""],
  ["Office", "office", ""],
  ["other", "other", ""],
  ["others", "other", ""],
  ["", "other", ""],
  [" Summer house ", "other", "Summer house"],
])("ADDR-02 ADDR-12: %j is read as %s with label %j", (stored, type, label) => {
  expect(typeAndLabel(stored)).toEqual({ type, label });
});

const point = (latitude: number, longitude = -74) => ({ latitude, longitude });

const row = (id: number, latitude: number | null, zoneIds = [1]) => ({
  id,
  location: latitude === null ? null : point(latitude),
  zoneIds,
});
const rows = [row(3, 40.1), row(2, 40.2, [2]), row(1, 40.2, [1, 2]), row(4, null)];

describe("the current address", () => {
  test.each([
    ["is the one picked", 1, 40.2, 1],
    ["is the first at the place when none was picked", null, 40.2, 2],
    ["is not the one picked once the place has moved", 1, 40.1, 3],
    ["is none elsewhere", 1, 50, null],
  ])("%s", (_case, savedId, latitude, expected) => {
    expect(currentAddress(rows, { savedId, place: point(latitude) })?.id ?? null).toBe(expected);
  });

  it("is none before a place is chosen", () => {
    expect(currentAddress(rows, { savedId: 1, place: null })).toBeNull();
  });
});

const idsOf = (zoneId: number | null, current: (typeof rows)[number] | null) =>
  selectableAddresses(rows, { zoneId, current }).map(({ id }) => id);

test("ADDR-23 only addresses of the store's zone are kept", () => {
  expect(idsOf(1, null)).toEqual([3, 1, 4]);
  expect(idsOf(2, null)).toEqual([2, 1]);
  expect(idsOf(9, null)).toEqual([]);
  expect(idsOf(null, null)).toEqual([3, 2, 1, 4]);
});

test("ADDR-24 the current address comes first, when it is kept at all", () => {
  expect(idsOf(null, row(1, 40.2))).toEqual([1, 3, 2, 4]);
  expect(idsOf(1, row(2, 40.2))).toEqual([3, 1, 4]);
});
