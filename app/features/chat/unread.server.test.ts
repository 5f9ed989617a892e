import { describe, expect, it, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { loadUnread } from "./unread.server";

const now = Date.parse("2026-11-18T12:00:00Z");
const ago = (seconds: number, count = 2) => ({ count, at: now - seconds * 1000 });

function shopWith(part: {
  unread?: { count: number; at: number } | null;
  module?: string;
  path?: string;
  token?: null;
}) {
  const { unread = null, module = "food", path = "/home", token = "token" } = part;
  const calls: string[] = [];
  const list = vi.fn(async () => {
    calls.push("list");
    return ok({ rows: [{ unread: 1 }, { unread: 3 }], total: 2, page: 1, limit: 20 });
  });
  const details = vi.fn(async () => {
    calls.push("details");
    return ok(null);
  });
  const patch = vi.fn();
  const context = {
    session: { visitor: { token, unread }, module: { id: 1, type: module }, patch },
    url: new URL(path, "https://shop.example.test"),
    now: () => new Date(now),
    api: { messages: { list, details } },
  } as unknown as RequestContext;
  return { context, calls, list, patch };
}

describe("messages not read yet", () => {
  it.each([
    ["a guest's", { token: null }, null],
    ["counted within the last minute", { unread: ago(59) }, ago(59)],
    ["counted by a replica whose clock is ahead", { unread: ago(-1) }, ago(-1)],
    ["in parcel", { module: "parcel", unread: ago(600) }, ago(600)],
    ["in parcel, never counted", { module: "parcel" }, { count: 0, at: 0 }],
  ])("%s cost no call", async (_, part, unread) => {
    const { context, calls, patch } = shopWith(part);
    expect(await loadUnread(context)).toEqual(unread);
    expect(calls).toEqual([]);
    expect(patch).not.toHaveBeenCalled();
  });

  it.each([
    ["never counted", null],
    ["counted long ago", ago(61)],
    ["counted by a clock that was set back", ago(-60)],
  ])("%s are counted and remembered", async (_, unread) => {
    const { context, calls, patch } = shopWith({ unread });
    expect(await loadUnread(context)).toEqual({ count: 4, at: now });
    expect(calls).toEqual(["list"]);
    expect(patch).toHaveBeenCalledWith("visitor", { unread: { count: 4, at: now } });
  });

  it("are shown as counted last while the delivery API is slow", async () => {
    const { context, list, patch } = shopWith({ unread: ago(61) });
    list.mockReturnValue(new Promise(() => undefined));
    expect(await loadUnread(context)).toEqual(ago(61));
    expect(patch).not.toHaveBeenCalled();
  });

  it("are counted after the open chat has become read", async () => {
    const { context, calls } = shopWith({ unread: ago(1), path: "/chatting?conversationId=15" });
    await loadUnread(context);
    await loadUnread(context);
    expect(calls).toEqual(["details", "list"]);
  });

  it("that stay the same write no cookie each time a chat is followed", async () => {
    const { context, patch } = shopWith({ unread: ago(10, 4), path: "/chatting" });
    expect(await loadUnread(context)).toEqual({ count: 4, at: now });
    expect(patch).not.toHaveBeenCalled();
  });

  it("stay what they were while nobody answers", async () => {
    const { context, list } = shopWith({ unread: ago(61) });
    list.mockResolvedValue(fail("timeout", null, []) as never);
    expect(await loadUnread(context)).toEqual(ago(61));
  });
});
