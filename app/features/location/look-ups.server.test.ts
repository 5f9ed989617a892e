import { beforeEach, expect, test, vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { keepOutOfCache } from "~/request/pages/page-cache.server";
import { secondsUntil } from "~/request/posting/post-limits.server";
import { rateLimitedLookUps } from "./look-ups.server";

vi.mock("~/request/pages/page-cache.server", () => ({ keepOutOfCache: vi.fn() }));
vi.mock("~/request/posting/post-limits.server", () => ({ secondsUntil: vi.fn() }));

const context = { t: (key: string) => key } as unknown as RequestContext;
beforeEach(() => void vi.mocked(keepOutOfCache).mockReset());

test("a page that tells one machine to wait is kept for nobody else", async () => {
  vi.mocked(secondsUntil).mockResolvedValue(90);
  expect(await rateLimitedLookUps(context)).toBe("ui:form.tooMany");
  expect(keepOutOfCache).toHaveBeenCalledWith(context);
});

test("a page of a machine that may ask is kept as any other", async () => {
  vi.mocked(secondsUntil).mockResolvedValue(0);
  expect(await rateLimitedLookUps(context)).toBeNull();
  expect(keepOutOfCache).not.toHaveBeenCalled();
});
