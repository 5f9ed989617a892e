import type { SubmissionResult } from "@conform-to/react";
import type { Failure, Result } from "~/delivery-api";
import { hashed, hashesOf } from "~/request/context/hashed.server";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import { networkOf } from "~/runtime/network-of";
import { newKey } from "~/session/login.server";
import { type AttemptKind, type AttemptSubject, type Attempts, createAttempts } from "./attempts.server";
import type { Outcome } from "./outcome";
import { rateLimitedText } from "./post-limits.server";

let attempts: Attempts | undefined;

function theAttempts(): Attempts {
  attempts ??= createAttempts(theRedis());
  return attempts;
}

/**
 * Counts a try at an account. Null when it may be made; else the form again, saying when the next one may: `reply` makes it with
 * that message.
 */
export async function rateLimited(
  context: RequestContext,
  kind: AttemptKind,
  identifier: string,
  reply: (message: string) => SubmissionResult<string[]>,
): Promise<Outcome | null> {
  const seconds = await theAttempts().take(kind, attemptSubject(context, identifier));
  if (seconds === null) return null;
  return { kind: "invalid", status: 429, result: { reply: reply(context.t(...rateLimitedText(seconds))) } };
}

/** An outcome of a delivery API in trouble, with the try given back: it was not the customer's. */
export async function unanswered(
  context: RequestContext,
  kind: AttemptKind,
  identifier: string,
  failure: Failure,
  reply: SubmissionResult<string[]> | null = null,
): Promise<Outcome> {
  await theAttempts().giveBack(kind, attemptSubject(context, identifier));
  return failureOutcome(context, failure, { reply });
}

/** Forgets the tries of somebody who got in; this browser is known to the account from now on. */
export async function signedIn(context: RequestContext, identifier: string): Promise<void> {
  await theAttempts().forgive("guess", attemptSubject(context, identifier));
  const { known } = context.session.visitor;
  const hashes = hashesOf(identifier);
  const others = (known?.accounts ?? []).filter((account) => !hashes.includes(account));
  const accounts = [hashed(identifier), ...others].slice(0, 3);
  context.session.patch("visitor", { known: { browser: known?.browser ?? newKey(), accounts } });
}

/**
 * Asks for something that could be guessed, under each of these identifiers. Only what misses counts (`isMiss` says what does); after too many nobody is
 * asked for so many seconds.
 */
export async function countMisses<Value>(
  context: RequestContext,
  identifiers: string[],
  ask: () => Promise<Result<Value>>,
  isMiss: (failure: Failure) => boolean,
): Promise<Result<Value> | { tooManyFor: number }> {
  const who = identifiers.map((identifier) => attemptSubject(context, identifier));
  for (const one of who) {
    const tooManyFor = await theAttempts().take("find", one);
    if (tooManyFor !== null) return { tooManyFor };
  }
  const result = await ask();
  if (result.ok || !isMiss(result.failure)) await Promise.all(who.map((one) => theAttempts().giveBack("find", one)));
  return result;
}

function attemptSubject({ session, client }: RequestContext, identifier: string): AttemptSubject {
  const { known } = session.visitor;
  const hashes = hashesOf(identifier);
  const browser = known?.accounts.some((account) => hashes.includes(account)) ? known.browser : null;
  return { identifier, address: networkOf(client.address), browser };
}
