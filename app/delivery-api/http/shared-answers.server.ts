import { TimeoutError, timeout } from "remix-utils/promise";
import type { AnswerStore, CacheEntry, SharedCache } from "../cache.server";
import type { CallContext, DeliveryClientEvent, SharedAnswer } from "../call-context";
import { squareKilometre } from "../distance";
import { type Failure, fail, isTransient, ok, type Result } from "../result";
import { type CachePolicy, type Call, queryText } from "./call";
import { deadlineOf } from "./deadline";

/** An answer older than fresh, but younger than this many times fresh, is given at once while a new one is fetched. */
const staleFactor = 4;
/** An older one is given when no new answer came by then, or none could be had. */
const patienceMs = 1000;
/** Pages of one list that replicas share; later ones are as many as an address may name. */
const sharedPages = 20;
/** How long a fetch for everybody may take, whoever started it. */
const flightMs = 2800;

/** A value to share, and what its JSON weighed; `isKeepable` is false when it is not for others, or was read without knowing the server. */
export type Fetched<T> = { value: T; bytes: number; isKeepable: boolean };

const roundedPlace = ({ place }: CallContext): CallContext["place"] =>
  place && { zoneHeader: place.zoneHeader, ...squareKilometre(place) };

/** What everybody is given nobody asks for: no token, no guest's number, no exact place; and it outlasts whoever came first. */
function anonymously(context: CallContext, deadlineAt: number): CallContext {
  const { language, moduleId, requestId } = context;
  return { language, moduleId, requestId, deadlineAt, token: null, guestId: null, place: roundedPlace(context) };
}

function cacheKey(call: Call<unknown>, policy: CachePolicy, context: CallContext): string {
  const place = policy.byPlace ? roundedPlace(context) : null;
  return JSON.stringify([
    call.path,
    Object.values(call.params ?? {}),
    queryText(call.sharedBy ?? call.query ?? {}),
    context.language,
    context.place?.zoneHeader ?? null,
    context.moduleId,
    place?.latitude ?? null,
    place?.longitude ?? null,
  ]);
}

const isOpenEnded = ({ query }: Call<unknown>, policy: CachePolicy): boolean =>
  policy.isOpenEnded === true || Number(query?.offset ?? 1) > sharedPages;

const isServerInTrouble = (failure: Failure) => isTransient(failure) || failure.kind === "contract";

/** Shared values are read by every request: one that changed them would change them for all. */
function deepFreeze<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

async function within<T>(flight: Promise<Result<T>>, ms: number): Promise<Result<T>> {
  try {
    return await timeout(flight, { ms: Math.max(0, ms) });
  } catch (error) {
    if (error instanceof TimeoutError) return fail("timeout");
    throw error;
  }
}

/**
 * Answers that are the same for everybody: fresh from the cache, stale while a new one is fetched, stale up to a day when
 * the server is in trouble. One fetch per key at a time, with its own deadline. A failure is never kept.
 */
export function createSharedAnswers(options: {
  cache: SharedCache;
  log: (event: DeliveryClientEvent) => void;
  onShared: (shared: SharedAnswer) => void;
  now: () => number;
}) {
  const { cache, log, now } = options;
  const flights = new Map<string, Promise<Result<unknown>>>();
  let isCacheDown = false;

  /** A broken cache counts as an empty one; told once until it works again. */
  async function guarded<T>(operation: "get" | "set" | "delete", work: Promise<T>): Promise<T | null> {
    try {
      const result = await work;
      isCacheDown = false;
      return result;
    } catch (error) {
      if (!isCacheDown)
        log({ event: "cache-failed", operation, problem: error instanceof Error ? error.name : "unknown" });
      isCacheDown = true;
      return null;
    }
  }

  async function fetchAndKeep<T>(
    kept: AnswerStore,
    key: string,
    fetch: () => Promise<Result<Fetched<T>>>,
  ): Promise<Result<T>> {
    const askedAt = now();
    const result = await fetch();
    if (!result.ok) {
      if (result.failure.kind === "not-found") await guarded("delete", kept.delete(key));
      return result;
    }
    const { value, bytes, isKeepable } = result.value;
    deepFreeze(value);
    if (isKeepable) await guarded("set", kept.set(key, { value, askedAt, bytes }));
    return ok(value);
  }

  function fly<T>(kept: AnswerStore, key: string, fetch: () => Promise<Result<Fetched<T>>>): Promise<Result<T>> {
    // The key names path and query, so everything under it was read by the same endpoint.
    const running = flights.get(key) as Promise<Result<T>> | undefined;
    if (running) return running;
    const flight = fetchAndKeep(kept, key, fetch).finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  /** The shared answer of `call`, by `fetch` when there is none; `fetch` is given the context to call with. */
  return async function shared<T>(
    call: Call<T>,
    policy: CachePolicy,
    context: CallContext,
    fetch: (context: CallContext) => Promise<Result<Fetched<T>>>,
  ): Promise<Result<T>> {
    const report = (answer: SharedAnswer["answer"], ageMs: number | null) =>
      options.onShared({ endpoint: call.path, answer, ageMs });
    const old = (entry: CacheEntry, answer: "fresh" | "stale" | "rescued"): Result<T> => {
      report(answer, now() - entry.askedAt);
      return ok(entry.value as T);
    };
    if (policy.byPlace) context.onNearby?.();
    const fetchForAll = () => fetch(anonymously(context, now() + flightMs));
    const kept = isOpenEnded(call, policy) ? cache.here : cache;
    const key = cacheKey(call, policy, context);
    const entry: CacheEntry | null = await guarded("get", kept.get(key));
    const age = entry === null ? Number.POSITIVE_INFINITY : now() - entry.askedAt;
    if (entry !== null && age < policy.freshMs * staleFactor) {
      if (age < policy.freshMs) return old(entry, "fresh");
      // Nobody waits for this one.
      void fly(kept, key, fetchForAll);
      return old(entry, "stale");
    }
    const left = deadlineOf(call, context, now()) - now();
    const isTooLate = left <= 0 && !flights.has(key);
    const patience = entry === null ? left : Math.min(left, patienceMs);
    const result = isTooLate ? fail("timeout") : await within(fly(kept, key, fetchForAll), patience);
    if (entry !== null && !result.ok && isServerInTrouble(result.failure)) return old(entry, "rescued");
    report(result.ok ? "fetched" : "missing", result.ok ? 0 : null);
    return result;
  };
}
