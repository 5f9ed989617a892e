import fc from "fast-check";

/** Properties are tried on the same examples in every run, so that a change is judged by itself; `npm run test:full` draws many new ones. */
fc.configureGlobal(process.env.FULL_RUN ? { numRuns: 10_000 } : { numRuns: 100, seed: 33571750 });
