import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const measuresTime = [
  "tests/budgets/**/*.test.ts",
  ...["hostile-forms", "lifecycle", "under-attack", "upstream-trouble"].map((name) => `tests/process/${name}.test.ts`),
];

/** Tests of the built storefront: how the process behaves, what pages weigh, how long answers take. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  test: {
    globalSetup: ["tests/harness/ensure-built.ts"],
    setupFiles: ["tests/harness/fuzz-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: "side by side",
          include: ["tests/{process,engines}/**/*.test.ts"],
          exclude: measuresTime,
          // Each has a process of its own beside it.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "one after another",
          include: measuresTime,
          maxWorkers: 1,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
