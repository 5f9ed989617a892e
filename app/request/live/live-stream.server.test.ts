import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { streamLimits } from "~/limits";
import { liveStream, type Topic } from "./live-stream.server";

const log = vi.hoisted(() => vi.fn());
vi.mock("~/request/context/log.server", () => ({ logError: log }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.mockReset();
});

const turn = () => vi.advanceTimersByTimeAsync(10_000);
let visitors = 0;

/** A stream that is read as it comes; `visitor` is a new one unless it is given, and `machine` is not known. */
function read(topics: Topic[], visitor = `visitor ${++visitors}`, machine = "") {
  const gone = new AbortController();
  const response = liveStream({ visitor, machine, signal: gone.signal, topics });
  const events: string[] = [];
  const state = { isEnded: false };
  const pump = async () => {
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) events.push(part.value);
    state.isEnded = true;
  };
  void pump();
  const told = () =>
    events
      .splice(0)
      .join("")
      .split("\n\n")
      .filter(Boolean)
      .map((event) => event.replace("event: ", "").replace("\ndata: ", " ").trim());
  return { response, told, state, visitor, leave: () => gone.abort() };
}

const topic = (name: string, ...answers: unknown[]): Topic & { asked: () => number } => {
  let turns = 0;
  return {
    name,
    asked: () => turns,
    async ask() {
      const answer = answers[Math.min(turns, answers.length - 1)];
      turns += 1;
      if (answer instanceof Response || answer instanceof Error || (answer as { init?: object }).init) throw answer;
      return answer as { data: object; isOver: boolean };
    },
  };
};

const going = (status: string) => ({ data: { status }, isOver: false });
const over = (status: string) => ({ data: { status }, isOver: true });
const unanswered = { type: "DataWithResponseInit", data: null, init: { status: 503 } };

test("TRK-08 it asks every 10000 ms, tells what is new, and asks no more once it is over", async () => {
  const order = topic("track", going("pending"), going("pending"), going("confirmed"), over("delivered"));
  const { told, state } = read([order]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect([told(), order.asked()]).toEqual([["beat"], 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told()).toEqual(['track {"status":"pending"}']);
  await turn();
  expect(told()).toEqual(["beat"]);
  await turn();
  expect(told()).toEqual(['track {"status":"confirmed"}']);
  await turn();
  expect(told()).toEqual(['track {"status":"delivered"}', "end"]);
  expect(state.isEnded).toBe(true);
  await turn();
  expect(order.asked()).toBe(4);
});

test("a connection that is closed costs nothing more", async () => {
  const order = topic("track", going("pending"));
  const { leave } = read([order]);
  await turn();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(order.asked()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("a visitor has one stream: the newest page takes it, others keep theirs", async () => {
  const [first, second, other] = [topic("track", going("a")), topic("track", going("b")), topic("track", going("c"))];
  const one = read([first]);
  const stranger = read([other]);
  const two = read([second], one.visitor);
  await turn();
  expect([one.told(), one.state.isEnded, first.asked()]).toEqual([["beat", "end"], true, 0]);
  expect([two.told(), second.asked()]).toEqual([["beat", 'track {"status":"b"}'], 1]);
  expect(stranger.state.isEnded).toBe(false);
  one.leave();
  await turn();
  expect(second.asked(), "the page that lost it ends nothing by leaving").toBe(2);
  two.leave();
  stranger.leave();
});

test("what nobody answers is asked for again, what leads to the sign-in is over, and a fault is told to the log only", async () => {
  const order = topic("track", unanswered, going("pending"));
  const chat = topic("chat", new Response(null, { status: 303 }));
  const broken = topic("running", new Error("fault"), going("here"));
  const { told, leave } = read([order, chat, broken]);
  await turn();
  expect(told()).toEqual(["beat", "beat"]);
  expect(log).toHaveBeenCalledTimes(1);
  await turn();
  expect(told()).toEqual(['track {"status":"pending"}', 'running {"status":"here"}']);
  expect(chat.asked()).toBe(1);
  leave();
});

test("a slow answer holds up the next question, and none is told to a page that has left", async () => {
  let answer = (_: { data: object; isOver: boolean }) => {};
  const ask = vi.fn(() => new Promise<{ data: object; isOver: boolean }>((resolve) => (answer = resolve)));
  const { told, leave } = read([{ name: "track", ask }]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  leave();
  answer(going("late"));
  await turn();
  expect(told()).toEqual(["beat"]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("nothing to follow is no stream, and browsers do not come back for it", () => {
  const { response } = read([]);
  expect([response.status, response.headers.get("Cache-Control")]).toEqual([204, "no-store"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("no proxy keeps or holds back what is told, and a browser comes back after a quarter of an hour", async () => {
  const { response, told, state } = read([topic("track", going("pending"))]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "text/event-stream",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
  });
  await vi.advanceTimersByTimeAsync(15 * 60_000);
  expect(state.isEnded).toBe(true);
  expect(told()).not.toContain("end");
});

test("one machine has its share of the streams, and leaves the rest to others", () => {
  const follow = (machine: string, visitor?: string) => read([topic("track", going("pending"))], visitor, machine);
  const all = Array.from({ length: streamLimits.perMachine }, () => follow("192.0.2.7"));
  expect(all.map(({ response }) => response.status)).not.toContain(503);
  const refused = follow("192.0.2.7").response;
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
  const others = [follow("192.0.2.8"), follow(""), follow("192.0.2.7", all[0]?.visitor)];
  expect(
    others.map(({ response }) => response.status),
    "its own page may have its stream anew",
  ).toEqual([200, 200, 200]);
  all[1]?.leave();
  const next = follow("192.0.2.7");
  expect(next.response.status).toBe(200);
  for (const { leave } of [...all, ...others, next]) leave();
});

test("a process has so many streams at most, of machines known or not", () => {
  const all = Array.from({ length: streamLimits.all }, () => read([topic("track", going("pending"))]));
  expect(read([topic("track", going("pending"))]).response.status).toBe(503);
  for (const { leave } of all) leave();
});

test("a process that stops lets its streams go and takes no more", async () => {
  vi.resetModules();
  const once = vi.spyOn(process, "once").mockReturnThis();
  const fresh = await import("./live-stream.server");
  const order = topic("track", going("pending"));
  const open = () =>
    fresh.liveStream({ visitor: "last", machine: "", signal: new AbortController().signal, topics: [order] });
  const body = open().text();
  const stop = once.mock.calls.find(([signal]) => signal === "SIGTERM")?.[1];
  stop?.();
  expect(await body).toBe("event: beat\ndata: \n\n");
  expect(open().status).toBe(503);
  await turn();
  expect(order.asked()).toBe(0);
});
