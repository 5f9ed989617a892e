import { afterAll, beforeEach, expect, test, vi } from "vitest";

const number = "+15550100001";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
});
afterAll(() => vi.unstubAllEnvs());

/** The hashes by a process with these secrets. */
async function processWith(...secrets: string[]) {
  vi.resetModules();
  vi.stubEnv("SESSION_SECRETS", secrets.join());
  return import("./hashed.server");
}

const hashOf = async (text: string, secret: string) => (await processWith(secret)).hashed(text);

const [older, newer] = ["0123456789abcdef".repeat(2), "fedcba9876543210".repeat(2)] as const;

test("who reads the store cannot try all phone numbers: the hash is keyed by the shop's secret", async () => {
  const own = await hashOf(number, older);
  expect(own).toMatch(/^[\w-]{22}$/);
  expect(await hashOf(number, newer)).not.toBe(own);
});

test("a mail address is the same however it is written", async () => {
  expect(await hashOf("BOB@example.com", older)).toBe(await hashOf("bob@example.com", older));
});

test("while secrets are changed each process knows what the others hashed, be it by the new one or the old", async () => {
  const before = await processWith(older, newer);
  const after = await processWith(newer, older);
  expect(before.hashesOf(number)).toContain(after.hashed(number));
  expect(after.hashesOf(number)).toContain(before.hashed(number));
});

test("a random key stands for the same visit whatever secrets there are", async () => {
  const before = await processWith(older);
  const after = await processWith(newer, older);
  expect(after.hashOfKey("a random key")).toBe(before.hashOfKey("a random key"));
  expect(after.hashOfKey("A random key")).not.toBe(before.hashOfKey("a random key"));
});
