import { expect, test } from "vitest";
import { createHealth } from "./health.server";

function clocked(warmUp: () => Promise<boolean>) {
  let time = 0;
  const health = createHealth({
    hooks: { warmUp, upstream: () => ({ state: "open", skewMs: 0 }) },
    now: () => time,
    sleep: async (milliseconds) => {
      time += milliseconds;
    },
  });
  return { health, pass: (milliseconds: number) => (time += milliseconds) };
}

test("not ready before the first config, ready after it", async () => {
  const { health } = clocked(async () => true);
  expect(health.readiness().status).toBe(503);
  await health.warmUp();
  expect(health.readiness()).toMatchObject({ status: 200, body: { ready: true, warm: true } });
});

test("the config is asked for until it comes", async () => {
  let calls = 0;
  const { health } = clocked(async () => ++calls === 3);
  await health.warmUp();
  expect([calls, health.readiness().status]).toEqual([3, 200]);
});

test("ready after ten seconds without a config, and the body says so", async () => {
  const { health, pass } = clocked(async () => false);
  pass(9_999);
  expect(health.readiness().status).toBe(503);
  pass(1);
  expect(health.readiness()).toEqual({
    status: 200,
    body: { ready: true, draining: false, warm: false, upstream: { state: "open", skewMs: 0 }, redis: null },
  });
});

test("asking stops when patience runs out", async () => {
  const { health } = clocked(async () => false);
  await health.warmUp();
  expect(health.readiness()).toMatchObject({ status: 200, body: { warm: false } });
});

test("draining makes a ready process unready for good", async () => {
  const { health, pass } = clocked(async () => true);
  await health.warmUp();
  health.drain();
  pass(60_000);
  expect(health.readiness()).toMatchObject({ status: 503, body: { ready: false, draining: true } });
});

test("an app without hooks is ready at once", () => {
  expect(createHealth({ hooks: {} }).readiness()).toMatchObject({ status: 200, body: { upstream: null } });
});
