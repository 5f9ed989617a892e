import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Tests of the built storefront: how the process behaves, what pages weigh, how long answers take. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  test: {
    include: ["tests/{process,budgets,engines}/**/*.test.ts"],
    globalSetup: ["tests/harness/ensure-built.ts"],
    setupFiles: ["tests/harness/fuzz-setup.ts"],
    // One after another: some of them measure time.
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
