import { beforeEach, expect, test, vi } from "vitest";
import { fail } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import type { Visitor } from "~/session/visitor.server";
import { attemptLimits } from "./attempts.server";

vi.mock("~/request/context/redis.server", () => ({ theRedis: () => null }));

const [older, newer] = ["0123456789abcdef".repeat(2), "fedcba9876543210".repeat(2)] as const;

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

test("a browser that was in an account is known there while secrets are changed, on whichever replica it comes to", async () => {
  const visitor: { known: Visitor["known"] } = { known: null };
  const patch = (_: string, fields: object) => void Object.assign(visitor, fields);
  const context = {
    session: { visitor, patch },
    client: { address: "192.0.2.1" },
    t: (key: string) => key,
  } as unknown as RequestContext;
  const phone = "+15550100001";
  await (await processWith(older, newer)).signedIn(context, phone);
  const known = visitor.known;
  const { rateLimited, signedIn } = await processWith(newer, older);
  const anew = () => rateLimited(context, "guess", phone, () => ({}));
  Object.assign(visitor, { known: null });
  for (let time = 0; time < attemptLimits.guess.pair; time += 1) expect(await anew()).toBeNull();
  expect(await anew()).toMatchObject({ status: 429 });
  Object.assign(visitor, { known });
  expect(await anew(), "tries of this browser count apart").toBeNull();
  await signedIn(context, phone);
  expect(visitor.known?.accounts).toHaveLength(1);
});
