import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createRedisLink, type RedisLink } from "~/redis.server";
import { attemptLimits, createAttempts } from "./attempts.server";

beforeAll(() => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
});
afterAll(() => vi.unstubAllEnvs());

const ann = { identifier: "+15550100001", address: "192.0.2.1" };
const { guess, send } = attemptLimits;

async function times(count: number, take: (index: number) => Promise<number | null>): Promise<(number | null)[]> {
  const answers = [];
  for (let index = 0; index < count; index += 1) answers.push(await take(index));
  return answers;
}

test("one machine may guess so often at one account, then it is told how long to wait", async () => {
  const attempts = createAttempts(null);
  const answers = await times(guess.pair + 1, () => attempts.take("guess", ann));
  expect(answers.slice(0, guess.pair)).toEqual(Array(guess.pair).fill(null));
  expect(answers.at(-1)).toBeGreaterThan(guess.seconds - 5);
  expect(answers.at(-1)).toBeLessThanOrEqual(guess.seconds);
});

test("another account, another machine and another kind of try are not held back by that", async () => {
  const attempts = createAttempts(null);
  await times(guess.pair + 1, () => attempts.take("guess", ann));
  expect(await attempts.take("guess", { ...ann, identifier: "bob@example.com" })).toBeNull();
  expect(await attempts.take("guess", { ...ann, address: "192.0.2.2" })).toBeNull();
  expect(await attempts.take("send", ann)).toBeNull();
});

test("an account is the same however its mail address is written", async () => {
  const attempts = createAttempts(null);
  const written = ["bob@example.com", "BOB@example.com"];
  const answers = await times(send.pair + 1, (index) =>
    attempts.take("send", { ...ann, identifier: written[index % 2] ?? "" }),
  );
  expect(answers.at(-1)).not.toBeNull();
});

test("many machines at one account, and one machine at many accounts, come to an end too", async () => {
  const many = createAttempts(null);
  const spread = await times(guess.identifier + 1, (index) =>
    many.take("guess", { ...ann, address: `machine ${index}` }),
  );
  expect([spread.at(-2), spread.at(-1)]).toEqual([null, expect.any(Number)]);
  const one = createAttempts(null);
  const walk = await times(guess.address + 1, (index) => one.take("guess", { ...ann, identifier: `account ${index}` }));
  expect([walk.at(-2), walk.at(-1)]).toEqual([null, expect.any(Number)]);
});

test("what a machine is refused counts at no account: nobody is locked out by one stranger", async () => {
  const attempts = createAttempts(null);
  await times(guess.identifier + guess.pair, () => attempts.take("guess", ann));
  expect(await attempts.take("guess", { ...ann, address: "192.0.2.2" })).toBeNull();
});

test("a machine that is refused makes no new counters, whatever accounts it names", async () => {
  const counters = new Set<string>();
  const away = { use: (_: unknown, near: () => unknown) => near(), owe: (name: string) => counters.add(name) };
  const attempts = createAttempts(away as unknown as RedisLink);
  const walk = (first: number) =>
    times(guess.address, (index) => attempts.take("guess", { ...ann, identifier: `account ${first + index}` }));
  await walk(0);
  const before = counters.size;
  expect((await walk(guess.address)).every((answer) => answer !== null)).toBe(true);
  expect(counters.size).toBe(before);
});

test("who gets in starts anew", async () => {
  const attempts = createAttempts(null);
  for (let round = 0; round < 3; round += 1) {
    const answers = await times(guess.pair, () => attempts.take("guess", ann));
    expect(answers).toEqual(Array(guess.pair).fill(null));
    await attempts.forgive("guess", ann);
  }
});

test("an account whose owner gets in from many machines is not full by that; what others guessed stays counted", async () => {
  const attempts = createAttempts(null);
  const from = (index: number) => ({ ...ann, address: `machine ${index}` });
  for (let index = 0; index < guess.identifier * 2; index += 1) {
    expect(await attempts.take("guess", from(index))).toBeNull();
    await attempts.forgive("guess", from(index));
  }
  const guesses = await times(guess.identifier, (index) => attempts.take("guess", from(index)));
  expect(guesses.at(-1)).toBeNull();
  expect(await attempts.take("guess", from(-1))).toEqual(expect.any(Number));
});

test("a try that nobody answered does not count", async () => {
  const attempts = createAttempts(null);
  for (let round = 0; round < guess.pair * 2; round += 1) {
    expect(await attempts.take("guess", ann)).toBeNull();
    await attempts.giveBack("guess", ann);
  }
});

test("a machine nobody knows the address of is judged by the account alone", async () => {
  const attempts = createAttempts(null);
  const answers = await times(guess.address + 1, (index) =>
    attempts.take("guess", { identifier: `account ${index}`, address: "" }),
  );
  expect(answers.every((answer) => answer === null)).toBe(true);
});

test("a Redis that cannot be reached refuses nobody, and each process goes on counting", async () => {
  const link = createRedisLink("redis://127.0.0.1:1", () => undefined);
  onTestFinished(() => link.close());
  const attempts = createAttempts(link);
  const answers = await times(guess.pair + 1, () => attempts.take("guess", ann));
  expect(answers.at(0)).toBeNull();
  expect(answers.at(-1)).toEqual(expect.any(Number));
});

test("machines that nobody can tell apart have the tries of an account together, not those of one machine", async () => {
  const attempts = createAttempts(null);
  const unknown = { ...ann, address: "" };
  const answers = await times(guess.identifier + 1, () => attempts.take("guess", unknown));
  expect(answers.slice(0, guess.identifier)).toEqual(Array(guess.identifier).fill(null));
  expect(answers.at(-1)).not.toBeNull();
  expect(await attempts.take("guess", { ...unknown, identifier: "bob@example.com" })).toBeNull();
});

test("a browser that was in the account before is not locked out by strangers, and has its own few tries", async () => {
  const attempts = createAttempts(null);
  const known = { ...ann, browser: "a number of its own" };
  await times(guess.identifier + 1, () => attempts.take("guess", { ...ann, address: "" }));
  await times(guess.pair + 1, () => attempts.take("guess", ann));
  const answers = await times(guess.known + 1, () => attempts.take("guess", known));
  expect(answers.slice(0, guess.known)).toEqual(Array(guess.known).fill(null));
  expect(answers.at(-1)).not.toBeNull();
  await attempts.forgive("guess", known);
  expect(await attempts.take("guess", known)).toBeNull();
});

test("the tries at an account are found to be forgotten, whichever of the secrets they were counted by", async () => {
  const [older, newer] = ["0123456789abcdef".repeat(2), "fedcba9876543210".repeat(2)] as const;
  const named = async (...secrets: string[]) => {
    vi.resetModules();
    vi.stubEnv("SESSION_SECRETS", secrets.join());
    return (await import("./attempts.server")).countersOf(ann.identifier);
  };
  const both = await named(newer, older);
  expect(both).toEqual(expect.arrayContaining([...(await named(older)), ...(await named(newer))]));
});
