import { setTimeout as wait } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { arrivedVisitor, checkoutForm, fillCart } from "../harness/arrivals";
import { freePort } from "../harness/free-port";
import { findRedisServer, type RedisServer, redisServer } from "../harness/redis";
import { isComplaint, startReplica, startShop, type TestShop } from "../harness/shop";
import type { Visitor } from "../harness/visitor";

const program = findRedisServer();

test.runIf(program === null)(
  "redis-server (Debian's package of that name) is here, or REDIS_SERVER_PATH says where",
  () => {
    // What it proves must not go unproven unseen: elsewhere the tests below are reported as skipped.
    expect(process.env.CI ?? "").toBe("");
  },
);

/** Long enough for a connection lost to be noticed, or made anew. */
const settled = { timeout: 20_000, interval: 100 };

describe.skipIf(program === null)("Redis goes away and comes back while guests order", () => {
  let redis: RedisServer;
  let shop: TestShop;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  let metricsPort: number;
  const statuses: number[] = [];
  let ordered = 0;

  beforeAll(async () => {
    redis = await redisServer(program ?? "");
    await redis.start();
    metricsPort = await freePort();
    const environment = { REDIS_URL: redis.url, LOG_LEVEL: "info" };
    shop = await startShop({ environment: { ...environment, METRICS_PORT: String(metricsPort) } });
    replica = await startReplica(shop, environment);
  });
  afterAll(async () => {
    await replica?.stop();
    await shop?.stop();
    await redis?.close();
  });

  const stateOf = async (url: string) => {
    const answer = await fetch(`${url}/readyz`);
    expect(answer.status, "ready, whatever Redis does").toBe(200);
    return ((await answer.json()) as { redis: string }).redis;
  };
  const bothSay = async (state: "ok" | "away") => {
    for (const { url } of [shop, replica]) await expect.poll(() => stateOf(url), settled).toBe(state);
  };
  const gauge = async () =>
    /^redis_up (\d)$/m.exec(await (await fetch(`http://localhost:${metricsPort}/metrics`)).text())?.[1];
  const warnings = (logs: Record<string, unknown>[]) => logs.filter((line) => line.redis === "away");

  /** A guest's filled checkout, and the form that orders. */
  async function readyToOrder(): Promise<{ guest: Visitor; fields: Record<string, string> }> {
    const guest = await arrivedVisitor(shop.url);
    await fillCart(guest, shop.url);
    return { guest, fields: await checkoutForm(guest) };
  }

  const press = async (guest: Visitor, fields: Record<string, string>, url: string) => {
    const answer = await guest.post(`${url}/checkout?page=cart`, fields, { Origin: shop.url });
    statuses.push(answer.status);
    return answer.headers.get("Location") ?? "";
  };

  /** Orders with a form that is posted twice at once to one replica, as a balancer with sticky sessions sends it. */
  async function order(url: string) {
    const { guest, fields } = await readyToOrder();
    const ways = await Promise.all([press(guest, fields, url), press(guest, fields, url)]);
    ordered += 1;
    expect(new Set(ways).size, `both posts lead to one order: ${ways}`).toBe(1);
    return { guest, fields, way: ways[0] ?? "" };
  }

  const placed = async () =>
    (await shop.control.requests()).filter(({ path, status }) => path.endsWith("/order/place") && status === 200)
      .length;

  test("every form makes one order, no answer is a 500, and what was written meanwhile is in Redis", async () => {
    await bothSay("ok");
    await shop.control.clearRequests();
    const before = await order(shop.url);
    expect(await gauge()).toBe("1");

    await redis.kill();
    // While it dies as well as after.
    await Promise.all([order(shop.url), order(replica.url)]);
    await bothSay("away");
    expect(await gauge()).toBe("0");
    const meanwhile = await order(shop.url);
    await order(replica.url);
    // A key from the time before is known to whoever made it.
    expect(await press(before.guest, before.fields, shop.url)).toBe(before.way);
    await wait(1500);
    expect(warnings(shop.logs())).toHaveLength(1);
    expect(warnings(replica.logs())).toHaveLength(1);
    expect(warnings(shop.logs())[0]).toMatchObject({ level: 40, msg: expect.stringContaining("Redis") });

    await redis.start();
    await bothSay("ok");
    expect(await gauge()).toBe("1");
    const client = new Redis(redis.url);
    const names = await client.client("LIST");
    const kept = await client.get(`doorstep:orders:key:${meanwhile.fields.key}`);
    client.disconnect();
    expect(JSON.parse(kept ?? "null")).toMatchObject({ state: "placed" });
    expect(String(names).match(/name=doorstep /g), "one connection a process, by its name").toHaveLength(2);
    // The other replica never saw this form.
    expect(await press(meanwhile.guest, meanwhile.fields, replica.url)).toBe(meanwhile.way);
    await order(replica.url);

    expect(statuses.filter((status) => status !== 303)).toEqual([]);
    expect(await placed()).toBe(ordered);
    expect(shop.logs().filter(isComplaint)).toEqual([]);
  }, 300_000);

  test("tries at signing in are counted on through an outage, and counted together after it", async () => {
    const guess = async (url: string) => {
      const fields = { intent: "sign-in", identifier: "+15550100099", password: "wrong password" };
      const visitor = await arrivedVisitor(shop.url);
      return (await visitor.post(`${url}/auth/sign-in`, fields, { Origin: shop.url })).status;
    };
    await redis.kill();
    await bothSay("away");
    for (let tries = 0; tries < 10; tries += 1) expect(await guess(shop.url)).toBe(422);
    expect(await guess(shop.url)).toBe(429);
    await redis.start();
    await bothSay("ok");
    expect(await guess(replica.url)).toBe(429);
  }, 300_000);
});
