import { execFileSync } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import type { RunningProcess } from "../../tools/processes";

/** What a process holds in memory (RSS), in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}

/** Arguments of Node that make a process tell its heap. */
export const heapReporting = ["--expose-gc", "--import", new URL("./report-heap.mjs", import.meta.url).href];

/**
 * What a process started with `heapReporting` holds on its heap after a forced collection, in megabytes: all of it, and what is not compiled code. V8 compiles what is
 * called often, so that a young process has less code than one that has worked for a while.
 */
export async function collectedHeap({
  pid,
  lines,
}: Pick<RunningProcess, "pid" | "lines">): Promise<{ all: number; data: number }> {
  const before = lines.length;
  process.kill(pid, "SIGUSR2");
  for (;;) {
    const told = lines.slice(before).find((line) => line.startsWith('{"heapUsed":'));
    if (told) {
      const { heapUsed, code } = JSON.parse(told) as { heapUsed: number; code: number };
      return { all: heapUsed / 1024 ** 2, data: (heapUsed - code) / 1024 ** 2 };
    }
    await wait(20);
  }
}
