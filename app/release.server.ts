/** What runs: the version of package.json and the commit it was built from. */
export type Release = { version: string; commit: string };

/** Written into the bundle by tools/bundle-server.ts. */
declare const DOORSTEP_RELEASE: string | undefined;

/** A server that runs from its sources knows neither. */
const [version = "", commit = ""] = (
  typeof DOORSTEP_RELEASE === "undefined" ? "development unknown" : DOORSTEP_RELEASE
).split(" ");

export const release: Release = { version, commit };
