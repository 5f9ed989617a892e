import { ensureBuilt } from "../../tools/sources";
import { benchCity } from "./city";
import { benchPage } from "./page";

/**
 * `npm run bench`: speeds as ratios within one run, since machines differ and are noisy; written into docs/performance.md. `npm run bench -- city`: its section
 * of that name.
 */
ensureBuilt();
await (process.argv[2] === "city" ? benchCity() : benchPage());
