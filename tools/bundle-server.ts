import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { thirdPartyNotices } from "./notices";
import { recordBuildDigest, sourcesDigest } from "./sources";

const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".html", ".xml", ".map"]);
/** Below this the headers weigh more than what is saved. */
const smallestBytes = 1024;

/** Version and commit; an image is built without the repository, so that COMMIT tells it there. */
function release(): string {
  const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
  const asked = spawnSync("git", ["rev-parse", "--short=7", "HEAD"], { encoding: "utf8" });
  return `${version} ${process.env.COMMIT || asked.stdout?.trim() || "unknown"}`;
}

/** Native: a bundle cannot hold it. */
const outside = ["sharp"];

/** One file that needs no node_modules but what is outside. */
const asOneFile: BuildOptions = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  external: outside,
  define: { "process.env.NODE_ENV": '"production"', DOORSTEP_RELEASE: JSON.stringify(release()) },
  // Removes the development halves of React and the router.
  minifySyntax: true,
  // One letter outside Latin-1, as comments of packages have, would make the process keep the text at two bytes a letter.
  minifyWhitespace: true,
  // A place in an error's stack stays a line that a person can find.
  lineLimit: 160,
  // CommonJS packages ask for Node's own modules by require.
  banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
  logLevel: "warning",
};

/** A file of its own, so that a server without a collector of traces does not even read OpenTelemetry's SDK. */
const traceExportBeside: Plugin = {
  name: "trace-export-beside",
  setup({ onResolve }) {
    onResolve({ filter: /\/trace-export\.server$/ }, () => ({ path: "./trace-export.js", external: true }));
  },
};

/** server.ts with the Remix server build in it, each package once for both; sharp is needed only to make pictures smaller. */
async function bundleServer() {
  await build({
    ...asOneFile,
    entryPoints: ["server.ts"],
    outfile: "build/server.js",
    alias: {
      "virtual:remix/server-build": "./build/server/index.js",
      "virtual:client-manifest": "./build/.vite/client-manifest.json",
    },
    plugins: [traceExportBeside],
    sourcemap: true,
    // Remix's build still imports for its effects what has none.
    logOverride: { "ignored-bare-import": "silent" },
  });
  await build({
    ...asOneFile,
    entryPoints: { "trace-export": "app/process/trace-export.server.ts" },
    outdir: "build",
  });
}

/** The operator's commands: to forget a visitor, to examine a delivery API. */
async function bundleCommands() {
  await build({
    ...asOneFile,
    entryPoints: { forget: "tools/forget.ts", doctor: "tools/doctor/main.ts" },
    outdir: "build",
  });
}

/** The browser's service worker: one file beside the hashed ones, since its address may never change. */
async function bundleWorker() {
  await build({
    entryPoints: ["app/features/push/worker/service-worker.ts"],
    outfile: "build/client/service-worker.js",
    bundle: true,
    format: "iife",
    target: "es2022",
    minify: true,
    define: { RELEASE: JSON.stringify(sourcesDigest().slice(0, 16)) },
    logLevel: "warning",
  });
}

/**
 * What the bundle leaves out, put beside it with all it needs: what the build machine has of it, and nothing where it could not be
 * installed (pictures then keep their addresses).
 */
async function copyPackage(name: string, from: string): Promise<void> {
  const places = createRequire(from).resolve.paths(name) ?? [];
  const directory = places.map((place) => join(place, name)).find((place) => existsSync(join(place, "package.json")));
  if (!directory) return;
  const manifest = join(directory, "package.json");
  const needs = JSON.parse(await readFile(manifest, "utf8")) as Record<string, Record<string, string> | undefined>;
  const options = { recursive: true, filter: (path: string) => !path.slice(directory.length).includes("node_modules") };
  await cp(directory, join("build/node_modules", name), options);
  for (const need of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies })) {
    await copyPackage(need, manifest);
  }
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compressed siblings of the static files, made once at the highest setting. */
async function compressAssets(directory: string) {
  for (const entry of await readdir(directory, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < smallestBytes) continue;
    const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } };
    const [small, smaller] = await Promise.all([toGzip(content, { level: 9 }), toBrotli(content, brotli)]);
    await Promise.all([writeFile(`${path}.gz`, small), writeFile(`${path}.br`, smaller)]);
  }
}

await bundleServer();
await bundleCommands();
await bundleWorker();
await compressAssets("build/client");
await writeFile("build/THIRD-PARTY-NOTICES.txt", thirdPartyNotices());
for (const name of outside) await copyPackage(name, join(process.cwd(), "package.json"));
recordBuildDigest();
