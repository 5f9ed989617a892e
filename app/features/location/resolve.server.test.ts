import { expect, test, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { resolvePlace } from "./resolve.server";

vi.mock("~/request/posting/post-limits.server", () => ({ secondsUntil: async () => 0 }));

const point = { latitude: 40.70123456, longitude: -74.00123 };
const zone = { header: "[1]", zoneIds: [1], zones: [] };

const shopWhere = (geo: object) =>
  ({ t: (key: string) => key, api: { geo: { zone: async () => ok(zone), ...geo } } }) as unknown as RequestContext;

test("LOC-06: the address of a point is looked up, whatever was typed", async () => {
  const context = shopWhere({ reverse: async () => ok("1 Sample Road") });
  expect(await resolvePlace(context, point, "my house")).toEqual({
    kind: "resolved",
    place: { ...point, address: "1 Sample Road", error: null },
    zone,
  });
});

test.each([
  [" 5 Hill Road ", "5 Hill Road"],
  ["", "40.70123, -74.00123"],
])("a point that may not be asked about is named by what was typed (%j), else by itself", async (typed, address) => {
  const context = shopWhere({ reverse: async () => fail("withheld") });
  expect(await resolvePlace(context, point, typed)).toEqual({
    kind: "resolved",
    place: { ...point, address, isUnnamed: true, error: null },
    zone,
  });
});

test("LOC-11: a point whose address nobody answers for is none that can be picked", async () => {
  const context = shopWhere({ reverse: async () => fail("timeout") });
  expect(await resolvePlace(context, point, "5 Hill Road")).toEqual({ kind: "failed", message: "ui:failure.noAnswer" });
});

test("a suggestion that may not be asked about is told in words", async () => {
  const context = shopWhere({ place: async () => fail("withheld") });
  expect(await resolvePlace(context, { place: "abc" })).toEqual({ kind: "failed", message: "location:usedUp" });
});
