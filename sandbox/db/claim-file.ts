import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

export type ClaimedFile = { file: string; release(): void };

/**
 * A database file for one process alone: `sandbox.db`, or `sandbox-2.db` and so on while others have those before. A lock beside the file names the
 * process that has it; the lock of a process that is gone counts for nothing.
 */
export function claimFile(wanted: string): ClaimedFile {
  if (wanted === ":memory:") return { file: wanted, release: () => undefined };
  mkdirSync(dirname(wanted), { recursive: true });
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? wanted : wanted.replace(/(\.\w+)?$/, `-${number}$1`);
    const lock = `${file}.lock`;
    if (takeLock(lock)) return { file, release: () => rmSync(lock, { force: true }) };
  }
}

function takeLock(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (isRunning(Number(readFileSync(lock, "utf8")))) return false;
    rmSync(lock, { force: true });
    return takeLock(lock);
  }
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process: it is there all the same.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
