import type { Visitor } from "./visitor";

export type LiveEvent = { name: string; data: string };

/** A live stream as a page reads it: each event once, until it is left or ended. */
export async function openLive(visitor: Visitor, topics: Record<string, string>) {
  const answer = await visitor.get(`/live?${new URLSearchParams(topics)}`, { Accept: "text/event-stream" });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";

  /** The next event; null once the stream has ended. */
  async function next(): Promise<LiveEvent | null> {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const [, name = "", data = ""] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
        text = text.slice(end + 2);
        return { name, data };
      }
      const part = await reader?.read();
      if (!part || part.done) return null;
      text += part.value;
    }
  }

  /** All events up to the first of this name, itself included. */
  async function until(name: string): Promise<LiveEvent[]> {
    const events: LiveEvent[] = [];
    for (let event = await next(); event !== null; event = await next()) {
      events.push(event);
      if (event.name === name) break;
    }
    return events;
  }

  return { status: answer.status, headers: answer.headers, next, until, leave: () => reader?.cancel() };
}
