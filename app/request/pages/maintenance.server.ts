import { visitorlessApi } from "~/request/context/delivery-client.server";
import type { Maintenance } from "~/runtime/load-context";
import type { RequestHead } from "~/runtime/request-head";

/** No pages of the shop: they ask the delivery API for nothing but its config, and browsers and crawlers keep what they say. */
const goesOn = /^\/(robots\.txt|manifest\.webmanifest|apple-touch-icon\.png|offline|texts\/.+|\.well-known\/.+)$/;

/** A page has 2.8 s in all, and asks for the config itself. */
const patienceMs = 1000;

/** Milliseconds for which one look at the config counts: a page that is kept takes less time than the look. */
const lookMs = 1000;

let lookedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<Maintenance | null> = Promise.resolve(null);
/** What the last look has found; undefined before the first. */
let found: Maintenance | null | undefined;

/** The config is looked at anew for the next page. */
export function forgetMaintenance(): void {
  lookedAt = Number.NEGATIVE_INFINITY;
  found = undefined;
}

/**
 * Whom to ask while the delivery API's config says that the shop is closed for maintenance; null while it is open, for what goes on meanwhile, and where nobody
 * tells (docs/decisions/0205). It is the config of the process's start, whatever language, zone and module the visitor has: all of a replica's visitors are told
 * the same, and a page that nobody had to be asked for still needs nobody. Only the first page waits for a look.
 */
export async function maintenance({ url }: Pick<RequestHead, "url">, requestId: string): Promise<Maintenance | null> {
  if (goesOn.test(new URL(url).pathname)) return null;
  if (Date.now() - lookedAt >= lookMs) {
    lookedAt = Date.now();
    looking = look(requestId);
    looking.then(
      (now) => {
        found = now;
      },
      () => {},
    );
  }
  return found === undefined ? looking : found;
}

async function look(requestId: string): Promise<Maintenance | null> {
  const config = await visitorlessApi(requestId, patienceMs).config.get();
  if (!config.ok || !config.value.maintenance) return null;
  const { businessName: name, phone, email } = config.value;
  return { name, phone, email };
}
