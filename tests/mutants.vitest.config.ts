import { readFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const { mutate } = JSON.parse(readFileSync(new URL("stryker.config.json", import.meta.url), "utf8")) as {
  mutate: string[];
};
const folders = [...new Set(mutate.map(dirname))];

/** The unit tests beside the rules, as StrykerJS runs them once per mutant. Arbitrary JSON (any-json) proves that nothing throws, no value: it would only cost time. */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  resolve: { alias: { "~": fileURLToPath(new URL("../app", import.meta.url)) } },
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ["**/any-json.test.ts"],
    restoreMocks: true,
    // Property tests take their time where the machine is shared.
    testTimeout: 30_000,
    setupFiles: ["tests/harness/fuzz-setup.ts"],
  },
});
