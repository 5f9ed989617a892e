import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Listener = (event: { data: string }) => void;

/** The browser's streams, as tests see and move them. */
class TestStream {
  static opened: TestStream[] = [];
  readonly CLOSED = 2;
  readyState = 1;
  private readonly listeners = new Map<string, Listener[]>();

  constructor(readonly address: string) {
    TestStream.opened.push(this);
  }
  addEventListener(name: string, listener: Listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }
  close() {
    this.readyState = this.CLOSED;
  }
  say(name: string, data: unknown = "") {
    for (const listener of this.listeners.get(name) ?? []) listener({ data: JSON.stringify(data) });
  }
}

let page: { document: EventTarget & { hidden: boolean }; window: EventTarget };
let subscribe: typeof import("./subscribe").subscribe;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  TestStream.opened = [];
  page = { document: Object.assign(new EventTarget(), { hidden: false }), window: new EventTarget() };
  const { window } = page;
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("window", Object.assign(window, { EventSource: TestStream, setInterval, clearInterval }));
  vi.stubGlobal("EventSource", TestStream);
  vi.stubGlobal("addEventListener", window.addEventListener.bind(window));
  vi.stubGlobal("removeEventListener", window.removeEventListener.bind(window));
  ({ subscribe } = await import("./subscribe"));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settled = () => vi.advanceTimersByTimeAsync(0);
const newest = () => TestStream.opened.at(-1);

function followed(topic = "track", value = "7") {
  const [tell, ask] = [vi.fn(), vi.fn()];
  return { tell, ask, end: subscribe({ topic, value, onData: tell, poll: ask }) };
}

test("TRK-08 without a stream it asks every ten seconds", async () => {
  Reflect.deleteProperty(window, "EventSource");
  const { ask, end } = followed();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
  end();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("what a stream says need not be asked for; one that falls silent is no stream", async () => {
  const { tell, ask, end } = followed();
  await settled();
  for (let turns = 0; turns < 4; turns += 1) {
    newest()?.say(turns === 0 ? "beat" : "track", { turns });
    await vi.advanceTimersByTimeAsync(10_000);
  }
  expect(ask).not.toHaveBeenCalled();
  expect(tell.mock.calls.map(([data]) => data)).toEqual([{ turns: 1 }, { turns: 2 }, { turns: 3 }]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
  end();
});

test("a page has one stream for all that it follows, and none for nothing", async () => {
  const order = followed("track", "7");
  const strip = followed("running", "");
  await settled();
  expect(TestStream.opened.map(({ address }) => address)).toEqual(["/live?track=7&running="]);
  newest()?.say("running", { running: null });
  expect([order.tell.mock.calls.length, strip.tell.mock.calls.length]).toEqual([0, 1]);
  strip.end();
  await settled();
  expect(TestStream.opened.map(({ readyState }) => readyState)).toEqual([2, 1]);
  expect(newest()?.address).toBe("/live?track=7");
  order.end();
  await settled();
  expect(newest()?.readyState).toBe(2);
  expect(TestStream.opened).toHaveLength(2);
});

test("a hidden page holds no stream, and asks at once when it is seen again", async () => {
  const { ask, end } = followed();
  await settled();
  const look = (hidden: boolean) => {
    page.document.hidden = hidden;
    page.document.dispatchEvent(new Event("visibilitychange"));
  };
  look(true);
  expect(newest()?.readyState).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  look(false);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(TestStream.opened).toHaveLength(2);
  end();
});

test("a page whose stream was taken by another takes it back when it is used again", async () => {
  const { end } = followed();
  await settled();
  newest()?.say("end");
  expect(newest()?.readyState).toBe(2);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(TestStream.opened).toHaveLength(1);
  page.window.dispatchEvent(new Event("focus"));
  page.window.dispatchEvent(new Event("focus"));
  expect(TestStream.opened).toHaveLength(2);
  end();
});
