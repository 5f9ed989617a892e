import { parseArgs } from "node:util";
import { EnvironmentError, environment } from "../app/env.server";
import { type Forgotten, forget, type Wanted } from "../app/features/checkout/forget.server";
import { createRedisClient, type RedisClient } from "../app/redis-client.server";

/** `npm run forget`: removes from Redis what is kept of one visitor, and says what it can not reach (docs/operating.md). */

const usage = `Forgets one visitor. Any of these, any number of times:
  --guest ID       a guest's number (guest_id of the delivery API)
  --phone NUMBER   a phone, as the delivery API has it
  --email ADDRESS  a mail address
  --order NUMBER   an order of the last 24 hours: what else Redis keeps of whoever placed it goes too
`;

/** What no command here can reach. */
const elsewhere = `Not in Redis, so not removed:
  the cookies of the visitor's own browser: logout clears most, the browser's settings all
  the memory of each replica: restart them, or wait: forms an hour, keys of orders 24 hours
  the delivery API's accounts, addresses and orders
`;

function wantedOf(args: string[]): Wanted | null {
  const many = { type: "string", multiple: true, default: [] as string[] } as const;
  try {
    const { values } = parseArgs({ args, options: { guest: many, phone: many, email: many, order: many } });
    const [guests, orders] = [values.guest.map(Number), values.order.map(Number)];
    const contacts = [...values.phone, ...values.email];
    const areNumbers = [...guests, ...orders].every((number) => Number.isSafeInteger(number) && number > 0);
    return areNumbers && guests.length + orders.length + contacts.length > 0 ? { guests, contacts, orders } : null;
  } catch {
    return null;
  }
}

function summaryOf({ keys, typed, drafts, carts, counters, underWay }: Forgotten): string {
  const counts: [number, string][] = [
    [keys, "keys of orders"],
    [typed, "forms typed for an order of unknown fate"],
    [drafts, "lists of forms that waited"],
    [carts, "lists of notes and emptied carts"],
    [counters, "counts of tries"],
  ];
  const left =
    underWay > 0 ? "An order is under way at this moment: it was left. Run this again in two minutes.\n" : "";
  return `Removed from Redis:\n${counts.map(([count, what]) => `  ${count} ${what}\n`).join("")}${left}${elsewhere}`;
}

/** Throws what keeps Redis away: the library itself says no more than that the connection is closed. */
async function connected(url: string): Promise<RedisClient> {
  const redis = await createRedisClient(url, {});
  let reason: unknown;
  redis.on("error", (error) => {
    reason ??= error;
  });
  await new Promise((resolve, reject) => {
    redis.once("ready", resolve).once("end", () => reject(reason ?? new Error("Redis closed the connection")));
  });
  return redis;
}

async function run(): Promise<number> {
  const wanted = wantedOf(process.argv.slice(2));
  if (!wanted) {
    process.stderr.write(usage);
    return 1;
  }
  const { redisUrl } = environment();
  if (redisUrl === null) {
    process.stdout.write(`REDIS_URL is not set: nothing is kept in Redis.\n${elsewhere}`);
    return 0;
  }
  const redis = await connected(redisUrl);
  try {
    const forgotten = await forget(redis, wanted, Date.now());
    process.stdout.write(summaryOf(forgotten));
    return forgotten.underWay > 0 ? 2 : 0;
  } finally {
    redis.disconnect();
  }
}

try {
  process.exitCode = await run();
} catch (error) {
  const problems = error instanceof EnvironmentError ? error.problems : [String(error)];
  process.stderr.write(`Nothing may have been removed:\n${problems.map((problem) => `  ${problem}\n`).join("")}`);
  process.exitCode = 1;
}
