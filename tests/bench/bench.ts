import { ensureBuilt } from "../../tools/sources";
import { benchCity } from "./city";
import { benchGrowth } from "./growth";
import { benchPage } from "./page";

const benches = new Map([
  ["city", benchCity],
  ["growth", benchGrowth],
]);

/**
 * `npm run bench`: speeds as ratios within one run, since machines differ and are noisy; written into docs/performance.md. `npm run bench -- city` and `-- growth`: its
 * sections of those names.
 */
ensureBuilt();
await (benches.get(process.argv[2] ?? "") ?? benchPage)();
