import type { RequestContext } from "~/request/context/request-context";
import { formResultOf } from "~/request/posting/form-result.server";
import type { SessionValue } from "~/session/session.server";

/** Pages of which nothing but what is personal is shown. */
export const personalPaths =
  /^\/(addresses|auth|chatting|checkout|interest|order-check|my-orders|parcel-delivery-info|profile|rate-and-review|track-order|pay)(\/|$)/;

/** All that a cached page may be made of: each of these is in its key, or known to be empty. Nothing else of a session is the same for two. */
export const ofEverybody: ReadonlySet<SessionValue> = new Set<SessionValue>([
  "visitor",
  "place",
  "module",
  "settings",
  "flash",
]);

/**
 * What shows personal things is not kept by any cache, not even the browser's: everything of a customer, what was typed into a form, and whatever was made
 * of more of the session than a page for all guests.
 */
export const isPersonal = ({ url, session }: Pick<RequestContext, "url" | "session">): boolean =>
  personalPaths.test(url.pathname) ||
  session.visitor.token !== null ||
  formResultOf({ session }) !== null ||
  [...session.touched].some((name) => !ofEverybody.has(name));
