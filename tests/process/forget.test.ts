import { spawnSync } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createDrafts } from "~/features/checkout/drafts.server";
import { createKeyStore } from "~/features/checkout/key-store.server";
import { createOrderKeys, type OrderAttempt, type OrderKeys } from "~/features/checkout/order-keys.server";
import { createRedisLink, type RedisLink } from "~/redis.server";
import { createAttempts } from "~/request/posting/attempts.server";
import { findRedisServer, type RedisServer, redisServer } from "../harness/redis";

const program = findRedisServer();
/** Of this test as well as of the command: what counts tries is named by it. */
const settings = {
  DELIVERY_API_URL: "http://127.0.0.1:9",
  SESSION_SECRETS: "a secret that only the tests know and nobody else",
};
Object.assign(process.env, settings);
const annsPhone = "+15550100001";
const customer = "customer:a hash of a token";

// Without Debian's package redis-server tests/process/redis.test.ts says so.
describe.skipIf(program === null)("npm run forget", () => {
  let server: RedisServer;
  let client: Redis;
  let link: RedisLink;
  let keys: OrderKeys;

  beforeAll(async () => {
    server = await redisServer(program ?? "");
    await server.start();
    client = new Redis(server.url);
    link = createRedisLink(server.url, () => undefined);
    while (link.state() !== "ok") await delay(20);
    keys = createOrderKeys(createKeyStore(link));
  });
  afterEach(() => client.flushall());
  afterAll(async () => {
    client.disconnect();
    await link.close();
    await server.close();
  });

  function forget(args: string[], environment: Record<string, string> = { REDIS_URL: server.url }) {
    return spawnSync(process.execPath, ["build/forget.js", ...args], {
      env: { NODE_ENV: "production", ...settings, ...environment },
      encoding: "utf8",
    });
  }

  const attempt = (owner: string, fields = {}): OrderAttempt => ({
    ...{ owner, state: "pending", orderId: null, startedAt: Date.now() - 80_000 },
    ...{ storeId: 7, amount: 20, payment: null, paymentInfo: null, fields, page: "/checkout?page=cart" },
  });
  async function place(key: string, owner: string, orderId: number) {
    await keys.claim(key, attempt(owner), Date.now());
    await keys.placed(key, attempt(owner), orderId);
  }
  async function lose(key: string, owner: string, contactNumber: string) {
    await keys.claim(key, attempt(owner, { contactNumber }), Date.now());
    await keys.unknown(key, attempt(owner, { contactNumber }));
  }
  const wait = (owner: string, contactNumber = "") =>
    createDrafts(link).save(owner, { key: "a form", fields: { contactNumber }, place: "[]", contact: "[]" });
  /** A note of a cart, and a cart that was emptied. */
  async function fillCart(owner: string) {
    await client.lpush(`doorstep:cart-notes:${owner}`, "{}");
    await client.lpush(`doorstep:cleared-carts:${owner}`, "{}");
  }
  const left = async () => (await client.keys("*")).map((name) => name.replace("doorstep:", "")).sort();

  /** Everything of a guest and of a customer, beside somebody else's. */
  async function threeVisitors() {
    await place("aaaa", "guest:1", 100_001);
    await lose("bbbb", "guest:1", "+15550100009");
    await wait("guest:1");
    await fillCart("guest:1");
    await place("cccc", customer, 100_002);
    await lose("dddd", customer, "+1 (555) 0100-001");
    await place("eeee", "guest:12", 100_003);
    await fillCart("guest:12");
    await wait("guest:12", "+15550100077");
  }
  const ofSomebodyElse = ["cart-notes:guest:12", "cleared-carts:guest:12", "drafts:guest:12", "orders:key:eeee"];
  const ofGuest = [
    "cart-notes:guest:1",
    "cleared-carts:guest:1",
    "drafts:guest:1",
    "orders:key:aaaa",
    "orders:key:bbbb",
    "orders:owner:guest:1",
    "orders:typed:bbbb",
  ];
  const ofCustomer = ["orders:key:cccc", "orders:key:dddd", `orders:owner:${customer}`, "orders:typed:dddd"];

  test("a guest is forgotten by their number, and nobody else", async () => {
    await threeVisitors();
    expect(await left()).toEqual([...ofSomebodyElse, ...ofGuest, ...ofCustomer].sort());
    const { status, stdout } = forget(["--guest", "1"]);
    expect(await left()).toEqual([...ofSomebodyElse, ...ofCustomer].sort());
    expect(status).toBe(0);
    expect(stdout).toContain("2 keys of orders");
    expect(stdout).toContain("1 lists of forms that waited");
    expect(stdout).toContain("2 lists of notes and emptied carts");
    expect(stdout).toContain("cookies of the visitor's own browser");
  });

  test.each([
    ["an order of theirs", ["--order", "100002"]],
    ["their phone, however it was typed", ["--phone", annsPhone]],
  ])("a customer is forgotten by %s", async (_, args) => {
    await threeVisitors();
    forget(args);
    expect(await left()).toEqual([...ofSomebodyElse, ...ofGuest].sort());
  });

  test("a form that waits is found by its phone, and with it what else is its visitor's", async () => {
    await threeVisitors();
    forget(["--phone", "+15550100077"]);
    expect(await left()).toEqual([...ofGuest, ...ofCustomer].sort());
  });

  test("tries at an account are forgotten by its phone or mail address", async () => {
    const attempts = createAttempts(link);
    await attempts.take("guess", { identifier: annsPhone, address: "" });
    await attempts.take("send", { identifier: "Ann@example.com", address: "" });
    await attempts.take("find", { identifier: "order 100001", address: "" });
    await attempts.take("guess", { identifier: "+15550100077", address: "" });
    const { stdout } = forget(["--phone", annsPhone, "--email", "ann@example.com", "--order", "100001"]);
    expect(stdout).toContain("3 counts of tries");
    expect(await left()).toHaveLength(1);
  });

  test("an order that is just being sent is left, and told of", async () => {
    const now = Date.now();
    await keys.claim("aaaa", { ...attempt("guest:1"), startedAt: now }, now);
    const { status, stdout } = forget(["--guest", "1"]);
    expect([status, stdout.includes("under way")]).toEqual([2, true]);
    expect(await left()).toEqual(["orders:key:aaaa", "orders:owner:guest:1"]);
  });

  test.each([[[]], [["--guest", "Ann"]], [["--name", "Ann"]], [["1"]]])(
    "%j removes nothing and says how it is used",
    async (args) => {
      await threeVisitors();
      const before = await left();
      const { status, stderr } = forget(args);
      expect([status, stderr.includes("--guest ID")]).toEqual([1, true]);
      expect(await left()).toEqual(before);
    },
  );

  test("without a Redis, or with one that is away, it says so", () => {
    expect(forget(["--guest", "1"], {}).stdout).toContain("REDIS_URL is not set");
    const away = forget(["--guest", "1"], { REDIS_URL: "redis://127.0.0.1:9" });
    expect([away.status, away.stderr.includes("ECONNREFUSED")]).toEqual([1, true]);
  });
});
