import { setTimeout as wait } from "node:timers/promises";
import { isTransient, ok, type Result } from "~/delivery-api";
import { environment } from "~/env.server";
import { recentLimits } from "~/limits";
import type { Session } from "~/session/session.server";
import { createRecentAnswers, type RecentAnswers } from "./recent-answers.server";
import { theRedis } from "./redis.server";
import type { RequestContext } from "./request-context";
import { requestValue } from "./request-value";

let answers: RecentAnswers | undefined;

function theAnswers(): RecentAnswers {
  answers ??= createRecentAnswers(theRedis(), environment().deliveryApiUrl);
  return answers;
}

/** Of which of the visitor's own answers a page is made: their hashes by name. */
const usedIn = requestValue<Map<string, string>>();

/** Nothing that anybody was answered counts any more. */
export const clearRecentAnswers = (): void => theAnswers().clear();

/** Whose answers they are: a sign-in's, or a guest's on one browser. Null for those who have nothing of their own. */
function cacheOwner({ visitor }: Session): string | null {
  if (visitor.token !== null) return visitor.login && `login:${visitor.login.id}`;
  return visitor.guestId === null ? null : `guest:${visitor.formKey}`;
}

const keptFor = (session: Session): string | null => (environment().sharedCache ? cacheOwner(session) : null);

/** Answers differ by language, module and zones as shared ones do, save for those that say they do not. */
const nameIn = ({ session, language }: RequestContext, name: string, isSameEverywhere = false): string =>
  isSameEverywhere
    ? JSON.stringify([name])
    : JSON.stringify([name, language, session.module?.id ?? null, session.area?.zoneHeader ?? null]);

type Options = {
  /** Fragments show it (ADR 0201), or the page is made of it. */
  shownBy?: "page" | "fragments";
  /** The same in each language, module and zone. */
  isSameEverywhere?: boolean;
  /** Asked for each time: what was answered before is shown only while the delivery API is slow or in trouble. */
  isAskedAnyway?: boolean;
};

/**
 * What the visitor alone is answered, as of the last minute (ADR 0177): for what pages show by the way. Whatever is decided or paid by it asks the delivery API
 * itself, and so do the pages that are about it. While the delivery API is slow or in trouble it may be ten minutes old. A failure is never kept.
 */
export async function recentAnswer<T>(
  context: RequestContext,
  name: string,
  ask: () => Promise<Result<T>>,
  { shownBy = "page", isSameEverywhere, isAskedAnyway }: Options = {},
): Promise<Result<T>> {
  const owner = keptFor(context.session);
  if (owner === null) return ask();
  const nameOfKept = nameIn(context, name, isSameEverywhere);
  const recent = await theAnswers().get(owner, nameOfKept);
  // The name says who asks for it, so what is kept came from the same call.
  const earlier = recent && ok(recent.value as T);
  if (recent?.isFresh && earlier && !isAskedAnyway) {
    if (shownBy === "page") usedIn.once(context, () => new Map()).set(name, recent.hash);
    return earlier;
  }
  const answer = askAndKeep(owner, nameOfKept, ask);
  return earlier ? answerOr(earlier, answer) : answer;
}

/** The answer of a page that is about the thing itself: always asked for, and kept for the other pages' `recentAnswer` of that name, which has to be the same everywhere. */
export async function newestAnswer<T>(
  context: RequestContext,
  name: string,
  ask: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const owner = keptFor(context.session);
  return owner === null ? ask() : askAndKeep(owner, nameIn(context, name, true), ask);
}

async function askAndKeep<T>(owner: string, name: string, ask: () => Promise<Result<T>>) {
  const askedAt = Date.now();
  const result = await ask();
  if (result.ok) await theAnswers().set(owner, name, result.value, askedAt);
  return result;
}

/** The answer, or the earlier one while the delivery API is slow or in trouble; what comes too late is there for the next page. */
async function answerOr<T>(earlier: Result<T>, answer: Promise<Result<T>>): Promise<Result<T>> {
  const result = await Promise.race([answer, wait(recentLimits.waitMs, null, { ref: false })]);
  return result === null || (!result.ok && isTransient(result.failure)) ? earlier : result;
}

/** The hashes of the recent answers that the page was made of, by name; one that had to be asked for is none of them. */
export const recentAnswersUsed = (context: RequestContext): ReadonlyMap<string, string> =>
  usedIn.of(context) ?? new Map();

/** The hashes of the visitor's answers of these names, in their order; null where one has to be asked for. */
export async function recentHashes(context: RequestContext, names: readonly string[]): Promise<string[] | null> {
  const owner = names.length === 0 ? null : cacheOwner(context.session);
  if (owner === null) return names.length === 0 ? [] : null;
  const answers = await Promise.all(names.map((name) => theAnswers().get(owner, nameIn(context, name))));
  const hashes = answers.flatMap((answer) => (answer?.isFresh ? answer.hash : []));
  return hashes.length === names.length ? hashes : null;
}

/** The visitor has changed something at the delivery API, or tried to: all of theirs is asked for again. */
export async function forgetRecentAnswers(session: Session): Promise<void> {
  const owner = cacheOwner(session);
  if (owner !== null) await theAnswers().changed(owner);
}
