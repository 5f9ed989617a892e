import { beforeEach, expect, test, vi } from "vitest";
import type { PushMessage } from "../message";

type Window = {
  url: string;
  visibilityState: "visible" | "hidden";
  postMessage: (data: unknown, ports: MessagePort[]) => void;
};

let windows: Window[] = [];
const shown = vi.fn(async () => undefined);
const focused: string[] = [];
const opened: string[] = [];
const permission = { permission: "granted" };
vi.stubGlobal("Notification", permission);
vi.stubGlobal("self", {
  location: { origin: "https://shop.example" },
  registration: { showNotification: shown },
  clients: {
    matchAll: async () => windows.map((page) => ({ ...page, focus: async () => focused.push(page.url) })),
    openWindow: async (url: string) => opened.push(url),
  },
});
const { isShownByPage, notify, openFrom } = await import("./show");

beforeEach(() => {
  windows = [];
  focused.length = 0;
  opened.length = 0;
  permission.permission = "granted";
  shown.mockClear();
});

const message: PushMessage = {
  type: "message",
  title: "Harbour Kitchen",
  body: "Which sauce?",
  conversationId: 15,
  senderType: "vendor",
  orderId: null,
};
const chat = "/chatting?conversationId=15&type=vendor&chatFrom=true";
const page = (visibilityState: Window["visibilityState"], answers: boolean, got: unknown[] = []): Window => ({
  url: "https://shop.example/home",
  visibilityState,
  postMessage(data, [port]) {
    got.push(data);
    if (answers) port?.postMessage("shown");
  },
});

test("pages in sight get the message, and one that answers shows it", async () => {
  const got: unknown[] = [];
  windows = [page("visible", false), page("visible", true, got)];
  expect(await isShownByPage(message)).toBe(true);
  expect(got).toEqual([{ push: message }]);
});

test("a page out of sight is not asked; one that runs no scripts never answers", async () => {
  const got: unknown[] = [];
  windows = [page("hidden", true, got)];
  expect(await isShownByPage(message)).toBe(false);
  expect(got).toEqual([]);
  windows = [page("visible", false)];
  expect(await isShownByPage(message)).toBe(false);
});

test("the browser shows texts as they are, and messages about one thing under one tag", async () => {
  await notify(message);
  expect(shown).toHaveBeenCalledWith("Harbour Kitchen", expect.objectContaining({ body: "Which sauce?", tag: chat }));
  await notify({ ...message, title: "", type: "referral_code", conversationId: null });
  expect(shown).toHaveBeenLastCalledWith("Which sauce?", expect.objectContaining({ body: "", data: { href: null } }));
  permission.permission = "denied";
  await notify(message);
  expect(shown).toHaveBeenCalledTimes(2);
});

const press = (data: unknown) => openFrom({ data } as unknown as Notification);

test("PUSH-05 PUSH-06: a press opens a window of its own, or brings the one that shows it to the front", async () => {
  windows = [page("hidden", false)];
  await press({ href: chat });
  expect([opened, focused]).toEqual([[`https://shop.example${chat}`], []]);
  await press({ href: "/home" });
  expect([opened, focused]).toEqual([[`https://shop.example${chat}`], ["https://shop.example/home"]]);
});

test.each([
  [null, "/"],
  [{ href: null }, "/"],
  ["text", "/"],
  [{ href: "https://elsewhere.example/evil?a=1" }, "/"],
  [{ href: "//elsewhere.example/evil" }, "/"],
])("data %j never leads out of the shop", async (data, to) => {
  await press(data);
  expect(opened).toEqual([`https://shop.example${to}`]);
});
