import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const measuresTime = [
  "tests/budgets/start.test.ts",
  ...["hostile-forms", "lifecycle", "under-attack", "upstream-trouble"].map((name) => `tests/process/${name}.test.ts`),
];

/** The longest begin first, so that no core waits for one of them at the end. A fresh clone knows no times to sort by. */
const longest = ["walk", "sandbox-data", "webkit", "firefox", "fuzz", "outside-words", "weights"].map(
  (name) => `/${name}.test.ts`,
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const place = longest.findIndex((end) => moduleId.endsWith(end));
      return place === -1 ? longest.length : place;
    };
    return [...files].sort((one, other) => rank(one) - rank(other));
  }
}

/** Tests of the built storefront: how the process behaves, what pages weigh, how long answers take. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  test: {
    globalSetup: ["tests/harness/ensure-built.ts"],
    setupFiles: ["tests/harness/fuzz-setup.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "side by side",
          include: ["tests/{budgets,process,engines}/**/*.test.ts"],
          exclude: measuresTime,
          // Each has a process of its own beside it; the modules that tests share are read once.
          isolate: false,
          // They wait for processes to start and for streams' turns: one more than cores.
          maxWorkers: availableParallelism() + 1,
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
