import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
  const first = claimFile(wanted);
  const second = claimFile(wanted);
  expect([first.file, second.file]).toEqual([wanted, join(folder, "a", "sandbox-2.db")]);
  first.release();
  expect(claimFile(wanted).file).toBe(wanted);
  expect(claimFile(wanted).file).toBe(join(folder, "a", "sandbox-3.db"));
});

it.each(["999999999", "", "nobody"])("takes no notice of a lock that nobody holds (%j)", (holder) => {
  const wanted = join(folder, "stale.db");
  writeFileSync(`${wanted}.lock`, holder);
  const claimed = claimFile(wanted);
  expect(claimed.file).toBe(wanted);
  claimed.release();
  expect(existsSync(`${wanted}.lock`)).toBe(false);
});

it("two sandboxes started on one file do not change each other's world", async () => {
  const file = join(folder, "world.db");
  const first = await startSandbox({ file });
  const second = await startSandbox({ file });
  expect([first.file, second.file]).toEqual([file, join(folder, "world-2.db")]);
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
