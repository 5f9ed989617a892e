import { beforeEach, expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import { straightLineKm } from "~/delivery-api/distance";
import { mayMeasureRoute } from "~/features/location/look-ups.server";
import type { RequestContext } from "~/request/context/request-context";
import { routeKm } from "./route-distance.server";

vi.mock("~/features/location/look-ups.server", () => ({ mayMeasureRoute: vi.fn() }));

const distance = vi.fn();
const context = { api: { geo: { distance } } } as unknown as RequestContext;
const store = { latitude: 40.7, longitude: -74 };
let street = 0;
/** A place that no test has asked the way to before. */
const newPlace = () => ({ latitude: 40.71, longitude: -74 + ++street / 1000 });
const route = (isStraightLine: boolean) => ok({ km: 3.2, minutes: null, isStraightLine });

beforeEach(() => {
  distance.mockReset().mockResolvedValue(route(false));
  vi.mocked(mayMeasureRoute).mockReset().mockResolvedValue(true);
});

test("a way is paid for and counted once, however many pages show it", async () => {
  const place = newPlace();
  const shown = [await routeKm(context, store, place), await routeKm(context, store, place)];
  expect(shown).toEqual([3.2, 3.2]);
  expect([distance.mock.calls.length, vi.mocked(mayMeasureRoute).mock.calls.length]).toEqual([1, 1]);
});

test("a straight line in a route's place is asked about again", async () => {
  const place = newPlace();
  distance.mockResolvedValueOnce(route(true));
  await routeKm(context, store, place);
  await routeKm(context, store, place);
  expect(distance).toHaveBeenCalledTimes(2);
});

test("a machine that asked for too many ways has straight lines, which nobody pays for", async () => {
  vi.mocked(mayMeasureRoute).mockResolvedValue(false);
  const place = newPlace();
  expect(await routeKm(context, store, place)).toBe(straightLineKm(store, place));
  expect(distance).not.toHaveBeenCalled();
});
