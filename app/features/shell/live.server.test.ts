import { expect, test, vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { live } from "./live.server";

const open = (method: string) => {
  const gone = new AbortController();
  const context = {
    url: new URL("https://shop.example.test/live?running="),
    session: { visitor: { login: null, guestId: 7 } },
  } as unknown as RequestContext;
  const response = live(context, { method, signal: gone.signal }, async () => context);
  gone.abort();
  return response;
};

test("TRK-08: a page is given a stream; who asks for its head alone is given none, and no timer runs for it", () => {
  vi.useFakeTimers();
  expect([open("HEAD").status, vi.getTimerCount()]).toEqual([204, 0]);
  expect(open("GET").status).toBe(200);
  vi.useRealTimers();
});
