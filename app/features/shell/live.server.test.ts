import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loadTrackStatus } from "~/features/orders/load-tracking.server";
import type { RequestContext } from "~/request/context/request-context";
import { live } from "./live.server";

const chat = vi.hoisted(() => vi.fn());
vi.mock("~/features/chat/load-chat.server", () => ({ loadChatStatus: chat }));
const loadOrdersStatus = vi.hoisted(() => vi.fn());
vi.mock("~/features/orders/load-orders.server", () => ({ loadOrdersStatus }));
vi.mock("~/features/orders/load-tracking.server", () => ({ loadTrackStatus: vi.fn() }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const contextOf = (search: string, visitor: object = { login: null, guestId: 7 }) =>
  ({
    url: new URL(`https://shop.example.test/live?${search}`),
    publicOrigin: "https://shop.example.test",
    client: { address: "192.0.2.7" },
    session: { visitor },
  }) as unknown as RequestContext;

function open(search: string, method = "GET") {
  const gone = new AbortController();
  const context = contextOf(search);
  const { status } = live(context, { method, signal: gone.signal }, async () => context);
  return { status, leave: () => gone.abort() };
}

test("TRK-08: a page is given a stream; who asks for its head alone is given none, and no timer runs for it", () => {
  expect([open("running=", "HEAD").status, vi.getTimerCount()]).toEqual([204, 0]);
  const { status, leave } = open("running=");
  leave();
  expect(status).toBe(200);
});

test.each([
  ["not found is asked for once", "not-found", 1],
  ["that nobody answers for is asked for again", "no-answer", 2],
] as const)("an order %s", async (_, problem, times) => {
  vi.mocked(loadTrackStatus).mockReset().mockResolvedValue({ order: null, problem, minutes: 0, tileUrl: null });
  const { leave } = open("track=100021");
  await vi.advanceTimersByTimeAsync(25_000);
  leave();
  expect(loadTrackStatus).toHaveBeenCalledTimes(times);
});

test("an inbox in which nothing is new is told once, though each look counts at another time", async () => {
  let count = 1;
  chat.mockImplementation(async () => ({ at: Date.now(), chats: [], unread: { count, at: Date.now() } }));
  const gone = new AbortController();
  const context = contextOf("chat=on%3Dchatting");
  const { body } = live(context, { method: "GET", signal: gone.signal }, async () => context);
  const names: (string | undefined)[] = [];
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const pump = async () => {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read())
      names.push(...[...part.value.matchAll(/^event: (.*)$/gm)].map(([, name]) => name));
  };
  void pump();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(names).toEqual(["beat", "chat", "beat"]);
  count = 2;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(names.at(-1)).toBe("chat");
  gone.abort();
});

test("a page of running orders is told as it changes, until none is left", async () => {
  const asked: string[] = [];
  const answers = [{ rows: [{ id: 7, status: "pending" }] }, { rows: [] }];
  loadOrdersStatus.mockImplementation(async ({ url }: RequestContext) => {
    asked.push(url.search);
    return answers[asked.length - 1];
  });
  const context = contextOf("orders=tab%3Drunning%26page%3D2", { login: { id: "ann" }, guestId: null });
  const fresh = async () => ({ ...context });
  const told = live(context, { method: "GET", signal: new AbortController().signal }, fresh).text();
  await vi.advanceTimersByTimeAsync(20_000);
  const events = (await told).split("\n\n").filter(Boolean);
  expect(events).toEqual([
    "event: beat\ndata: ",
    'event: orders\ndata: {"rows":[{"id":7,"status":"pending"}]}',
    'event: orders\ndata: {"rows":[]}',
    "event: end\ndata: ",
  ]);
  expect(asked).toEqual(["?tab=running&page=2", "?tab=running&page=2"]);
});
