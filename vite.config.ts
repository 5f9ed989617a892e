import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";

const isTest = process.env.VITEST !== undefined;

/** Remix preloads a route's styles without `crossorigin`. Vite's loader of late scripts asks with it, which browsers take for another file. */
const stylesAskedForOnce: Plugin = {
  name: "styles-asked-for-once",
  transform: (code, id) =>
    id.includes("vite/preload-helper")
      ? code.replace('link.crossOrigin = "";', 'if (!isCss) link.crossOrigin = "";')
      : null,
};

/** Modules whose like is found together on pages, with all they import: dozens of small chunks compress worse, and the browser's list of routes would name each for each route. */
const chunks: [name: string, roots: RegExp][] = [
  // What every page loads, and small things that most do.
  [
    "shop",
    /app\/((root|entry\.client|routes\/_shop|features\/orders\/ReorderForm)\.tsx|request\/(navigation\/client-action|pages\/title)\.ts|i18n\/route-handle\.ts|ui\/((Breadcrumbs|EmptyState|Choice|Section|art\/DrawnThing)\.tsx|use-browser-layout-effect))/,
  ],
  // What every page with cards loads.
  [
    "cards",
    /app\/(features\/(items\/Item(Card|Row)|stores\/StoreCard|catalogue\/use-money)|ui\/(LaidOutLater|LoadMore|use-growing-list))\.tsx?/,
  ],
];
const routes = /app\/(root|entry\.client|routes\/.+)\.tsx/;
let chunkOf: ReadonlyMap<string, string> | null = null;

function manualChunks(id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined {
  if (chunkOf === null) {
    const found = new Map<string, string>();
    const visit = (module: string, chunk: string) => {
      if (found.has(module)) return;
      found.set(module, chunk);
      for (const imported of getModuleInfo(module)?.importedIds ?? []) visit(imported, chunk);
    };
    for (const [chunk, roots] of chunks) {
      for (const module of getModuleIds()) if (roots.test(module)) visit(module, chunk);
    }
    chunkOf = found;
  }
  return routes.test(id) ? undefined : chunkOf.get(id);
}

const stylesByMark = new Map<string, string>();

/** A class of a CSS module: its own name and its file's mark. Vite's default also has the line, which says nothing new and weighs on each card. */
function scopedName(name: string, file: string): string {
  const path = relative(fileURLToPath(new URL(".", import.meta.url)), file.split("?")[0] ?? file);
  const mark = createHash("sha256").update(path).digest("base64url").replaceAll(/[-_]/g, "").slice(0, 3);
  const other = stylesByMark.get(mark) ?? path;
  if (other !== path) throw new Error(`${path} and ${other} have the same mark: rename one`);
  stylesByMark.set(mark, path);
  return `${name}_${mark}`;
}

const unitTests = ["app", "sandbox", "tests/unit"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** What replaces settings, modules or globals must not be seen by another file. */
const withModulesOfTheirOwn = unitTests.filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stubEnv|stubGlobal)\(|process\.env|@vitest-environment/.test(
    readFileSync(file, "utf8"),
  ),
);

export default defineConfig(({ isSsrBuild }) => ({
  // Vitest loads the same aliases, but Remix's plugin expects a running Remix build.
  plugins: isTest ? [] : [remix(remixConfig), stylesAskedForOnce],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  css: { modules: { generateScopedName: scopedName } },
  // The manifest tells the server which styles belong to dialogs.
  build: {
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: true,
    // Four percent less to fetch than with the default minifier (117.1 KB of the shop chunk became 111.8, gzip), for seconds of the build. What it shortens may be as new as the target.
    minify: isSsrBuild ? undefined : "terser",
    terserOptions: { module: true, ecma: 2020, safari10: false, compress: { passes: 2 } },
    rollupOptions: { output: isSsrBuild ? {} : { manualChunks } },
  },
  // Without a target of its own the development bundle aims at browsers the compiler no longer serves.
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
  server: { hmr: { host: "127.0.0.1" } },
  test: {
    environment: "node",
    // By default one core stays idle: on a machine with two, 109 s instead of 80 s.
    maxWorkers: "100%",
    restoreMocks: true,
    // React 18 says so of every component that a test draws to text; in production it does not.
    onConsoleLog: (log) => (log.includes("useLayoutEffect does nothing on the server") ? false : undefined),
    // Property tests take their time where the machine is shared, and the full run draws a hundred times as many examples.
    testTimeout: process.env.FULL_RUN ? 600_000 : 30_000,
    setupFiles: ["tests/harness/fuzz-setup.ts", "tests/harness/note-retries.ts"],
    projects: [
      {
        extends: true,
        test: {
          name: "shared modules",
          include: unitTests,
          exclude: withModulesOfTheirOwn,
          // The files share the modules that they import. Loading them anew for each took as long as the tests.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "contract",
          include: ["tests/contract/**/*.test.ts"],
          exclude: ["tests/contract/push.test.ts"],
          // One set of settings for all: they share what it was read into.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: "modules of their own",
          pool: "threads",
          include: [...withModulesOfTheirOwn, "tests/contract/push.test.ts"],
        },
      },
    ],
  },
}));
