import { setTimeout as wait } from "node:timers/promises";
import type { RunningProcess } from "../../tools/processes";

/** Arguments of Node with which a process lets time pass when it is told to. */
export const lettingTimePass = ["--import", new URL("./let-time-pass.mjs", import.meta.url).href];

/** Lets a minute and a second pass in a process started with `lettingTimePass`. */
export async function passMinute({ pid, lines }: Pick<RunningProcess, "pid" | "lines">): Promise<void> {
  const before = lines.length;
  process.kill(pid, "SIGALRM");
  while (!lines.slice(before).some((line) => line.startsWith('{"passed":'))) await wait(5);
}
