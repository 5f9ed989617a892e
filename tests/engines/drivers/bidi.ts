import { once } from "node:events";
import { WebSocket } from "undici";

type Answer<T> =
  | { id: number; type: "success"; result: T }
  | { id: number; type: "error"; error: string; message: string };
/** Far longer than any command takes: navigations are given back once the document is there. */
const answerMs = 10_000;

/** A browser that has just been started answers its first command when it is ready, which takes a busy machine long. */
const startMs = 60_000;

type Event = { type: "event"; method: string; params: unknown };

/** A connection by WebDriver BiDi (https://w3c.github.io/webdriver-bidi). */
export type BiDi = {
  /** @throws Error when the browser refuses the command; `NoAnswer` when it says nothing for ten seconds, or for a minute at its start. */
  send<T>(method: string, params?: object): Promise<T>;
  on<T>(event: string, listener: (params: T) => void): Promise<void>;
  close(): void;
};

/** Firefox never answers some commands whose page is replaced while they run. */
export class NoAnswer extends Error {
  override name = "NoAnswer";
}

export async function connectBiDi(url: string): Promise<BiDi> {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (answer: Answer<unknown>) => void>();
  const listeners = new Map<string, (params: never) => void>();
  let count = 0;
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Answer<unknown> | Event;
    if (message.type === "event") listeners.get(message.method)?.(message.params as never);
    else waiting.get(message.id)?.(message);
  });
  socket.addEventListener("close", () => {
    for (const [id, answer] of waiting) answer({ id, type: "error", error: "closed", message: "the browser has gone" });
  });
  await once(socket, "open");

  async function send<T>(method: string, params: object = {}): Promise<T> {
    count += 1;
    const id = count;
    const answer = await new Promise<Answer<unknown>>((resolve, reject) => {
      const limitMs = method === "session.new" ? startMs : answerMs;
      const timer = setTimeout(() => reject(new NoAnswer(`${method}: no answer in ${limitMs} ms`)), limitMs);
      waiting.set(id, (given) => {
        clearTimeout(timer);
        resolve(given);
      });
      socket.send(JSON.stringify({ id, method, params }));
    }).finally(() => waiting.delete(id));
    if (answer.type === "error") throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  }

  return {
    send,
    async on(event, listener) {
      listeners.set(event, listener as (params: never) => void);
      await send("session.subscribe", { events: [event] });
    },
    close: () => socket.close(),
  };
}
