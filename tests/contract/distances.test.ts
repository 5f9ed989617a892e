import { afterAll, beforeAll, expect, it } from "vitest";
import { createMemoryCache } from "~/delivery-api/cache.server";
import { straightLineKm } from "~/delivery-api/distance";
import { type ContractClient, expectOk, openContractClient, visitor } from "./contract-client";
import { type Shoppers, shoppersIn } from "./support/shoppers";

let contract: ContractClient;
let shoppers: Shoppers;
beforeAll(async () => {
  contract = await openContractClient("m", { cache: createMemoryCache() });
  shoppers = await shoppersIn(contract, 1);
});
afterAll(() => contract.close());

const stores = { filter: "all", type: "all", page: 1, limit: 50 } as const;

it("CARD-16 the distance from a place to a store is the delivery API's own to the metre", async () => {
  const { rows } = await expectOk(shoppers.guest.stores.list(stores));
  expect(rows.length).toBeGreaterThan(10);
  for (const [north, east] of [
    [0, 0],
    [0.0123, -0.0456],
    [-0.31, 0.27],
  ] as const) {
    const place = { latitude: shoppers.location.latitude + north, longitude: shoppers.location.longitude + east };
    const headers = {
      zoneId: shoppers.here.place?.zoneHeader ?? "",
      moduleId: "1",
      latitude: String(place.latitude),
      longitude: String(place.longitude),
    };
    const answer = await fetch(`${contract.url}/api/v1/stores/get-stores/all?limit=50&offset=1`, { headers });
    const told = ((await answer.json()) as { stores: { id: number; distance: number }[] }).stores;
    for (const store of rows) {
      const metres = told.find(({ id }) => id === store.id)?.distance ?? Number.NaN;
      const km = store.location ? straightLineKm(place, store.location) : Number.NaN;
      expect(Math.abs(km * 1000 - metres), store.name).toBeLessThan(1);
    }
  }
});

it("CARD-16 who lives elsewhere in the zone has the same lists without a call, and distances of their own", async () => {
  const { guest, here, location } = shoppers;
  const distances = async (api: typeof guest, place: typeof location) => {
    const [popular, details, zones] = await Promise.all([
      expectOk(api.stores.popular(1, 12)),
      expectOk(api.stores.details("harbour-kitchen")),
      expectOk(api.geo.zonesOf({ zoneHeader: here.place?.zoneHeader ?? "", ...place })),
    ]);
    expect(zones.length).toBeGreaterThan(0);
    return [...popular.rows, details].map(({ location }) => location && straightLineKm(place, location));
  };
  const mine = await distances(guest, location);
  const before = (await contract.requests()).length;
  const elsewhere = { latitude: location.latitude + 0.012, longitude: location.longitude - 0.009 };
  const neighbour = contract.client.api(
    visitor({ moduleId: here.moduleId, place: { zoneHeader: here.place?.zoneHeader ?? "", ...elsewhere } }),
  );
  const theirs = await distances(neighbour, elsewhere);
  expect((await contract.requests()).length).toBe(before);
  expect(theirs.every((distance, index) => distance !== null && distance !== mine[index])).toBe(true);
});
