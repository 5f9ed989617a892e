import { setTimeout as wait } from "node:timers/promises";
import { getHeapCodeStatistics } from "node:v8";

/** Loaded before the storefront (tests/harness/memory.ts): at SIGUSR2 it collects what is not needed and tells what is left. */
process.on("SIGUSR2", async () => {
  // What the first collection finalises only the second one frees.
  globalThis.gc();
  await wait(100);
  globalThis.gc();
  const { code_and_metadata_size: code, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
  process.stdout.write(`${JSON.stringify({ heapUsed: process.memoryUsage().heapUsed, code: code + bytecode })}\n`);
});
