import { lookUp } from "../../look-up";
import type { CallContext } from "../call-context";
import type { Picture } from "../calls";
import type { Result } from "../result";
import type { Reader, ServerProfile } from "../wire/reader";

export type Query = Record<string, string | number | null | undefined>;

/** How long an answer that is the same for everybody may be kept, in milliseconds. */
export type CachePolicy = {
  /** Fresh: no call is made. */
  freshMs: number;
  /** Whether its order depends on where the visitor is: then neighbours share it, otherwise everybody in the zone. */
  byPlace: boolean;
  /** Whether there are as many such questions as visitors have words, ranges and choices: then no other process is told the answers. */
  isOpenEnded?: boolean;
};

/** One call of the delivery API, before the visitor's headers. `path` is a constant of `paths.ts`, below `/api/v1`. */
export type Call<T> = {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  /** For the placeholders of the path. */
  params?: Record<string, string | number>;
  query?: Query;
  body?: Record<string, unknown>;
  /** Pictures beside the body, which then goes as multipart (docs/delivery-api.md §1.1). */
  pictures?: { field: string; files: Picture[] };
  /** Multipart even without a picture. */
  isMultipart?: boolean;
  /** A GET that changes something. */
  isChange?: boolean;
  /** Guests are told apart by their number, in the query or the body (docs/delivery-api.md §1.4). */
  asGuest?: boolean;
  /** Order placing may take longer than other changes. */
  isSlow?: boolean;
  /** A map service answers behind the delivery API, and the operator pays for each call. */
  isPaid?: boolean;
  cache?: CachePolicy;
  /** What of the query tells shared answers apart; all of it where this is left out. */
  sharedBy?: Query;
  /** Whether others may be given what was read as well; they may where this is left out. */
  isShared?(value: T): boolean;
  /** Whether `read` does without what the config says of the server. */
  isSelfContained?: boolean;
  /** Reads the answer into the domain model; throws when it is not what the contract says. */
  read: (body: unknown, reader: Reader) => T;
};

/** One visitor's way to the delivery API: what the files in `endpoints/` are made of. */
export type Caller = {
  context: CallContext;
  send<T>(call: Call<T>): Promise<Result<T>>;
  /** What the config says of the server; never fails. */
  profile(): Promise<ServerProfile>;
};

const unsafeSegment = /^\.{0,2}$/;

/** The path with its placeholders filled; null when a value cannot be a path segment (`..` would leave the path). */
export function fillPath(path: string, params: Record<string, string | number> = {}): string | null {
  let isSafe = true;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(lookUp(params, name) ?? "");
    isSafe &&= !unsafeSegment.test(value) && value.length <= 200;
    return encodeURIComponent(value);
  });
  return isSafe ? filled : null;
}

/** Query text in the order given, empty values left out; starts with `?` unless empty. */
export function queryText(query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}

/** The headers of docs/delivery-api.md §1.2 (SES-03 to SES-07): place, zone, module and token only once they are known. */
export function callHeaders(
  context: CallContext,
  site: { origin: string; softwareId: string | null },
): Record<string, string> {
  const { token, place, moduleId } = context;
  return {
    accept: "application/json",
    "x-localization": context.language,
    origin: site.origin,
    "x-request-id": context.requestId,
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(site.softwareId === null ? {} : { "x-software-id": site.softwareId }),
    ...(moduleId === null ? {} : { moduleId: String(moduleId) }),
    ...(place === null
      ? {}
      : { zoneId: place.zoneHeader, latitude: String(place.latitude), longitude: String(place.longitude) }),
  };
}

/** The guest's number where the call wants it; a token always comes before it. */
export function guestOf(call: Call<unknown>, context: CallContext): { guest_id?: number } {
  return call.asGuest && context.token === null && context.guestId !== null ? { guest_id: context.guestId } : {};
}
