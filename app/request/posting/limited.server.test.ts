import { beforeEach, expect, test, vi } from "vitest";
import { fail } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { attemptLimits } from "./attempts.server";

vi.mock("~/request/context/redis.server", () => ({ theRedis: () => null }));

const older = "0123456789abcdef".repeat(2);

/** A process of its own with these secrets. */
function processWith(...secrets: string[]) {
  vi.resetModules();
  vi.stubEnv("SESSION_SECRETS", secrets.join());
  return import("./limited.server");
}

beforeEach(() => void vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000"));

const machine = (address: string) =>
  ({ session: { visitor: { known: null } }, client: { address } }) as unknown as RequestContext;

test("TRK-09: whom one machine may not ask for any more is asked for by others, and so is the order it named", async () => {
  const { countMisses } = await processWith(older);
  const miss = (address: string, ...identifiers: string[]) =>
    countMisses(
      machine(address),
      identifiers,
      async () => fail("not-found"),
      () => true,
    );
  const { pair, identifier } = attemptLimits.find;
  for (let time = 0; time < pair; time += 1) await miss("192.0.2.1", "+15550100001", `order ${time}`);
  for (let time = 0; time < identifier; time += 1)
    expect(await miss("192.0.2.1", "+15550100001", "order 100")).toHaveProperty("tooManyFor");
  expect(await miss("192.0.2.2", "+15550100001", "order 101")).toHaveProperty("failure");
  expect(await miss("192.0.2.3", "+15550100002", "order 100")).toHaveProperty("failure");
});
