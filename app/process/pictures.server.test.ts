import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pictureSigner } from "~/pictures/picture-signature.server";
import { pictures, picturesAtATime } from "./pictures.server";

let store: Server;
let shop: Server;
let asked: string[];
let release = () => {};
const released = new Promise<void>((resolve) => {
  release = resolve;
});
const warnings: unknown[] = [];
const files: Record<string, { type: string; body: Buffer | string }> = {};

const keys = ["the key of these days", "the key before it"];
const originOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Photos, and everything a storage may answer instead. */
const storage: RequestListener = async (req, res) => {
  const path = req.url ?? "";
  asked.push(path);
  if (path.startsWith("/held.jpg")) await released;
  const file = files[path.split("?")[0] ?? ""];
  if (file) return void res.setHeader("Content-Type", file.type).end(file.body);
  if (path === "/moved.jpg") return void res.writeHead(302, { Location: "http://169.254.169.254/" }).end();
  if (path === "/cut.jpg") return void res.writeHead(200, { "Content-Type": "image/jpeg" }).destroy();
  if (path === "/endless.jpg") {
    res.writeHead(200, { "Content-Type": "image/jpeg" });
    const more = () => {
      while (!res.destroyed && res.write(Buffer.alloc(1 << 20))) {}
    };
    res.on("drain", more);
    return more();
  }
  res.writeHead(path === "/down.jpg" ? 500 : 404).end();
};

beforeAll(async () => {
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#c84" } });
  const glass = sharp({
    create: { width: 600, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } },
  });
  const frame = (background: string) =>
    sharp({ create: { width: 8, height: 8, channels: 3, background } })
      .png()
      .toBuffer();
  const huge = sharp({ create: { width: 5200, height: 3900, channels: 3, background: "#c84" } });
  const film = sharp([await frame("#fff"), await frame("#000")], { join: { animated: true } });
  Object.assign(files, {
    "/soup.jpg": {
      type: "image/jpeg",
      body: await photo
        .clone()
        .withExif({ IFD0: { Copyright: "Ann" } })
        .jpeg()
        .toBuffer(),
    },
    "/held.jpg": { type: "image/jpeg", body: await photo.clone().jpeg().toBuffer() },
    "/turned.jpg": { type: "image/jpeg", body: await photo.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer() },
    "/glass.png": { type: "image/png", body: await glass.png().toBuffer() },
    "/film.webp": { type: "image/webp", body: await film.webp().toBuffer() },
    "/drawing": { type: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' },
    "/liar.png": { type: "image/png", body: "<svg xmlns='http://www.w3.org/2000/svg'/>" },
    "/half.jpg": { type: "image/jpeg", body: (await photo.clone().jpeg().toBuffer()).subarray(0, 900) },
    "/huge.jpg": { type: "image/jpeg", body: await huge.jpeg().toBuffer() },
    "/page.jpg": { type: "text/html", body: "<h1>Sign in</h1>" },
  });
  store = createServer(storage).listen(0, "127.0.0.1");
  await once(store, "listening");
  const app = express();
  app.use(
    pictures({
      origins: [originOf(store)],
      keys,
      isOn: true,
      log: { warn: (...all: unknown[]) => void warnings.push(all) },
    }),
  );
  app.use((_, res) => void res.send("a page"));
  shop = createServer(app).listen(0, "127.0.0.1");
  await once(shop, "listening");
});
afterAll(() => {
  store.closeAllConnections();
  store.close();
  shop.close();
});
beforeEach(() => {
  asked = [];
  warnings.length = 0;
});

const chromium = "image/avif,image/webp,image/apng,image/*,*/*;q=0.8";
const get = (path: string, accept = chromium) =>
  fetch(originOf(shop) + path, { headers: { Accept: accept }, redirect: "manual" });
/** As a page names it. */
const signed = (file: string, by: readonly string[] = keys) =>
  pictureSigner({ origins: [originOf(store)], keys: by, isOn: true })(originOf(store) + file);
const addressOf = (width: number, src: string) => `/pictures/${width}?src=${encodeURIComponent(src)}`;
const picture = (width: number, file: string, accept?: string) => get(addressOf(width, signed(file)), accept);
const factsOf = async (answer: Response) => sharp(Buffer.from(await answer.arrayBuffer())).metadata();

test.each([
  ["the best a browser takes", "/soup.jpg", chromium, "image/avif", 480, 320],
  ["the second best", "/soup.jpg", "image/webp,*/*", "image/webp", 480, 320],
  ["what all take", "/soup.jpg", "*/*", "image/jpeg", 480, 320],
  ["with its glass", "/glass.png", "*/*", "image/png", 480, 240],
  ["the right way up", "/turned.jpg", "image/webp", "image/webp", 480, 720],
])("%s", async (_, file, accept, type, width, height) => {
  const answer = await picture(480, file, accept);
  expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("Vary")]).toEqual([
    200,
    type,
    "Accept",
  ]);
  expect(answer.headers.get("Cache-Control")).toContain("max-age=86400");
  const facts = await factsOf(answer);
  expect(facts).toMatchObject({ width, height });
  expect(facts.exif, "what a camera wrote stays away").toBeUndefined();
});

test("no picture grows", async () => {
  expect(await factsOf(await picture(1920, "/soup.jpg", "image/webp"))).toMatchObject({ width: 1200 });
});

test("is made once, also for many who ask at a time", async () => {
  await Promise.all(Array.from({ length: 9 }, () => picture(240, "/soup.jpg?once")));
  expect((await picture(240, "/soup.jpg?once")).status).toBe(200);
  expect(asked).toEqual(["/soup.jpg?once"]);
});

test.each(["/film.webp", "/huge.jpg", "/drawing", "/liar.png", "/half.jpg", "/moved.jpg", "/endless.jpg"])(
  "%s is left to the browser",
  async (file) => {
    const answer = await picture(480, file);
    expect([answer.status, answer.headers.get("Location")]).toEqual([302, originOf(store) + file]);
    expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
  },
);

test("nobody stands in line longer than a second, and who has left is not served", async () => {
  const startedAt = Date.now();
  const waiting = 80 - picturesAtATime;
  const answers: { status: number; caching: string | null; afterMs: number }[] = [];
  const all = Array.from({ length: 80 }, async (_, each) => {
    const { status, headers } = await picture(96, `/held.jpg?${each}`);
    answers.push({ status, caching: headers.get("Cache-Control"), afterMs: Date.now() - startedAt });
    if (answers.length === waiting) release();
  });
  await Promise.all(all);
  const [left, served] = [answers.slice(0, waiting), answers.slice(waiting)];
  for (const { status, caching } of left) expect([status, caching]).toEqual([302, "no-store"]);
  expect(left.at(-1)?.afterMs).toBeGreaterThan(900);
  expect(served.every(({ status }) => status === 200)).toBe(true);
  expect(asked).toHaveLength(picturesAtATime);
  expect((await picture(96, "/soup.jpg?after")).status).toBe(200);
});

test("only with the signature that a page of ours gave it", async () => {
  const address = `${originOf(store)}/soup.jpg`;
  const [, signature = ""] = signed("/soup.jpg").split("#");
  const forged = `${signature.startsWith("a") ? "b" : "a"}${signature.slice(1)}`;
  for (const src of [
    address,
    `${address}#`,
    `${address}#${forged}`,
    `${address}#${signature}x`,
    `${address}#${signature.slice(0, 7)}é`,
    `${address}?other#${signature}`,
    signed("/soup.jpg", ["a stranger's key"]),
  ]) {
    const answer = await get(addressOf(480, src));
    expect([answer.status, answer.headers.get("Cache-Control")], src).toEqual([403, "public, max-age=60"]);
    expect(await answer.text()).toBe("Forbidden\n");
  }
  expect([asked, warnings]).toEqual([[], []]);
});

test("one signature serves all widths, and the one of the key before is good", async () => {
  for (const width of [96, 160, 960]) expect((await get(addressOf(width, signed("/soup.jpg")))).status).toBe(200);
  const before = signed("/glass.png", keys.slice(1));
  expect(before).not.toBe(signed("/glass.png"));
  expect((await get(addressOf(160, before))).status).toBe(200);
});

test.each([
  ["/none.jpg", 404],
  ["/page.jpg", 404],
  ["/down.jpg", 502],
  ["/cut.jpg", 502],
])("%s is %i", async (file, status) => {
  expect((await picture(480, file)).status).toBe(status);
  expect(JSON.stringify(warnings)).not.toContain(file);
});

test("switched off, what pages still name is left to the browser", async () => {
  const app = express().use(pictures({ origins: [originOf(store)], keys, isOn: false, log: { warn: () => {} } }));
  const other = createServer(app).listen(0, "127.0.0.1");
  await once(other, "listening");
  const answer = await fetch(originOf(other) + addressOf(480, signed("/soup.jpg")), { redirect: "manual" });
  other.close();
  expect([answer.status, answer.headers.get("Location")]).toEqual([302, `${originOf(store)}/soup.jpg`]);
  expect(asked).toEqual([]);
});

test("only known widths of allowed origins", async () => {
  const soup = encodeURIComponent(`${originOf(store)}/soup.jpg`);
  const senseless = [
    "/pictures/480",
    "/pictures/480?src=",
    "/pictures/480?src=%2Fsoup.jpg",
    `/pictures/481?src=${soup}`,
    `/pictures/480?src=${soup}&src=${soup}`,
    `/pictures/480?src=${soup}${"x".repeat(2000)}`,
    `/pictures/480?src=${encodeURIComponent(`${originOf(store).replace("127.0.0.1", "evil.example")}/soup.jpg`)}`,
    `/pictures/480?src=${encodeURIComponent(originOf(store).replace("//", "//ann:secret@"))}%2Fsoup.jpg`,
    "/pictures/480?src=file%3A%2F%2F%2Fetc%2Fpasswd",
    "/pictures/480?src=data%3Aimage%2Fpng%3Bbase64%2Cx",
  ];
  for (const path of senseless) expect((await get(path)).status, path).toBe(404);
  expect(asked).toEqual([]);
  expect(await (await get("/pictures/")).text()).toBe("a page");
});
