import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import express from "express";
import { request } from "undici";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { texts } from "./texts.server";

const json = '{"texts":{"ui":{"close":"إغلاق"}}}';
const textsFile = vi.fn();

let server: Server;
let origin: string;
beforeEach(async () => {
  textsFile
    .mockReset()
    .mockImplementation((_language: string, namespaces: string, version: string | null) =>
      namespaces === "none" ? null : { json, isCurrent: version === "now" },
    );
  const app = express().disable("x-powered-by");
  app.use(texts({ textsFile }));
  app.use((_, res) => void res.status(404).end());
  server = createServer(app).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => void server.close());

async function get(path: string, accepts?: string, method: "GET" | "HEAD" | "POST" = "GET") {
  const headers = accepts === undefined ? {} : { "Accept-Encoding": accepts };
  const { statusCode, headers: got, body } = await request(origin + path, { method, headers });
  return { status: statusCode, headers: got, body: Buffer.from(await body.arrayBuffer()) };
}

test("texts are kept by browsers for good, in the best encoding that each takes, and made once for all", async () => {
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };
  for (const [accepts, encoding] of [
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    [undefined, "identity"],
  ] as const) {
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers, body } = await get("/texts/ar/shell,ui?v=now", accepts);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        "cache-control": "public,max-age=31536000,immutable",
        "content-type": "application/json; charset=utf-8",
        vary: "Accept-Encoding",
      });
      expect(headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(unpacked[encoding](body).toString()).toBe(json);
    }
  }
  expect(textsFile.mock.calls).toEqual(Array(3).fill(["ar", "shell,ui", "now"]));
  expect((await get("/texts/ar/shell,ui?v=now", "br", "HEAD")).body).toHaveLength(0);
});

test("other versions, other names and posts go on to the app, and nothing is kept of them", async () => {
  for (const path of [
    "/texts/ar/ui?v=before",
    "/texts/ar/none?v=now",
    "/texts/ar/ui",
    "/texts/ar/ui?v=now&more=1",
    "/texts/ar/..%2fui?v=now",
    "/texts/?v=now",
  ])
    for (let visit = 0; visit < 2; visit += 1) expect((await get(path, "br")).status, path).toBe(404);
  expect(textsFile).toHaveBeenCalledTimes(4);
  expect((await get("/texts/ar/ui?v=now", "br", "POST")).status).toBe(404);
});
