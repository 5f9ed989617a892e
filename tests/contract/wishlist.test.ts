import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DeliveryApi, WishEntry } from "~/delivery-api";
import { type ContractClient, expectOk, openContractClient, outcomeOf, visitor } from "./contract-client";
import { plainRice, shoppersIn } from "./support/shoppers";

describe.each(["m", "n", "x"] as const)("the wishlist in dialect %s", (dialect) => {
  let contract: ContractClient;
  let customer: DeliveryApi;
  let guest: DeliveryApi;
  let item: WishEntry;
  let store: WishEntry;

  beforeAll(async () => {
    contract = await openContractClient(dialect);
    const shoppers = await shoppersIn(contract, 1);
    customer = shoppers.ann;
    guest = contract.client.api(visitor(shoppers.here));
    const { storeId, itemId } = await plainRice(customer);
    item = { kind: "item", id: itemId };
    store = { kind: "store", id: storeId };
    for (const entry of [item, store]) await customer.wishlist.remove(entry);
  }, 30_000);
  afterAll(async () => {
    expect(contract.events).toEqual([]);
    await contract.close();
  });

  it("API-28 an item is added with item_id and the answer carries a message", async () => {
    expect(await expectOk(customer.wishlist.add(item))).toEqual({ message: "Successfully added" });
    const { method, query, status } = await contract.lastRequest("/customer/wish-list/add");
    expect({ method, query, status }).toEqual({ method: "POST", query: { item_id: String(item.id) }, status: 200 });
  });

  it("API-28 a store is added with store_id; added again it is a success with the server's message", async () => {
    expect(await expectOk(customer.wishlist.add(store))).toEqual({ message: "Successfully added" });
    expect(await expectOk(customer.wishlist.add(store))).toEqual({ message: "Already added to your wish list" });
    const { query, status } = await contract.lastRequest("/customer/wish-list/add");
    expect({ query, status }).toEqual({ query: { store_id: String(store.id) }, status: 409 });
  });

  it("API-27 lists items and stores, whole or by their numbers", async () => {
    const { items, stores } = await expectOk(customer.wishlist.list());
    expect(items).toContainEqual(expect.objectContaining({ id: item.id, name: "Plain Rice", moduleId: 1 }));
    expect(stores).toContainEqual(expect.objectContaining({ id: store.id, name: "Harbour Kitchen", moduleId: 1 }));
    expect(await expectOk(customer.wishlist.ids())).toEqual({
      items: items.map(({ id, moduleId }) => ({ id, moduleId })),
      stores: stores.map(({ id, moduleId }) => ({ id, moduleId })),
    });
    expect((await contract.lastRequest("/customer/wish-list")).method).toBe("GET");
  });

  it("API-29 removes with item_id or store_id; what is no entry is not found", async () => {
    for (const entry of [item, store]) {
      expect(await expectOk(customer.wishlist.remove(entry))).toEqual({ message: "Successfully removed" });
      const { method, query } = await contract.lastRequest("/customer/wish-list/remove");
      expect({ method, query }).toEqual({ method: "DELETE", query: { [`${entry.kind}_id`]: String(entry.id) } });
      expect(await outcomeOf(customer.wishlist.remove(entry))).toBe("not-found");
    }
    const { items, stores } = await expectOk(customer.wishlist.ids());
    expect([...items, ...stores].filter(({ id }) => id === item.id || id === store.id)).toEqual([]);
  });

  it("what the shop does not have cannot be wished for, and guests have no list", async () => {
    expect(await outcomeOf(customer.wishlist.add({ kind: "item", id: 999_999 }))).toBe("not-found");
    expect(await outcomeOf(guest.wishlist.list())).toBe("unauthorized");
    expect(await outcomeOf(guest.wishlist.add(item))).toBe("unauthorized");
  });
});
