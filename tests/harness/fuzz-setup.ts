import fc from "fast-check";

/** Runs per property: quick in every test run, thorough in `npm run test:full`. */
fc.configureGlobal({ numRuns: process.env.FULL_RUN ? 10_000 : 100 });
