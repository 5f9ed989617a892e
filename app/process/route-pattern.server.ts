import type { ServerBuild } from "@remix-run/node";
import { type AgnosticRouteObject, matchRoutes } from "@remix-run/router";
import { LRUCache } from "lru-cache";

/** The pattern of the route that answers a path, such as `/store/:id`: one of a few, whatever strangers ask for. */
export type PatternOf = (path: string) => string;

/** Addresses that the process answers before any route is asked. */
const ofFiles = /^\/(assets|icons|pictures)\//;
/** Matching costs a tenth of a millisecond, and most requests are for the same addresses. */
const remembered = 2000;
/** Longer than any address of ours: strangers may send ones of kilobytes, and those would be held. */
const longestRemembered = 200;

/** Patterns by Remix's own matching; a page's data request has the pattern of its page, and what no route answers has `*`. */
export function routePatterns(routes: ServerBuild["routes"]): PatternOf {
  const tree = childrenOf(routes, undefined);
  const patterns = new LRUCache<string, string>({ max: remembered, memoMethod: (path) => match(tree, path) });
  return (path) => (path.length > longestRemembered ? match(tree, path) : patterns.memo(path));
}

function match(tree: AgnosticRouteObject[], path: string): string {
  const [, folder] = ofFiles.exec(path) ?? [];
  if (folder) return `/${folder}/*`;
  const page = path.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  // The gate refuses it; Remix's matching would write a warning first.
  if (!isDecodable(page)) return "*";
  const matches = matchRoutes(tree, page) ?? [];
  const parts = matches.flatMap(({ route }) => route.path || []);
  if (matches.length === 0 || parts.at(-1) === "*") return "*";
  return `/${parts.join("/")}`;
}

function isDecodable(path: string): boolean {
  try {
    return decodeURI(path) !== "";
  } catch {
    return false;
  }
}

function childrenOf(routes: ServerBuild["routes"], parentId: string | undefined): AgnosticRouteObject[] {
  return Object.values(routes).flatMap((route): AgnosticRouteObject[] => {
    if (!route || route.parentId !== parentId) return [];
    const path = route.path ?? "";
    return [route.index ? { path, index: true } : { path, children: childrenOf(routes, route.id) }];
  });
}
