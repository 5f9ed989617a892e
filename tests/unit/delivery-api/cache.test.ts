import { afterEach, describe, expect, it, vi } from "vitest";
import { answersEdition, createMemoryCache, createRedisCache, createSharedCache } from "~/delivery-api/cache.server";
import { createRedisLink, type RedisEvent, type RedisLink } from "~/redis.server";
import { type StubRedis, startStubRedis } from "./stub-redis";

const api = "https://delivery.example.com";
const entry = { value: { name: "Käse" }, askedAt: 1000, bytes: 20 };

describe("the memory cache", () => {
  it("gives back what it was given until it is deleted", async () => {
    const cache = createMemoryCache();
    expect(await cache.get("a")).toBeNull();
    await cache.set("a", entry);
    expect(await cache.get("a")).toEqual(entry);
    await cache.delete("a");
    expect(await cache.get("a")).toBeNull();
  });

  it("forgets the oldest when it is full", async () => {
    const cache = createMemoryCache();
    for (let index = 0; index <= 2000; index += 1) await cache.set(`${index}`, entry);
    expect(await cache.get("0")).toBeNull();
    expect(await cache.get("2000")).toEqual(entry);
  });

  it("holds no answer bigger than itself", async () => {
    const cache = createMemoryCache();
    await cache.set("big", { ...entry, bytes: 100 * 1024 * 1024 });
    expect(await cache.get("big")).toBeNull();
  });

  it("forgets everything when it is cleared, also what was asked for before and comes after", async () => {
    let clock = 1000;
    const cache = createMemoryCache(() => clock);
    await cache.set("a", entry);
    clock = 2000;
    cache.clear();
    expect(await cache.get("a")).toBeNull();
    await cache.set("b", { ...entry, askedAt: 1999 });
    expect(await cache.get("b")).toBeNull();
    await cache.set("c", { ...entry, askedAt: 2001 });
    expect(await cache.get("c")).not.toBeNull();
  });

  it("is what there is without a Redis", async () => {
    const cache = createSharedCache(null, api);
    await cache.set("a", entry);
    expect(await cache.get("a")).toEqual(entry);
  });
});

describe("the Redis cache", () => {
  let redis: StubRedis;
  const open: RedisLink[] = [];
  const linkTo = (url: string, onChange = (_event: RedisEvent) => undefined) => {
    const link = createRedisLink(url, onChange);
    open.push(link);
    return link;
  };
  const connected = async () => {
    const link = linkTo(redis.url);
    await vi.waitFor(() => expect(link.state()).toBe("ok"), { timeout: 10_000 });
    return createRedisCache(link, api);
  };
  afterEach(async () => {
    await Promise.all(open.splice(0).map((link) => link.close()));
    await redis.close();
  });

  it("shares answers between processes for a day", async () => {
    redis = await startStubRedis();
    await (await connected()).set("a", entry);
    const [key, json] = [...redis.stored][0] ?? [];
    expect(key).toBe(`doorstep:answers:${answersEdition(api)}:a`);
    const set = redis.commands.find(([name]) => name?.toLowerCase() === "set");
    expect(set?.slice(3)).toEqual(["PX", "86400000"]);
    const other = await connected();
    expect(await other.get("a")).toEqual({ ...entry, bytes: json?.length });
    await other.delete("a");
    expect(redis.stored.size).toBe(0);
    expect(await other.get("a")).toBeNull();
  });

  it("reads no older answer of another replica once it is cleared, but newer ones", async () => {
    redis = await startStubRedis();
    const [here, there] = [await connected(), await connected()];
    await here.set("a", entry);
    await there.get("a");
    there.clear();
    expect(await there.get("a")).toBeNull();
    expect(await here.get("a")).toEqual(entry);
    await here.set("a", { ...entry, askedAt: Date.now() + 1 });
    expect(await there.get("a")).not.toBeNull();
  });

  it("gives no answer of one delivery API as that of another: after the demo, or when it moved", async () => {
    redis = await startStubRedis();
    const link = linkTo(redis.url);
    await vi.waitFor(() => expect(link.state()).toBe("ok"), { timeout: 10_000 });
    await createRedisCache(link, "http://sandbox:4000").set("/config", entry);
    expect(await createRedisCache(link, "http://sandbox:4000").get("/config")).not.toBeNull();
    expect(await createRedisCache(link, api).get("/config")).toBeNull();
  });

  it("asks Redis once for what a page needs several times", async () => {
    redis = await startStubRedis();
    await (await connected()).set("a", entry);
    const other = await connected();
    await other.get("a");
    const before = redis.commands.length;
    await other.get("a");
    expect(redis.commands).toHaveLength(before);
  });

  it.each([["not JSON"], ["{}"], ['{"askedAt":"x","value":1}'], ["null"]])("refuses %s", async (text) => {
    redis = await startStubRedis();
    const cache = await connected();
    redis.stored.set(`doorstep:answers:${answersEdition(api)}:a`, text);
    await expect(cache.get("a")).rejects.toThrow();
  });

  it("keeps to itself what a full Redis does not take, and Redis counts as there", async () => {
    redis = await startStubRedis();
    const link = linkTo(redis.url);
    await vi.waitFor(() => expect(link.state()).toBe("ok"), { timeout: 10_000 });
    const [cache, other] = [createRedisCache(link, api), await connected()];
    await cache.set("a", { ...entry, askedAt: 500 });
    redis.isFull = true;
    await cache.set("a", entry);
    expect(link.state()).toBe("ok");
    expect(await cache.get("a")).toEqual(entry);
    expect((await other.get("a"))?.askedAt).toBe(500);
    redis.isFull = false;
    await cache.set("a", { ...entry, askedAt: 2000 });
    expect((await createRedisCache(link, api).get("a"))?.askedAt).toBe(2000);
  });

  it("owes a full Redis nothing", async () => {
    redis = await startStubRedis();
    redis.isFull = true;
    const onChange = vi.fn();
    const link = linkTo(redis.url, onChange);
    await createRedisCache(link, api).set("a", entry);
    await vi.waitFor(() => expect(link.state()).toBe("ok"), { timeout: 10_000 });
    expect(redis.commands.filter(([name]) => name?.toLowerCase() === "set")).toHaveLength(1);
    expect(onChange).not.toHaveBeenCalled();
  });

  it("leaves what is of this process to its memory", async () => {
    redis = await startStubRedis();
    const cache = await connected();
    const before = redis.commands.length;
    await cache.here.set("a", entry);
    expect(await cache.here.get("a")).toEqual(entry);
    await cache.here.delete("a");
    expect(await cache.here.get("a")).toBeNull();
    expect(redis.commands).toHaveLength(before);
  });

  it("goes on from memory at once while Redis is away", async () => {
    redis = await startStubRedis();
    const cache = createRedisCache(linkTo("redis://127.0.0.1:1"), api);
    const startedAt = Date.now();
    expect(await cache.get("a")).toBeNull();
    await cache.set("a", entry);
    expect(await cache.get("a")).toEqual(entry);
    expect(Date.now() - startedAt).toBeLessThan(1000);
  });
});
