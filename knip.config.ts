import type { KnipConfig } from "knip";

/** What nobody imports: started by path, by a bundler or by another program. */
const entry = [
  "app/features/push/worker/service-worker.ts",
  "tools/{dev-server,forget}.ts",
  "tests/harness/attack.ts",
  "tests/bench/{bare-server,item-cards,mantine-cards}.{ts,tsx}",
  "tests/mutants.vitest.config.ts",
];

const config: KnipConfig = {
  entry,
  project: ["app/**/*.{ts,tsx}", "sandbox/**/*.ts", "tests/**/*.{ts,tsx,mjs}", "tools/**/*.ts", "*.{ts,js}"],
  stryker: { config: ["tests/stryker.config.json"] },
};

export default config;
