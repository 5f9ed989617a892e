import { lstatSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import module from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { imageMemory, imageStage } from "../bench/image";
import { residentMegabytes } from "../harness/memory";
import { startShop } from "../harness/shop";

/** Milliseconds until the process listens, and megabytes after its first answer. */
async function measuredStart() {
  const shop = await startShop({ environment: { LOG_LEVEL: "info" } });
  const { storefront, url, logs } = shop;
  const listening = logs().find(({ msg }) => msg === "listening");
  const startMs = Date.parse(String(listening?.time)) - storefront.startedAt;
  await (await fetch(url)).text();
  const megabytes = residentMegabytes(storefront.pid);
  await shop.stop();
  return { startMs, megabytes };
}

const bytesOf = (path: string): number => {
  const { size } = lstatSync(path);
  return lstatSync(path).isDirectory()
    ? readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), 0)
    : size;
};

test("a process listens within two seconds, and its memory after the first answer stays under 150 MB", async () => {
  // What waits to be collected, and the machine, differ from start to start: the smallest of three is what is needed.
  const starts = [await measuredStart(), await measuredStart(), await measuredStart()];
  const startMs = Math.min(...starts.map((start) => start.startMs));
  const megabytes = Math.min(...starts.map((start) => start.megabytes));
  console.log(`start ${Math.round(startMs)} ms, ${megabytes.toFixed(0)} MB after the first answer`);
  expect(startMs).toBeLessThan(2000);
  expect(megabytes).toBeLessThan(150);
});

// Node 20, with which the tests run elsewhere, compiles anew at each start.
test.skipIf(!("enableCompileCache" in module))(
  "the image's process starts with what was compiled when it was built",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "image-"));
    symlinkSync(resolve("build"), join(folder, "build"));
    const environment = { ...imageMemory(), NODE_COMPILE_CACHE: join(folder, "compiled") };
    const [, command = ""] = /^RUN (node .*)$/m.exec(imageStage()) ?? [];
    const { PATH = "" } = process.env;
    await execa("sh", ["-c", command], { cwd: folder, env: { PATH, ...environment }, extendEnv: false });
    const shop = await startShop({ environment: { ...environment, NODE_DEBUG_NATIVE: "COMPILE_CACHE" } });
    const lines = [...shop.storefront.lines];
    await shop.stop();
    rmSync(folder, { recursive: true });
    expect(lines).toContainEqual(expect.stringMatching(/build\/server\.js was accepted/));
  },
);

test("what the image carries beside Debian and Node stays under 60 MB", () => {
  const copied = [...imageStage().matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
    paths.split(" "),
  );
  const sizes = copied.map((path) => [path.replace("/app/", ""), bytesOf(path.replace("/app/", "")) / 1e6] as const);
  const all = sizes.reduce((sum, [, megabytes]) => sum + megabytes, 0);
  console.log(
    `the image's own files ${all.toFixed(1)} MB: ${sizes.map(([path, megabytes]) => `${path} ${megabytes.toFixed(1)}`).join(", ")}`,
  );
  expect(sizes.length).toBeGreaterThan(5);
  expect(all).toBeLessThan(60);
});
