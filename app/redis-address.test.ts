import fc from "fast-check";
import { Redis } from "ioredis";
import { expect, test } from "vitest";
import { readRedisAddress } from "./redis-address";

test.each([
  ["redis://cache", { kind: "server", url: "redis://cache" }],
  ["redis://cache/", { kind: "server", url: "redis://cache/" }],
  ["redis://shop:h%25sh@[::1]:6379/15?family=6", { kind: "server", url: "redis://shop:h%25sh@[::1]:6379/15?family=6" }],
  ["rediss://:hush@cache:6380/2", { kind: "server", url: "rediss://:hush@cache:6380/2" }],
  [
    "redis+sentinel://one,two:26380,[::1]",
    {
      kind: "sentinel",
      hosts: [
        { host: "one", port: 26379 },
        { host: "two", port: 26380 },
        { host: "::1", port: 26379 },
      ],
      name: "mymaster",
      database: 0,
      isEncrypted: false,
    },
  ],
  [
    "rediss+sentinel://shop:h%40sh@one/orders/3?sentinelPassword=quiet",
    {
      kind: "sentinel",
      hosts: [{ host: "one", port: 26379 }],
      name: "orders",
      database: 3,
      username: "shop",
      password: "h@sh",
      sentinelPassword: "quiet",
      isEncrypted: true,
    },
  ],
  [
    "redis+cluster://:hush@one,two:7001/",
    {
      kind: "cluster",
      hosts: [
        { host: "one", port: 6379 },
        { host: "two", port: 7001 },
      ],
      password: "hush",
      isEncrypted: false,
    },
  ],
])("REDIS_URL %s is read", (text, address) => {
  expect(readRedisAddress(text)).toEqual(address);
});

test.each([
  "http://redis",
  "redis://",
  "redis://one,two",
  "redis://:100%sure@one",
  "rediss://a%zz:hush@one",
  "redis://one/orders",
  "redis://one/0/more",
  "rediss://:hush@one,two:6380",
  "redis+cluster://",
  "redis+cluster://one,,two",
  "redis+cluster://one:port",
  "redis+cluster://one/2",
  "redis+cluster://:%zz@one",
  "redis+sentinel://one/orders/first",
  "redis+sentinel://one/orders/0/more",
  "redis+other://one",
])("REDIS_URL %s is refused", (text) => {
  expect(readRedisAddress(text)).toBeNull();
});

test("REDIS_URL of any text is read or refused, never thrown at", () => {
  const texts = fc.tuple(
    fc.constantFrom("redis://", "redis+cluster://", "rediss+sentinel://"),
    fc.string({ unit: "binary" }),
  );
  fc.assert(fc.property(texts, (parts) => void readRedisAddress(parts.join(""))));
});

test("REDIS_URL of one server that is read is taken by the client as well", () => {
  const texts = fc.string({ unit: fc.constantFrom(..."%25:@/?,ab") });
  fc.assert(
    fc.property(texts, (text) => {
      const address = readRedisAddress(`redis://${text}`);
      if (address?.kind === "server") new Redis(address.url, { lazyConnect: true }).disconnect();
    }),
    { numRuns: 1000 },
  );
});
