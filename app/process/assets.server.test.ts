import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import express from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dialogStyles, lateScripts, staticFiles } from "./assets.server";

let directory: string;
let server: Server;
let base: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "client-"));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "assets/app-1a2b.js"), "plain");
  await writeFile(join(directory, "assets/app-1a2b.js.br"), "brotli");
  await writeFile(join(directory, "assets/app-1a2b.js.gz"), "gzip");
  await writeFile(join(directory, "robots.txt"), "robots");
  await writeFile(join(directory, "service-worker.js"), "worker");
  const app = express();
  app.use(staticFiles(directory));
  app.use((req, res) => void res.send(`page ${req.originalUrl}`));
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

const get = (path: string, encoding = "identity") =>
  fetch(`${base}${path}`, { headers: { "Accept-Encoding": encoding } });

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["identity", null],
])("a browser that accepts %s gets the file made at build time", async (accepted, encoding) => {
  const { headers } = await fetch(`${base}/assets/app-1a2b.js`, {
    method: "HEAD",
    headers: { "Accept-Encoding": accepted },
  });
  expect(headers.get("Content-Encoding")).toBe(encoding);
  expect(headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  expect(headers.get("Vary")).toContain("Accept-Encoding");
});

test("hashed files are kept for good, others for an hour", async () => {
  expect((await get("/assets/app-1a2b.js")).headers.get("Cache-Control")).toBe("public,max-age=31536000,immutable");
  expect((await get("/robots.txt")).headers.get("Cache-Control")).toBe("public,max-age=3600");
});

test("the service worker is asked for anew each time, and may reach this shop only", async () => {
  const { headers } = await get("/service-worker.js");
  expect(headers.get("Cache-Control")).toBe("no-cache");
  expect(headers.get("Content-Type")).toContain("javascript");
  expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
});

test("a file of an older release is a 404 that nobody keeps, not a page", async () => {
  const answer = await get("/assets/app-0000.js");
  expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
});

test.each(["/", "/home", "/assets", "/../package.json", "/.env"])("%s is a page", async (path) => {
  expect(await (await get(path)).text()).toMatch(/^page /);
});

test("a post to a file's address is the pages' business", async () => {
  expect(await (await fetch(`${base}/robots.txt`, { method: "POST" })).text()).toBe("page /robots.txt");
});

const route = "?__remix-build-client-route";
const manifest = {
  [`app/root.tsx${route}`]: { file: "assets/root.js", css: ["assets/root.css"] },
  [`app/routes/_shop.tsx${route}`]: { file: "assets/shop.js", css: ["assets/shop.css"], imports: ["_Button.js"] },
  "_Button.js": { file: "assets/button.js", css: ["assets/button.css"] },
  "_Field.js": { file: "assets/field.js", css: ["assets/field.css"], imports: ["_Button.js"] },
  "_RareDialogs.js": {
    file: "assets/rare.js",
    name: "RareDialogs",
    isDynamicEntry: true,
    css: ["assets/rare.css"],
    imports: ["_Field.js"],
  },
  "app/features/items/ItemDialog.tsx": {
    file: "assets/item.js",
    name: "ItemDialog",
    isDynamicEntry: true,
    imports: ["_Field.js"],
  },
  "app/features/location/LeafletMap.tsx": {
    file: "assets/map.js",
    name: "LeafletMap",
    isDynamicEntry: true,
    css: ["assets/map.css"],
  },
};

test("the styles of dialogs are those that no page of the shop links anyway", () => {
  expect(dialogStyles(manifest)).toEqual(["/assets/field.css", "/assets/rare.css"]);
});

test("a component that browsers load late brings along its own script and those that not every page has", () => {
  expect(lateScripts(manifest)).toEqual(
    new Map([
      ["RareDialogs", ["/assets/field.js", "/assets/rare.js"]],
      ["ItemDialog", ["/assets/field.js", "/assets/item.js"]],
      ["LeafletMap", ["/assets/map.js"]],
    ]),
  );
});
