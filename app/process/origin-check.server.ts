/** `token`: the browser sent neither header, so the signed form token decides in the app. */
export type OriginVerdict = "allow" | "token" | "refuse";

type Facts = {
  method: string;
  path: string;
  origin: string | undefined;
  secFetchSite: string | undefined;
  /** The body is urlencoded: what a page of another site that posts here sends. */
  isPlainForm: boolean;
  publicOrigin: string;
};

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** Providers of social sign-in post here from their own origin, a few texts; the `state` parameter guards it instead. */
export const callbackPath = /^\/auth\/callback\/(google|facebook|apple)$/;

/** Whether a request may change anything, judged by where it comes from. */
export function originVerdict({ method, path, origin, secFetchSite, isPlainForm, publicOrigin }: Facts): OriginVerdict {
  if (readingMethods.has(method) || (isPlainForm && callbackPath.test(path))) return "allow";
  if (origin !== undefined && !isSameOrigin(origin, publicOrigin)) return "refuse";
  if (secFetchSite !== undefined && secFetchSite !== "same-origin" && secFetchSite !== "none") return "refuse";
  return origin === undefined && secFetchSite === undefined ? "token" : "allow";
}

const loopbackHosts = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** On one's own machine the same server goes by several names; anywhere else an origin is equal or foreign. */
function isSameOrigin(origin: string, publicOrigin: string): boolean {
  if (origin === publicOrigin) return true;
  if (!URL.canParse(origin)) return false;
  const [given, own] = [new URL(origin), new URL(publicOrigin)];
  return (
    loopbackHosts.has(given.hostname) &&
    loopbackHosts.has(own.hostname) &&
    given.protocol === own.protocol &&
    given.port === own.port
  );
}
