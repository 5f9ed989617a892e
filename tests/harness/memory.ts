import { execFileSync } from "node:child_process";

/** What a process holds in memory (RSS), in megabytes. */
export function residentMegabytes(pid: number): number {
  return Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;
}
