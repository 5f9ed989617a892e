/** Vite's manifest of the browser's half: an alias of the bundler, for server.ts alone. */
declare module "virtual:client-manifest" {
  import type { Manifest } from "vite";

  const manifest: Manifest;
  export default manifest;
}

/** The Remix server build: an alias of the bundler, for server.ts alone. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
