import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const inProcess = (name: string) => `tests/process/${name}.test.ts`;

/** They measure seconds in which they mostly wait: two at once are not in each other's way. */
const measuresWaits = ["lifecycle", "upstream-trouble"].map(inProcess);

/** They measure what a busy core would change. */
const measuresWork = ["tests/budgets/start.test.ts", ...["hostile-forms", "under-attack", "crowd"].map(inProcess)];

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
    setupFiles: ["tests/harness/fuzz-setup.ts", "tests/harness/note-retries.ts"],
    testTimeout: process.env.FULL_RUN ? 600_000 : 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          // Whoever waits for the full run learns within minutes what depends most on the machine.
          name: "one after another",
          include: measuresWork,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: "in pairs",
          include: measuresWaits,
          maxWorkers: measuresWaits.length,
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: "side by side",
          include: ["tests/{budgets,process,engines}/**/*.test.ts"],
          exclude: [...measuresWaits, ...measuresWork],
          // Each has a process of its own beside it; the modules that tests share are read once.
          isolate: false,
          // They wait for processes to start and for streams' turns: one more than cores.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
});
