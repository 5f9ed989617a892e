import { withoutDistance } from "./distance-of-address";

/** The page's own address: `?index` and `_routes` are Remix's, `.data` placeholders a data request, and a store's distance is the visitor's. */
export function pageUrl(requestUrl: string, origin: string): URL {
  const { pathname, search } = new URL(requestUrl);
  const url = new URL(origin);
  url.pathname = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  for (const [name, value] of withoutDistance(search)) {
    if (name !== "_routes" && !(name === "index" && value === "")) url.searchParams.append(name, value);
  }
  return url;
}
