import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { loadUnread } from "./unread.server";

vi.mock("~/env.server", () => ({
  environment: () => ({ sharedCache: true, redisUrl: null, deliveryApiUrl: "http://api" }),
}));

beforeAll(() => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-18T12:00:00Z") }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

let logins = 0;

/** A customer with four messages, who looks at one page after another. */
function customerOf({ token = "token" as string | null } = {}) {
  logins += 1;
  const calls: string[] = [];
  const list = vi.fn(async () => {
    calls.push("list");
    return ok({ rows: [{ unread: 1 }, { unread: 3 }], total: 2, page: 1, limit: 20 });
  });
  const details = vi.fn(async () => {
    calls.push("details");
    return ok(null);
  });
  const visitor = { token, login: { id: `login-${logins}` }, guestId: null };
  const pageAt = (path: string, module = "food") =>
    ({
      session: { visitor, module: { id: module.length, type: module }, area: null },
      url: new URL(path, "https://shop.example.test"),
      language: "en",
      now: () => new Date(),
      api: { messages: { list, details } },
    }) as unknown as RequestContext;
  return { calls, list, unreadAt: async (...page: Parameters<typeof pageAt>) => loadUnread(pageAt(...page)) };
}

describe("messages not read yet", () => {
  it.each([
    ["a guest's", null, "food", null],
    ["in parcel", "token", "parcel", { count: 0, at: 0 }],
  ])("%s cost no call", async (_, token, module, unread) => {
    const { calls, unreadAt } = customerOf({ token });
    expect(await unreadAt("/home", module)).toEqual(unread);
    expect(calls).toEqual([]);
  });

  it("are counted once a minute, in whichever kind of shop", async () => {
    const { calls, unreadAt } = customerOf();
    const counted = { count: 4, at: Date.now() };
    expect(await unreadAt("/home")).toEqual(counted);
    pass(59);
    expect(await unreadAt("/stores", "grocery")).toEqual(counted);
    expect(calls).toEqual(["list"]);
    pass(2);
    expect(await unreadAt("/home")).toEqual({ count: 4, at: Date.now() });
    expect(calls).toEqual(["list", "list"]);
  });

  it("are shown as counted last while the delivery API is slow or in trouble", async () => {
    const { list, unreadAt } = customerOf();
    const counted = await unreadAt("/home");
    pass(61);
    list.mockReturnValueOnce(new Promise(() => undefined));
    expect(await unreadAt("/home")).toEqual(counted);
    list.mockResolvedValueOnce(fail("timeout", null, []) as never);
    expect(await unreadAt("/home")).toEqual(counted);
  });

  it("are none where they could never be counted", async () => {
    const { list, unreadAt } = customerOf();
    list.mockResolvedValue(fail("timeout", null, []) as never);
    expect(await unreadAt("/home")).toEqual({ count: 0, at: 0 });
  });

  it("are counted by pages of the inbox each time, after the open chat has become read, for the other pages as well", async () => {
    const { calls, list, unreadAt } = customerOf();
    await unreadAt("/home");
    calls.length = 0;
    list.mockImplementationOnce(async () => {
      calls.push("list");
      return ok({ rows: [{ unread: 1 }], total: 1, page: 1, limit: 20 });
    });
    pass(1);
    expect(await unreadAt("/chatting?conversationId=15")).toMatchObject({ count: 1 });
    expect(calls).toEqual(["details", "list"]);
    expect(await unreadAt("/home")).toMatchObject({ count: 1 });
    expect(calls).toEqual(["details", "list"]);
  });
});
