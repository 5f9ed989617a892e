/** The Remix server build: an alias of the bundler, for server.ts alone. */
declare module "virtual:remix/server-build" {
  export * from "@remix-run/dev/server-build";
}
