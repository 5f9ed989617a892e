import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { startProcess } from "../../tools/processes";
import { freePort } from "../harness/free-port";

test("without its two required settings the process says so, a line each, and ends with code 1", () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ["build/server.js"], {
    env: { NODE_ENV: "production", PORT: "70000" },
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(stderr.trim().split("\n")).toEqual([
    "Doorstep cannot start:",
    "  DELIVERY_API_URL is required",
    "  SESSION_SECRETS is required",
    "  PORT is not a port",
  ]);
});

test("a secret that is refused is not printed", () => {
  const { stderr } = spawnSync(process.execPath, ["build/server.js"], {
    env: { NODE_ENV: "production", DELIVERY_API_URL: "http://127.0.0.1:9", SESSION_SECRETS: "hunter2" },
    encoding: "utf8",
  });
  expect(stderr).toContain("SESSION_SECRETS");
  expect(stderr).not.toContain("hunter2");
});

test("under remix-serve the same build answers with the same security headers", async () => {
  const port = await freePort();
  const server = await startProcess(["node_modules/@remix-run/serve/dist/cli.js", "build/server/index.js"], {
    environment: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DELIVERY_API_URL: "http://127.0.0.1:9",
      SESSION_SECRETS: "a secret that only the tests know and nobody else",
    },
    readyUrl: `http://127.0.0.1:${port}/favicon.svg`,
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  await server.stop();
  expect(answer.headers.get("Content-Security-Policy")).toMatch(/script-src 'self' 'nonce-[\w-]{24}' 'strict-dynamic'/);
  expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(await answer.text()).toContain("<!DOCTYPE html>");
});
