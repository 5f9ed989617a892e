import { afterEach, describe, expect, it, vi } from "vitest";
import { createNoCache } from "~/delivery-api/cache.server";
import { config, configOfN, json, type StubApi, startStubApi, visitor } from "./stub-api";

let clock = Date.now();
let api: StubApi;
const start = async (options = {}) => {
  clock = Date.now();
  api = await startStubApi({ now: () => clock, ...options });
};
afterEach(() => api.close());

const minutes = (count: number) => count * 60_000;
const here = (fields = {}) => visitor({ deadlineAt: clock + 2800, ...fields });
const categories = async (fields = {}) => {
  const result = await api.client.api(here(fields)).categories.list();
  return result.ok ? result.value.map(({ name }) => name).join() : result.failure.kind;
};
const named = (name: string) => [{ id: 1, name }];
const calls = () => api.seenOf("/categories").length;

describe("answers for everybody", () => {
  it("are fetched once while fresh, and once at a time", async () => {
    await start();
    api.answer((_, response) => json(response, named("A")));
    expect(await Promise.all([categories(), categories(), categories()])).toEqual(["A", "A", "A"]);
    clock += minutes(4);
    expect(await categories()).toBe("A");
    expect(calls()).toBe(1);
    expect(api.seenOf("/config")).toHaveLength(1);
  });

  it("are given stale while a new one is fetched for no visitor", async () => {
    await start();
    api.answer((_, response, count) => json(response, named(count === 1 ? "A" : "B")));
    const place = { zoneHeader: "[1]", latitude: 40.7012345, longitude: -74 };
    const fields = { token: "secret", guestId: 7, place };
    await categories(fields);
    clock += minutes(6);
    expect(await categories(fields)).toBe("A");
    await vi.waitFor(async () => expect(await categories(fields)).toBe("B"), { timeout: 10_000 });
    expect(calls()).toBe(2);
    for (const { headers, url } of [...api.seenOf("/categories"), ...api.seenOf("/config")]) {
      expect(headers.authorization).toBeUndefined();
      expect(headers.latitude).toBe("40.7");
      expect(url).not.toContain("guest");
    }
  });

  it("of a server that shows them to customers only are asked for again as this one, and kept for none", async () => {
    await start();
    api.answer(({ headers }, response) => {
      const { authorization = "" } = headers;
      json(response, authorization ? named(authorization) : {}, authorization ? 200 : 401);
    });
    const onOwnAnswer = vi.fn();
    expect(await categories({ onOwnAnswer })).toBe("unauthorized");
    expect(onOwnAnswer).not.toHaveBeenCalled();
    expect(await categories({ token: "ann", onOwnAnswer })).toBe("Bearer ann");
    expect(onOwnAnswer).toHaveBeenCalledTimes(1);
    expect(await categories({ token: "bob", onOwnAnswer })).toBe("Bearer bob");
    expect(onOwnAnswer).toHaveBeenCalledTimes(2);
  });

  it("are told from those to one visitor, and those in the order of distance from those of a whole zone", async () => {
    await start();
    api.answer((_, response) => json(response, []));
    const told = { onOwnAnswer: vi.fn(), onNearby: vi.fn() };
    const asked = api.client.api(here({ ...told, place: { zoneHeader: "[1]", latitude: 40.7, longitude: -74 } }));
    await asked.categories.list();
    expect([told.onOwnAnswer.mock.calls.length, told.onNearby.mock.calls.length]).toEqual([0, 0]);
    await asked.stores.list({ filter: "all", type: "all", page: 1, limit: 10 });
    expect([told.onOwnAnswer.mock.calls.length, told.onNearby.mock.calls.length]).toEqual([0, 1]);
    await asked.cart.list();
    expect([told.onOwnAnswer.mock.calls.length, told.onNearby.mock.calls.length]).toEqual([1, 1]);
  });

  it("are waited for when they are old, and given old when the server is in trouble", async () => {
    await start();
    api.answer((_, response, count) => json(response, named(`${count}`), count === 3 ? 500 : 200));
    await categories();
    clock += minutes(60);
    expect(await categories()).toBe("2");
    clock += minutes(60);
    expect(await categories()).toBe("2");
    expect(calls()).toBe(3);
  });

  it("are counted by how they were answered, with their age", async () => {
    await start();
    const broken = new Set([3, 4]);
    api.answer((_, response, count) => json(response, named(`${count}`), broken.has(count) ? 500 : 200));
    const told = () => api.shared.splice(0).filter(({ endpoint }) => endpoint === "/categories");
    const answered = (answer: string, ageMs: number | null) => [{ endpoint: "/categories", answer, ageMs }];
    await categories();
    expect(told()).toEqual(answered("fetched", 0));
    clock += minutes(1);
    await categories();
    expect(told()).toEqual(answered("fresh", minutes(1)));
    clock += minutes(5);
    await categories();
    expect(told()).toEqual(answered("stale", minutes(6)));
    await vi.waitFor(async () => expect(await categories()).toBe("2"), { timeout: 10_000 });
    told();
    clock += minutes(60);
    await categories();
    expect(told()).toEqual(answered("rescued", minutes(60)));
    await categories({ language: "ar" });
    expect(told()).toEqual(answered("missing", null));
  });

  it("are given old after a moment of patience when the server hangs", async () => {
    await start();
    api.answer((_, response, count) => (count === 1 ? json(response, named("A")) : undefined));
    await categories();
    clock += minutes(60);
    const startedAt = Date.now();
    expect(await categories()).toBe("A");
    expect(Date.now() - startedAt).toBeLessThan(1500);
  });

  it("are dropped when they are gone", async () => {
    await start();
    api.answer((_, response, count) =>
      json(response, count === 1 ? { id: 6, name: "Kitchen" } : {}, count === 1 ? 200 : 404),
    );
    const details = async () => (await api.client.api(here()).stores.details("kitchen")).ok;
    expect(await details()).toBe(true);
    clock += minutes(60);
    expect(await details()).toBe(false);
    expect(await details()).toBe(false);
  });

  it("are told apart by language, zone and module", async () => {
    await start();
    api.answer(({ headers }, response) =>
      json(response, named(`${headers["x-localization"]}${headers.zoneid}${headers.moduleid}`)),
    );
    const place = { zoneHeader: "[1]", latitude: 0, longitude: 0 };
    expect(await categories()).toBe("enundefinedundefined");
    expect(await categories({ language: "ar" })).toBe("arundefinedundefined");
    expect(await categories({ place })).toBe("en[1]undefined");
    expect(await categories({ place, moduleId: 2 })).toBe("en[1]2");
    expect(await categories({ place: { ...place, latitude: 9 }, moduleId: 2 })).toBe("en[1]2");
    expect(calls()).toBe(4);
  });

  it("CARD-16 are one for everybody in a zone; lists in the order of distances one for a square kilometre", async () => {
    await start();
    api.answer(({ url }, response) =>
      json(response, url.includes("details") ? { id: 6, name: "Kitchen", distance: 900 } : { stores: [] }),
    );
    const ask = async (latitude: number) => {
      const { stores } = api.client.api(here({ place: { zoneHeader: "[1]", latitude, longitude: 0 } }));
      const list = { filter: "all", type: "all", page: 1, limit: 10 } as const;
      const results = await Promise.all([stores.details(6), stores.popular(1, 12), stores.list(list)]);
      expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
    };
    for (const latitude of [1, 1.004, 1.02]) await ask(latitude);
    expect(api.seenOf("/stores/details/6")).toHaveLength(1);
    expect(api.seenOf("/stores/popular")).toHaveLength(1);
    expect(api.seenOf("/stores/get-stores").map(({ headers }) => headers.latitude)).toEqual(["1", "1.02"]);
  });

  it("of a zone's rates are one for all in it, and none when the point asked for lies in another", async () => {
    await start();
    api.answer((_, response, count) => json(response, { zone_id: count === 1 ? "[2]" : "[4, 1]", zone_data: [] }));
    const onFailure = vi.fn();
    const zones = async (latitude: number) => {
      const place = { zoneHeader: "[1,4]", latitude, longitude: 0 };
      return (await api.client.api(here({ place, onFailure })).geo.zonesOf(place)).ok;
    };
    expect(await zones(1)).toBe(false);
    expect(onFailure, "a page without them is nobody else's").toHaveBeenCalledTimes(1);
    expect(api.events, "the delivery API has kept its contract").toEqual([]);
    expect([await zones(1.3), await zones(1.7)]).toEqual([true, true]);
    expect(api.seenOf("/config/get-zone-id")).toHaveLength(2);
  });

  it("cannot be changed by who reads them", async () => {
    await start();
    api.answer((_, response) => json(response, named("A")));
    const result = await api.client.api(here()).categories.list();
    expect(() => result.ok && result.value.pop()).toThrow(TypeError);
  });

  it("are not kept when they fail", async () => {
    await start();
    api.answer((_, response, count) => json(response, count === 1 ? { wrong: true } : named("A")));
    expect(await categories()).toBe("contract");
    expect(await categories()).toBe("A");
  });

  it("do without a cache that is broken", async () => {
    const broken = async () => {
      throw new Error("connection lost");
    };
    await start({ cache: { ...createNoCache(), get: broken, set: broken, delete: broken } });
    api.answer((_, response) => json(response, named("A")));
    expect(await categories()).toBe("A");
    expect(api.events).toContainEqual({ event: "cache-failed", operation: "get", problem: "Error" });
  });

  it("of visitors' own words, ranges, boxes and late pages stay in the memory of the process", async () => {
    await start();
    const [told, kept] = [vi.spyOn(api.cache, "set"), vi.spyOn(api.cache.here, "set")];
    api.answer((_, response) => json(response, { products: [], items: [], stores: [] }));
    const { search, items, stores } = api.client.api(here({ place: { zoneHeader: "[1]", latitude: 1, longitude: 1 } }));
    const words = {
      dataType: "searched" as const,
      name: "rice",
      categoryIds: [],
      brandIds: [],
      filters: [],
      rating: null,
    };
    const asked = { ...words, price: { min: 0, max: 9 }, page: 1, limit: 9 };
    const listing = { tab: "all", filter: "all", page: 1, limit: 9 } as const;
    const ask = async () => {
      await Promise.all([search.items(asked), search.stores(asked), search.suggestions("rice")]);
      await items.searchOfStore(6, { name: "rice", page: 1, limit: 9 });
      await stores.listing({ ...listing, categoryIds: [1, 2] });
      await stores.popular(21, 9);
    };
    await ask();
    const seen = api.seen.length;
    await ask();
    expect(api.seen).toHaveLength(seen);
    expect(told.mock.calls.map(([key]) => JSON.parse(key)[0])).toEqual(["/config"]);
    expect(kept).toHaveBeenCalledTimes(6);

    await stores.popular(20, 9);
    await stores.listing({ ...listing, categoryIds: [] });
    expect(told).toHaveBeenCalledTimes(3);
    expect(kept).toHaveBeenCalledTimes(6);
  });

  it("are asked for anew without a cache", async () => {
    await start({ cache: createNoCache() });
    api.answer((_, response) => json(response, named("A")));
    await categories();
    await categories();
    expect(calls()).toBe(2);
  });
});

describe("personal answers", () => {
  it("are never kept", async () => {
    await start();
    const kept = vi.spyOn(api.cache, "set");
    const keptHere = vi.spyOn(api.cache.here, "set");
    api.answer(({ url }, response) =>
      json(
        response,
        url.includes("cart")
          ? []
          : url.includes("order")
            ? { orders: [] }
            : url.includes("address")
              ? { addresses: [] }
              : { id: 77 },
      ),
    );
    const mine = api.client.api(here({ token: "secret", guestId: 7 }));
    const ask = () =>
      Promise.all([mine.customer.info(), mine.cart.list(), mine.orders.running(1, 10), mine.addresses.list()]);
    for (const result of [...(await ask()), ...(await ask())]) expect(result.ok).toBe(true);
    for (const path of [
      "/customer/info",
      "/customer/cart/list",
      "/customer/order/running-orders",
      "/customer/address/list",
    ]) {
      expect(api.seenOf(path)).toHaveLength(2);
    }
    expect(kept.mock.calls.map(([key]) => key).every((key) => key.includes("/config"))).toBe(true);
    expect(JSON.stringify(kept.mock.calls)).not.toContain("secret");
    expect(keptHere).not.toHaveBeenCalled();
  });
});

describe("the dialect", () => {
  it("is taken for M until the config came, and an answer read that way is not kept", async () => {
    await start();
    const item = { id: 1, name: "A", price: 1, store_id: 6, module_type: "food", store_discount: 20 };
    api.answer((_, response) => json(response, { products: [item] }));
    const discount = async () => {
      const result = await api.client.api(here()).items.popular(1, 10);
      return result.ok && result.value.rows[0]?.storeDiscount;
    };
    config.current = { message: "not yet" };
    expect(await discount()).toBe(20);
    config.current = configOfN;
    expect(await discount()).toBe(0);
  });
});
