import { environment } from "~/env.server";
import { createRedisLink, type RedisLink, type RedisState } from "~/redis.server";
import { log } from "./log.server";

let link: RedisLink | null | undefined;

/** The process's one connection to Redis; null where REDIS_URL is not set. */
export function theRedis(): RedisLink | null {
  if (link === undefined) {
    const { redisUrl } = environment();
    link = redisUrl === null ? null : createRedisLink(redisUrl, reportLink);
  }
  return link;
}

/** Redis as /readyz and /metrics tell it; null where there is none. */
export const redis = (): RedisState | null => theRedis()?.state() ?? null;

function reportLink(event: Parameters<Parameters<typeof createRedisLink>[1]>[0]) {
  if (event.state === "away")
    log().warn({ redis: "away", reason: event.reason }, "Redis is away: orders, sign-in and lists go on from memory");
  else log().info({ redis: "ok", written: event.written }, "Redis is back");
}
