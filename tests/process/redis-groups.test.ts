import { spawnSync } from "node:child_process";
import { afterEach, describe, expect, test } from "vitest";
import { arrivedVisitor, checkoutForm, fillCart } from "../harness/arrivals";
import { findRedisServer } from "../harness/redis";
import { type RedisGroup, redisCluster, redisWithSentinel } from "../harness/redis-groups";
import { isComplaint, startReplica, startShop, type TestShop } from "../harness/shop";
import { guestIdOf, type Visitor } from "../harness/visitor";

const program = findRedisServer();
const settled = { timeout: 20_000, interval: 100 };

// Without Debian's package redis-server tests/process/redis.test.ts says so.
describe.skipIf(program === null)("REDIS_URL may lead to several machines", () => {
  let group: RedisGroup;
  let shop: TestShop;
  let replica: Awaited<ReturnType<typeof startReplica>>;
  const statuses: number[] = [];
  let ordered = 0;

  async function start(groupOf: (program: string) => Promise<RedisGroup>) {
    [statuses.length, ordered] = [0, 0];
    group = await groupOf(program ?? "");
    shop = await startShop({ environment: { REDIS_URL: group.url } });
    replica = await startReplica(shop, { REDIS_URL: group.url });
    await bothSay("ok");
  }
  afterEach(async () => {
    await replica?.stop();
    await shop?.stop();
    await group?.close();
  });

  const stateOf = async (url: string) => ((await (await fetch(`${url}/readyz`)).json()) as { redis: string }).redis;
  const bothSay = async (state: "ok" | "away") => {
    for (const { url } of [shop, replica]) await expect.poll(() => stateOf(url), settled).toBe(state);
  };

  const press = async (guest: Visitor, fields: Record<string, string>, url: string) => {
    const answer = await guest.post(`${url}/checkout?page=cart`, fields, { Origin: shop.url });
    statuses.push(answer.status);
    return answer.headers.get("Location") ?? "";
  };

  /** Orders with a form that is posted twice at once, as a balancer with sticky sessions sends it. */
  async function order(url: string) {
    const guest = await arrivedVisitor(shop.url);
    await fillCart(guest, shop.url);
    const fields = await checkoutForm(guest);
    const [way = "", again] = await Promise.all([press(guest, fields, url), press(guest, fields, url)]);
    ordered += 1;
    expect(again).toBe(way);
    return { guest, fields, way };
  }

  const forget = (guest: Visitor) =>
    spawnSync(process.execPath, ["build/forget.js", "--guest", String(guestIdOf(guest))], {
      env: {
        NODE_ENV: "production",
        DELIVERY_API_URL: shop.control.url,
        SESSION_SECRETS: "a secret that only the tests know and nobody else",
        REDIS_URL: group.url,
      },
      encoding: "utf8",
    });

  async function expectOneOrderEach() {
    const placed = (await shop.control.requests()).filter(
      ({ path, status }) => path.endsWith("/order/place") && status === 200,
    );
    expect(placed).toHaveLength(ordered);
    expect(statuses.filter((status) => status !== 303)).toEqual([]);
    expect([...shop.logs(), ...replica.logs()].filter(isComplaint)).toEqual([]);
  }

  test("a cluster: forms are known wherever their keys lie, also those that were posted while a third of it was dead", async () => {
    await start(redisCluster);
    const before = await Promise.all([order(shop.url), order(shop.url), order(replica.url)]);
    const [first] = before;
    expect(await press(first.guest, first.fields, replica.url)).toBe(first.way);
    expect(forget(first.guest)).toMatchObject({ stderr: "", stdout: expect.stringContaining("  1 keys of orders") });

    await group.servers[0]?.kill();
    const meanwhile = await Promise.all([order(shop.url), order(shop.url), order(replica.url)]);
    await bothSay("away");
    await group.servers[0]?.start();
    await bothSay("ok");
    const [one, two, three] = meanwhile;
    for (const { guest, fields, way } of [one, two]) expect(await press(guest, fields, replica.url)).toBe(way);
    expect(await press(three.guest, three.fields, shop.url)).toBe(three.way);
    await expectOneOrderEach();
  }, 120_000);

  test("Sentinel: when the master dies the server that takes its place is used, and knows what was ordered before", async () => {
    await start(redisWithSentinel);
    const before = await order(shop.url);
    await group.servers[0]?.kill();
    const meanwhile = await order(shop.url);
    await bothSay("ok");
    for (const { guest, fields, way } of [before, meanwhile]) expect(await press(guest, fields, replica.url)).toBe(way);
    expect(forget(before.guest)).toMatchObject({ stderr: "", stdout: expect.stringContaining("  1 keys of orders") });
    await order(replica.url);
    await expectOneOrderEach();
  }, 120_000);
});
