import type { SubmissionResult } from "@conform-to/react";
import type { Failure } from "~/delivery-api";
import { failureOutcome } from "~/request/failure.server";
import type { Outcome } from "~/request/outcome";
import { theRedis } from "~/request/redis.server";
import type { Shop } from "~/request/shop.server";
import { type AttemptKind, type Attempts, createAttempts } from "./attempts.server";

let attempts: Attempts | undefined;

function theAttempts(): Attempts {
  attempts ??= createAttempts(theRedis());
  return attempts;
}

/**
 * Counts a try at an account. Null when it may be made; else the form again, saying when the next one may: `reply` makes it with
 * that message.
 */
export async function tooMany(
  shop: Shop,
  kind: AttemptKind,
  identifier: string,
  reply: (message: string) => SubmissionResult<string[]>,
): Promise<Outcome | null> {
  const seconds = await theAttempts().take(kind, { identifier, address: shop.clientAddress });
  if (seconds === null) return null;
  const count = Math.ceil(seconds / 60);
  return { kind: "again", status: 429, result: { reply: reply(shop.t("account:errors.tooMany", { count })) } };
}

/** An outcome of a delivery API in trouble, with the try given back: it was not the customer's. */
export async function unanswered(
  shop: Shop,
  kind: AttemptKind,
  identifier: string,
  failure: Failure,
  reply: SubmissionResult<string[]>,
): Promise<Outcome> {
  await theAttempts().giveBack(kind, { identifier, address: shop.clientAddress });
  return failureOutcome(shop, failure, { reply });
}

/** Forgets the tries of somebody who got in. */
export function gotIn(shop: Shop, identifier: string): Promise<void> {
  return theAttempts().forgive("guess", { identifier, address: shop.clientAddress });
}
