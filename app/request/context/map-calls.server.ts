import { environment } from "~/env.server";
import { wallClock } from "~/i18n/zone-time.server";
import type { RedisLink } from "~/redis.server";
import { createLimiter } from "~/request/posting/limiter.server";
import { count } from "~/runtime/process-hooks";
import { log } from "./log.server";
import { theRedis } from "./redis.server";

/** Seconds that a day's count is kept: no day is longer, not even one on which clocks are set back. */
const keptFor = 2 * 24 * 60 * 60;

type Options = {
  perDay: number;
  /** The day it is, as `YYYY-MM-DD`. */
  today: () => string;
  link: RedisLink | null;
  /** Told with the first call of a day that is withheld. */
  onUsedUp: () => void;
};

/** Counts calls by day, together with all replicas where there is a Redis: each answers whether the call may be made. */
export function createDailyCap({ perDay, today, link, onUsedUp }: Options): () => Promise<boolean> {
  const limiter = createLimiter({ keyPrefix: "doorstep:map-calls", points: perDay, duration: keptFor }, link);
  let toldOn: string | null = null;
  return async () => {
    const day = today();
    const isWithin = (await limiter.take(day)) === 0;
    if (!isWithin && toldOn !== day) {
      toldOn = day;
      onUsedUp();
    }
    return isWithin;
  };
}

let cap: (() => Promise<boolean>) | undefined;

function theCap(): () => Promise<boolean> {
  const { mapCallsPerDay: perDay, operatorTimeZone } = environment();
  if (perDay === null) return async () => true;
  return createDailyCap({
    perDay,
    today: () => wallClock(new Date(), operatorTimeZone).date,
    link: theRedis(),
    onUsedUp: () => log().warn({ perDay }, "MAP_CALLS_PER_DAY is used up: no map service is asked until midnight"),
  });
}

/** Counts a call that the operator pays a map service for. False when those of the day are used up (MAP_CALLS_PER_DAY). */
export async function takeMapCall(): Promise<boolean> {
  // As the operator wants it: nothing to count, and nothing to be told of each day.
  if (environment().mapCallsPerDay === 0) return false;
  cap ??= theCap();
  const isGranted = await cap();
  count({ event: "map-call", outcome: isGranted ? "asked" : "withheld" });
  return isGranted;
}
