import { afterAll, beforeAll, expect, it } from "vitest";
import type { Result } from "~/delivery-api";
import { createMemoryCache } from "~/delivery-api/cache.server";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { type ContractClient, expectOk, openContractClient } from "./contract-client";
import { plainRice, shoppersIn } from "./support/shoppers";

let contract: ContractClient;
beforeAll(async () => {
  contract = await openContractClient("m", { cache: createMemoryCache() });
});
afterAll(() => contract.close());

const page = { page: 1, limit: 10 };

/** What a home, a menu and the pages around them are made of. */
const shared: ((api: DeliveryApi, ids: { storeId: number; itemId: number }) => Promise<Result<unknown>>)[] = [
  (api) => api.config.get(),
  (api) => api.landing.get(),
  (api) => api.modules.list(),
  (api) => api.categories.list(),
  (api) => api.categories.featured(),
  (api) => api.categories.featuredItems(10),
  (api) => api.conditions.list(),
  (api) => api.banners.list(),
  (api) => api.banners.promotional(),
  (api) => api.campaigns.running(),
  (api) => api.campaigns.items(),
  (api) => api.flashSales.running(),
  (api) => api.items.popular(1, 10),
  (api) => api.items.discounted(1, 10),
  (api) => api.items.newArrivals(10),
  (api) => api.items.bestReviewed(10),
  (api) => api.items.recommended(),
  (api, { itemId }) => api.items.details(itemId),
  (api, { storeId }) => api.items.ofStore(storeId, page),
  (api, { storeId }) => api.stores.details(storeId),
  (api, { storeId }) => api.stores.reviews(storeId),
  (api) => api.stores.list({ filter: "all", type: "all", ...page }),
  (api) => api.stores.popular(1, 10),
  (api) => api.stores.latest(1, 10),
  (api) => api.orders.cancellationReasons(),
];

it("SES-05 what is kept for everybody is asked for by nobody: no token, no guest's number, no exact place", async () => {
  const { ann, guest, location } = await shoppersIn(contract, 1);
  const ids = await plainRice(guest);
  const before = (await contract.requests()).length;
  for (const api of [ann, guest]) for (const ask of shared) await expectOk(ask(api, ids));
  const seen = (await contract.requests()).slice(before);
  expect(new Set(seen.map(({ path, query }) => path + JSON.stringify(query))).size).toBeGreaterThan(20);
  for (const { path, query, headers } of seen) {
    expect(headers, path).not.toHaveProperty("authorization");
    expect(query, path).not.toHaveProperty("guest_id");
    expect(headers.latitude, path).toBe(String(Math.round(location.latitude * 100) / 100));
  }
  // As ever, whatever speaks for one visitor says who it is.
  await expectOk(ann.customer.info());
  expect((await contract.lastRequest("/customer/info")).headers.authorization).toMatch(/^Bearer \S+$/);
});
