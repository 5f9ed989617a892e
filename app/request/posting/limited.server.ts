import type { SubmissionResult } from "@conform-to/react";
import type { Failure, Result } from "~/delivery-api";
import { newKey } from "~/session/login.server";
import { type AttemptKind, type Attempts, createAttempts, type Who } from "./attempts.server";
import { failureOutcome } from "~/request/pages/failure.server";
import { hashed } from "~/request/context/hashed.server";
import { networkOf } from "~/request/context/network-of";
import type { Outcome } from "./outcome";
import { theRedis } from "~/request/context/redis.server";
import type { Shop } from "~/request/context/request-context.server";

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
  const seconds = await theAttempts().take(kind, whoIs(shop, identifier));
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
  await theAttempts().giveBack(kind, whoIs(shop, identifier));
  return failureOutcome(shop, failure, { reply });
}

/** Forgets the tries of somebody who got in; this browser is known to the account from now on. */
export async function gotIn(shop: Shop, identifier: string): Promise<void> {
  await theAttempts().forgive("guess", whoIs(shop, identifier));
  const { known } = shop.session.visitor;
  const accounts = [...new Set([hashed(identifier), ...(known?.accounts ?? [])])].slice(0, 3);
  shop.session.patch("visitor", { known: { browser: known?.browser ?? newKey(), accounts } });
}

/**
 * Asks for something that could be guessed, under each of these identifiers. Only what misses counts (`isMiss` says what does); after too many nobody is
 * asked for so many seconds.
 */
export async function countMisses<Value>(
  shop: Shop,
  identifiers: string[],
  ask: () => Promise<Result<Value>>,
  isMiss: (failure: Failure) => boolean,
): Promise<Result<Value> | { tooManyFor: number }> {
  const who = identifiers.map((identifier) => whoIs(shop, identifier));
  const waits = await Promise.all(who.map((one) => theAttempts().take("find", one)));
  const tooManyFor = Math.max(...waits.map((seconds) => seconds ?? 0));
  if (tooManyFor > 0) return { tooManyFor };
  const result = await ask();
  if (result.ok || !isMiss(result.failure)) await Promise.all(who.map((one) => theAttempts().giveBack("find", one)));
  return result;
}

function whoIs({ session, clientAddress }: Shop, identifier: string): Who {
  const { known } = session.visitor;
  const browser = known?.accounts.includes(hashed(identifier)) ? known.browser : null;
  return { identifier, address: networkOf(clientAddress), browser };
}
