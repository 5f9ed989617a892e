import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import Libsql from "libsql";

export type ClaimedFile = { file: string; release(): void };

/**
 * A database file for one process alone: `sandbox.db`, or `sandbox-2.db` and so on while others have those before. Who has it holds a lock of the
 * system's on the file beside it for as long as `release` is not called, and no longer than the process lives: a process number would not
 * say that much, since a container's first process always has the same.
 */
export function claimFile(wanted: string): ClaimedFile {
  if (wanted === ":memory:") return { file: wanted, release: () => undefined };
  mkdirSync(dirname(wanted), { recursive: true });
  for (let number = 1; ; number += 1) {
    const file = number === 1 ? wanted : wanted.replace(/(\.\w+)?$/, `-${number}$1`);
    const lock = takeLock(`${file}.lock`);
    // The file stays: whoever comes next may have opened it already.
    if (lock) return { file, release: () => lock.close() };
  }
}

/** SQLite's own lock, on a database that never gets anything in it; null while another has it. */
function takeLock(path: string): Libsql.Database | null {
  const lock = new Libsql(path);
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return lock;
  } catch (error) {
    lock.close();
    const { code } = error as { code?: string };
    if (code === "SQLITE_BUSY") return null;
    if (code !== "SQLITE_NOTADB") throw error;
    // Something else lies there, and whatever it says, nobody holds it.
    rmSync(path);
    return takeLock(path);
  }
}
