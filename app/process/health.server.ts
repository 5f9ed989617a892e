import { setTimeout as wait } from "node:timers/promises";
import type { ProcessHooks, UpstreamReport } from "~/runtime/process-hooks";
import type { RedisState } from "../redis.server";

/** A replica that cannot reach the delivery API at boot starts serving stale or designed error pages after this long. */
const patienceMs = 10_000;
const retryMs = 500;

type Readiness = {
  status: 200 | 503;
  body: { ready: boolean; draining: boolean; warm: boolean; upstream: UpstreamReport | null; redis: RedisState | null };
};

export type Health = {
  /** Ready once the first config came or patience ran out, until draining begins. Neither an upstream in trouble nor an absent Redis makes it unready. */
  readiness(): Readiness;
  /** Tells balancers to send nothing more. */
  drain(): void;
  isDraining(): boolean;
  /** Asks for the first config until it comes or patience runs out. */
  warmUp(): Promise<void>;
};

type Options = {
  hooks: Partial<ProcessHooks>;
  now?: () => number;
  sleep?: (milliseconds: number) => Promise<void>;
};

/** The process's health, as /readyz tells it. */
export function createHealth({
  hooks,
  now = Date.now,
  sleep = (milliseconds) => wait(milliseconds, undefined, { ref: false }),
}: Options): Health {
  const bootedAt = now();
  let warm = hooks.warmUp === undefined;
  let draining = false;
  const outOfPatience = () => now() - bootedAt >= patienceMs;
  return {
    readiness() {
      const ready = (warm || outOfPatience()) && !draining;
      const [upstream, redis] = [hooks.upstream?.() ?? null, hooks.redis?.() ?? null];
      return { status: ready ? 200 : 503, body: { ready, draining, warm, upstream, redis } };
    },
    drain() {
      draining = true;
    },
    isDraining: () => draining,
    async warmUp() {
      while (!warm && !draining && !outOfPatience()) {
        warm = (await hooks.warmUp?.()) ?? true;
        if (!warm) await sleep(retryMs);
      }
    },
  };
}
