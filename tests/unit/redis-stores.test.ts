import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import { createDrafts } from "~/features/checkout/drafts.server";
import { createKeyStore } from "~/features/checkout/key-store.server";
import { createOrderKeys, type OrderAttempt } from "~/features/checkout/order-keys.server";
import { createRedisLink, type RedisLink } from "~/redis.server";
import { createGuestNumbers } from "~/request/context/guest-numbers.server";
import { createRecentAnswers } from "~/request/context/recent-answers.server";
import { findRedisServer, type RedisServer, redisServer } from "../harness/redis";

const program = findRedisServer();
const settled = { timeout: 20_000, interval: 20 };
const api = "http://localhost:4000";
const now = Date.parse("2026-11-20T12:00:00Z");
const attempt: OrderAttempt = {
  owner: "guest:1",
  state: "pending",
  orderId: null,
  startedAt: now,
  storeId: 7,
  amount: 20,
  payment: null,
  paymentInfo: null,
  fields: { contactName: "Ann Lee" },
  page: "/checkout?page=cart",
};
const draft = (key: string) => ({ key, fields: { note: "Ring twice" }, place: "[]", contact: "[]" });

// Without Debian's package redis-server tests/process/redis.test.ts says so.
describe.skipIf(program === null)("orders and forms in Redis", () => {
  let server: RedisServer;
  let client: Redis;
  const links: RedisLink[] = [];

  beforeAll(async () => {
    server = await redisServer(program ?? "");
    await server.start();
    client = new Redis(server.url);
    // The server dies in one of the tests.
    client.on("error", () => undefined);
  });
  afterEach(async () => {
    for (const link of links.splice(0)) await link.close();
    await client.config("SET", "maxmemory", "0");
    await client.flushall();
  });
  afterAll(async () => {
    client.disconnect();
    await server.close();
  });

  /** One more replica's way to it. */
  async function replica(): Promise<RedisLink> {
    const link = createRedisLink(server.url, () => undefined);
    links.push(link);
    await expect.poll(() => link.state(), settled).toBe("ok");
    return link;
  }

  const everything = async () => {
    const names = await client.keys("*");
    const texts = names.map((name) => (name.includes("drafts") ? client.lrange(name, 0, -1) : client.get(name)));
    return JSON.stringify(await Promise.all(texts));
  };

  test("a form waits for any replica, three of one visitor, for an hour", async () => {
    const drafts = createDrafts(await replica());
    for (const key of ["a", "b", "c", "d"]) await drafts.save("guest:1", draft(key));
    const elsewhere = createDrafts(await replica());
    expect(await elsewhere.find("guest:1", "a")).toBeNull();
    expect((await elsewhere.find("guest:1", "b"))?.fields).toEqual({ note: "Ring twice" });
    expect(await client.llen("doorstep:drafts:guest:1")).toBe(3);
    const left = await client.pttl("doorstep:drafts:guest:1");
    expect(left).toBeGreaterThan(59 * 60_000);
    expect(left).toBeLessThanOrEqual(60 * 60_000);
  });

  test("SES-01 presses of one browser that come to two replicas are one guest, for a minute", async () => {
    vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
    vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
    const [here, there] = [createGuestNumbers(await replica()), createGuestNumbers(await replica())];
    const [one, two] = await Promise.all([
      here.of("browser", async () => ok({ guestId: 1 })),
      there.of("browser", async () => ok({ guestId: 2 })),
    ]);
    expect(one).toEqual(two);
    const [name = "none"] = await client.keys("*");
    expect(name).toMatch(/^doorstep:guests:(?!.*browser)/);
    expect(await client.pttl(name)).toBeLessThanOrEqual(60_000);
    vi.unstubAllEnvs();
  });

  test("what one visitor was answered counts for every replica, for ten minutes, and for none after a change", async () => {
    let clock = now;
    const [here, there] = [
      createRecentAnswers(await replica(), api, () => clock),
      createRecentAnswers(await replica(), api, () => clock),
    ];
    await here.set("guest:7", "cart", { lines: [] }, clock);
    expect(await there.get("guest:7", "cart")).toMatchObject({ value: { lines: [] } });
    expect(await there.get("guest:8", "cart")).toBeNull();
    const [name = "none"] = await client.keys("*");
    expect(name).toMatch(/^doorstep:recent:\d+:[\w-]{8}:(?!.*guest)/);
    expect(await client.pttl(name)).toBeLessThanOrEqual(600_000);
    clock += 5;
    await there.changed("guest:7");
    expect(await here.get("guest:7", "cart")).toBeNull();
  });

  test("what one delivery API answered a visitor is not shown as an answer of another", async () => {
    const link = await replica();
    const demo = createRecentAnswers(link, "http://sandbox:4000", () => now);
    await demo.set("guest:7", "cart", { lines: [] }, now);
    expect(await demo.get("guest:7", "cart")).not.toBeNull();
    expect(await createRecentAnswers(link, api, () => now).get("guest:7", "cart")).toBeNull();
  });

  test("nothing of what was typed stays once an order stands; its key stays for a day", async () => {
    const keys = createOrderKeys(createKeyStore(await replica()));
    await keys.claim("a", attempt, now);
    await keys.progress("a", attempt);
    expect(await everything()).toContain("Ann Lee");
    expect(await client.pttl("doorstep:orders:typed:a")).toBeLessThanOrEqual(60 * 60_000);
    await keys.placed("a", attempt, 100021);
    expect(await everything()).not.toContain("Ann Lee");
    expect(await client.pttl("doorstep:orders:key:a")).toBeGreaterThan(23 * 60 * 60_000);
    const elsewhere = createOrderKeys(createKeyStore(await replica()));
    expect(await elsewhere.claim("a", attempt, now)).toMatchObject({ attempt: { orderId: 100021 } });
  });

  test("a Redis that is full refuses: the process goes on from memory, and no order is made twice", async () => {
    const link = await replica();
    const keys = createOrderKeys(createKeyStore(link));
    await keys.claim("a", attempt, now);
    await keys.placed("a", attempt, 100021);
    await client.config("SET", "maxmemory", "1");
    expect(await keys.claim("b", { ...attempt, owner: "guest:2" }, now)).toBeNull();
    expect(link.state()).toBe("away");
    expect(await keys.claim("b", { ...attempt, owner: "guest:2" }, now)).toMatchObject({ key: "b" });
    expect(await keys.claim("a", attempt, now)).toMatchObject({ attempt: { orderId: 100021 } });
  });

  test("whatever else Redis misses while it is away, it hears of the orders", async () => {
    const link = await replica();
    await server.kill();
    await expect.poll(() => link.state(), settled).toBe("away");
    const keys = createOrderKeys(createKeyStore(link));
    await keys.claim("a", attempt, now);
    await keys.placed("a", attempt, 100021);
    for (let number = 0; number < 100_001; number += 1)
      link.owe(`doorstep:posts:place-order:${number}`, async () => undefined);
    await server.start();
    await expect.poll(() => link.state(), settled).toBe("ok");
    expect(await client.get("doorstep:orders:key:a")).toContain("100021");
  });
});
