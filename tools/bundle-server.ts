import { readdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "esbuild";
import { stampBuild } from "./sources";

const compressible = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".html", ".xml", ".map"]);
/** Below this the headers weigh more than what is saved. */
const smallestBytes = 1024;

/** One file that needs no node_modules: server.ts with the Remix server build in it. */
async function bundleServer() {
  await build({
    entryPoints: ["server.ts"],
    outfile: "build/server.js",
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    alias: {
      "virtual:remix/server-build": "./build/server/index.js",
      "virtual:client-manifest": "./build/.vite/client-manifest.json",
    },
    define: { "process.env.NODE_ENV": '"production"' },
    // Removes the development halves of React and the router.
    minifySyntax: true,
    sourcemap: true,
    // CommonJS packages ask for Node's own modules by require.
    banner: { js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);' },
    logLevel: "warning",
  });
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
await compressAssets("build/client");
stampBuild();
