import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startSandbox } from "../server";
import { claimFile } from "./claim-file";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "doorstep-claim-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("gives a file to one process, and the next ones files of their own", () => {
  const wanted = join(folder, "a", "sandbox.db");
  const held = [claimFile(wanted), claimFile(wanted)];
  expect(held.map(({ file }) => file)).toEqual([wanted, join(folder, "a", "sandbox-2.db")]);
  held[0]?.release();
  held.push(claimFile(wanted), claimFile(wanted));
  expect(held.slice(2).map(({ file }) => file)).toEqual([wanted, join(folder, "a", "sandbox-3.db")]);
  for (const { release } of held.slice(1)) release();
});

it.each([String(process.pid), "1", "", "nobody"])("takes no notice of a lock that nobody holds (%j)", (left) => {
  const wanted = join(folder, "stale.db");
  writeFileSync(`${wanted}.lock`, left);
  const claimed = claimFile(wanted);
  expect(claimed.file).toBe(wanted);
  claimed.release();
});

it("holds against another process for as long as that one lives, however it ends", async () => {
  const wanted = join(folder, "other.db");
  const claims = `import { claimFile } from ${JSON.stringify(new URL("./claim-file.ts", import.meta.url).href)};
    globalThis.held = claimFile(${JSON.stringify(wanted)});
    console.log(held.file);
    setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", claims]);
  const [said] = await once(other.stdout, "data");
  expect(String(said).trim()).toBe(wanted);
  const second = claimFile(wanted);
  expect(second.file).toBe(join(folder, "other-2.db"));
  other.kill("SIGKILL");
  await once(other, "exit");
  const third = claimFile(wanted);
  expect(third.file).toBe(wanted);
  for (const { release } of [second, third]) release();
}, 30_000);

it("two sandboxes started on one file do not change each other's data", async () => {
  const file = join(folder, "sandbox.db");
  const first = await startSandbox({ file });
  const second = await startSandbox({ file });
  expect([first.file, second.file]).toEqual([file, join(folder, "sandbox-2.db")]);
  await first.app.sandbox.db.updateTable("stores").set({ name: "Changed" }).where("id", "=", 1).execute();
  const { name } = await second.app.sandbox.db
    .selectFrom("stores")
    .select("name")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  expect(name).toBe("Harbour Kitchen");
  await second.close();
  await first.close();
}, 60_000);
