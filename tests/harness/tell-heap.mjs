import { setTimeout as wait } from "node:timers/promises";

/** Loaded before the storefront (tests/harness/memory.ts): at SIGUSR2 it collects what is not needed and tells what is left. */
process.on("SIGUSR2", async () => {
  // What the first collection finalises only the second one frees.
  globalThis.gc();
  await wait(100);
  globalThis.gc();
  process.stdout.write(`${JSON.stringify({ heapUsed: process.memoryUsage().heapUsed })}\n`);
});
