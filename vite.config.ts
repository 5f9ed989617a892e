import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import type { ManualChunkMeta } from "rollup";
import { defineConfig } from "vitest/config";
import remixConfig from "./remix.config.js";

const isTest = process.env.VITEST !== undefined;

const frame = /app\/(root|entry\.client|routes\/_shop)\.tsx/;
let loadedByAll: ReadonlySet<string> | null = null;

/** What every page loads is one chunk: dozens of small ones compress worse, and the browser's list of routes would name each of them for each route. */
function everyPage(id: string, { getModuleIds, getModuleInfo }: ManualChunkMeta): string | undefined {
  if (loadedByAll === null) {
    const reached = new Set<string>();
    const visit = (module: string) => {
      if (reached.has(module)) return;
      reached.add(module);
      getModuleInfo(module)?.importedIds.forEach(visit);
    };
    for (const module of getModuleIds()) if (frame.test(module)) visit(module);
    loadedByAll = reached;
  }
  return loadedByAll.has(id) && !frame.test(id) ? "shop" : undefined;
}

export default defineConfig(({ command, isSsrBuild }) => ({
  // Vitest loads the same aliases, but Remix's plugin expects a running Remix build.
  plugins: isTest ? [] : [remix(remixConfig)],
  resolve: { alias: { "~": fileURLToPath(new URL("./app", import.meta.url)) } },
  // The built server is one bundle: nothing is looked up in node_modules at run time.
  ssr: { noExternal: command === "build" && !isTest ? true : undefined },
  // The manifest tells the server which styles belong to dialogs.
  build: { target: "es2022", assetsInlineLimit: 0, manifest: true, rollupOptions: { output: isSsrBuild ? {} : { manualChunks: everyPage } } },
  // Without a target of its own the development bundle aims at browsers the compiler no longer serves.
  optimizeDeps: { esbuildOptions: { target: "es2022" } },
  server: { hmr: { host: "127.0.0.1" } },
  test: {
    include: ["app/**/*.test.{ts,tsx}", "sandbox/**/*.test.ts", "tests/{unit,contract}/**/*.test.ts"],
    environment: "node",
    restoreMocks: true,
    // Property tests take their time where the machine is shared.
    testTimeout: 30_000,
    setupFiles: ["tests/harness/fuzz-setup.ts"],
  },
}));
