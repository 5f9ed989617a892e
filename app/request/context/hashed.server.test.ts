import { afterAll, beforeEach, expect, test, vi } from "vitest";

const number = "+15550100001";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
});
afterAll(() => vi.unstubAllEnvs());

async function hashOf(text: string, secret: string): Promise<string> {
  vi.stubEnv("SESSION_SECRETS", secret);
  const { hashed } = await import("./hashed.server");
  return hashed(text);
}

test("who reads the store cannot try all phone numbers: the hash is keyed by the shop's secret", async () => {
  const own = await hashOf(number, "0123456789abcdef".repeat(2));
  expect(own).toMatch(/^[\w-]{22}$/);
  vi.resetModules();
  expect(await hashOf(number, "fedcba9876543210".repeat(2))).not.toBe(own);
});

test("a mail address is the same however it is written", async () => {
  const secret = "0123456789abcdef".repeat(2);
  expect(await hashOf("BOB@example.com", secret)).toBe(await hashOf("bob@example.com", secret));
});
