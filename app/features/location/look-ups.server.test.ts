import { beforeEach, expect, test, vi } from "vitest";
import { takeMapCall } from "~/request/context/map-calls.server";
import type { RequestContext } from "~/request/context/request-context";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { secondsUntil } from "~/request/posting/post-limits.server";
import { mayMeasureRoute, mayOpenMap, rateLimitedLookUps } from "./look-ups.server";

vi.mock("~/request/context/map-calls.server", () => ({ takeMapCall: vi.fn() }));
vi.mock("~/request/pages/page-cache.server", () => ({ keepOutOfCache: vi.fn() }));
vi.mock("~/request/posting/post-limits.server", async (original) => ({
  ...(await original<typeof import("~/request/posting/post-limits.server")>()),
  secondsUntil: vi.fn(),
}));

const context = { t: (key: string) => key } as unknown as RequestContext;
beforeEach(() => {
  vi.mocked(keepOutOfCache).mockReset();
  vi.mocked(takeMapCall).mockReset().mockResolvedValue(true);
});

test.each([
  ["an address", rateLimitedLookUps, "ui:form.tooMany"],
  ["a route", mayMeasureRoute, false],
  ["a map", mayOpenMap, false],
] as const)("a page that keeps %s from one machine is kept for nobody else", async (_, ask, refusal) => {
  vi.mocked(secondsUntil).mockResolvedValue(90);
  expect(await ask(context)).toBe(refusal);
  expect(keepOutOfCache).toHaveBeenCalledWith(context);
});

test.each([
  ["an address", rateLimitedLookUps, null],
  ["a route", mayMeasureRoute, true],
  ["a map", mayOpenMap, true],
] as const)("a page of a machine that may ask for %s is kept as any other", async (_, ask, answer) => {
  vi.mocked(secondsUntil).mockResolvedValue(0);
  expect(await ask(context)).toBe(answer);
  expect(keepOutOfCache).not.toHaveBeenCalled();
});

test("each is counted by itself: whoever types many addresses has the ways of their orders measured", async () => {
  vi.mocked(secondsUntil).mockReset().mockResolvedValue(0);
  for (const ask of [rateLimitedLookUps, mayMeasureRoute, mayOpenMap]) await ask(context);
  expect(new Set(vi.mocked(secondsUntil).mock.calls.map(([, name]) => name)).size).toBe(3);
});

test("a machine with too many maps takes none of the day's, and the day's end is everybody's", async () => {
  vi.mocked(secondsUntil).mockResolvedValue(90);
  await mayOpenMap(context);
  expect(takeMapCall).not.toHaveBeenCalled();
  vi.mocked(secondsUntil).mockResolvedValue(0);
  vi.mocked(takeMapCall).mockResolvedValue(false);
  vi.mocked(keepOutOfCache).mockReset();
  expect(await mayOpenMap(context)).toBe(false);
  expect(keepOutOfCache).not.toHaveBeenCalled();
});
