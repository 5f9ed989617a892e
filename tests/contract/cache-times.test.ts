import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Result } from "~/delivery-api";
import { createMemoryCache } from "~/delivery-api/cache.server";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { type ContractClient, expectOk, openContractClient, visitor } from "./contract-client";

let contract: ContractClient;
let clock = Date.now();
beforeAll(async () => {
  contract = await openContractClient("m", { cache: createMemoryCache(), now: () => clock });
});
afterAll(() => contract.close());

const minutes = (count: number) => count * 60_000;

const lists: [string, string, number, (api: DeliveryApi) => Promise<Result<unknown>>][] = [
  ["FMT-02", "/categories", minutes(5), (api) => api.categories.list()],
  ["FMT-03", "/categories/featured/items", 480_000, (api) => api.categories.featuredItems(30)],
  ["FMT-03", "/categories?featured=1", 480_000, (api) => api.categories.featured()],
  ["FMT-04", "/banners", minutes(5), (api) => api.banners.list()],
  ["HOME-all-22", "/items/popular", 300_000, (api) => api.items.popular(1, 9)],
  ["API-76", "/common-condition", 480_000, (api) => api.conditions.list()],
];

test.each(lists)("%s %s is asked for once in %d ms", async (_, address, freshMs, ask) => {
  const place = { zoneHeader: "[1]", latitude: 40.7, longitude: -74 };
  const once = () => expectOk(ask(contract.client.api(visitor({ place, moduleId: 3, deadlineAt: clock + 20_000 }))));
  const [path = "", query] = address.split("?");
  const calls = async () => {
    const requests = await contract.requests();
    return requests.filter((row) => row.path === `/api/v1${path}` && "featured" in row.query === (query !== undefined))
      .length;
  };
  await once();
  clock += freshMs - 1;
  await once();
  expect(await calls()).toBe(1);
  clock += 1;
  await once();
  await vi.waitFor(async () => expect(await calls()).toBe(2), { timeout: 10_000 });
});
