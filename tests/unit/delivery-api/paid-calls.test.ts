import { afterEach, beforeEach, expect, it } from "vitest";
import { createMemoryCache } from "~/delivery-api/cache.server";
import { createDeliveryClient } from "~/delivery-api/delivery-client.server";
import { json, type StubApi, startStubApi, visitor } from "./stub-api";

let api: StubApi;
beforeEach(async () => {
  api = await startStubApi();
  api.answer((_, response) => json(response, {}));
});
afterEach(() => api.close());

const [here, there] = [
  { latitude: 40.7, longitude: -74 },
  { latitude: 40.71, longitude: -74 },
];

function geoWith(mayPay: () => Promise<boolean>) {
  const { baseUrl, events } = api;
  const cache = createMemoryCache();
  const client = createDeliveryClient({
    baseUrl,
    softwareId: null,
    origin: "",
    cache,
    mayPay,
    log: (event) => events.push(event),
  });
  return client.api(visitor()).geo;
}

it("asks before each call of a map service, and for none of another kind", async () => {
  let asked = 0;
  const geo = geoWith(async () => {
    asked += 1;
    return true;
  });
  await geo.autocomplete("Harbour Street");
  await geo.place("abc");
  await geo.reverse(here);
  await geo.distance(here, there);
  expect([asked, api.seen.length]).toEqual([4, 4]);
  await geo.zone(here);
  expect(asked).toBe(4);
});

it("makes none that may not be paid for, and takes the straight line for the way", async () => {
  const geo = geoWith(async () => false);
  const withheld = { ok: false, failure: { kind: "withheld", status: null, errors: [] } };
  expect(await geo.autocomplete("Harbour Street")).toEqual(withheld);
  expect(await geo.place("abc")).toEqual(withheld);
  expect(await geo.reverse(here)).toEqual(withheld);
  expect(await geo.distance(here, there)).toMatchObject({ ok: true, value: { isStraightLine: true } });
  expect([api.seen, api.events]).toEqual([[], []]);
});
