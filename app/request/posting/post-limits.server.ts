import { environment } from "~/env.server";
import { hashed } from "~/request/context/hashed.server";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
import { networkOf } from "~/runtime/network-of";
import { createLimiter, type Limiter } from "./limiter.server";

/** How often one machine may do something; `none` says why it may be done any number of times. */
export type Limit = { times: number; minutes: number } | { none: string };

const limiters = new Map<string, Limiter>();

/**
 * Counts what a machine does under a name. Seconds until it may do so again, 0 when it may now. Whoever has no address that can be trusted is
 * counted by their visit; a visit that has no number yet is let through.
 */
export async function secondsUntil(
  context: Pick<RequestContext, "client" | "session">,
  name: string,
  limit: Limit,
): Promise<number> {
  const who = networkOf(context.client.address) || context.session.visitor.formKey;
  if ("none" in limit || !who) return 0;
  const known = limiters.get(name) ?? createLimiter(optionsOf(name, limit), theRedis());
  limiters.set(name, known);
  return known.take(hashed(who));
}

/** What whoever has done something too often is told, as a text's key and values: in how many minutes, rounded up, they may again. */
export const rateLimitedText = (seconds: number) => ["ui:form.tooMany", { count: Math.ceil(seconds / 60) }] as const;

const optionsOf = (name: string, { times, minutes }: Extract<Limit, { times: number }>) => ({
  keyPrefix: `doorstep:posts:${name}`,
  points: times * environment().postLimitFactor,
  duration: minutes * 60,
});
