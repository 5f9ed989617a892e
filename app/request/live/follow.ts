import { whileVisible } from "~/ui/while-visible";
import { followMilliseconds, liveEvents, livePath } from "./live-events";

type Followed = {
  /** A topic of the live stream, and of what. */
  topic: string;
  value: string;
  tell: (data: never) => void;
};

/** A stream that has said nothing for so long counts as broken: half a turn more than it may be silent. */
const longestSilence = followMilliseconds * 1.5;

const followed = new Set<Followed>();
let source: EventSource | null = null;
let address: string | null = null;
let heardAt = Number.NEGATIVE_INFINITY;

/**
 * Follows something while the page is looked at: by the page's live stream, and where nothing is heard of that, by asking every ten seconds. Gives
 * what ends it.
 */
export function follow<Data>(what: { topic: string; value: string; tell: (data: Data) => void; ask: () => void }) {
  const entry: Followed = what;
  followed.add(entry);
  const ends = [
    whileVisible(() => {
      if (performance.now() - heardAt > longestSilence) what.ask();
    }, followMilliseconds),
    whileLookedAt(connect),
  ];
  connectSoon();
  return () => {
    followed.delete(entry);
    for (const end of ends) end();
    connectSoon();
  };
}

/** A page whose stream another one has taken takes it back when it is used again. */
function whileLookedAt(look: () => void): () => void {
  document.addEventListener("visibilitychange", look);
  addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    removeEventListener("focus", look);
  };
}

/** What begins or ends in one go changes the stream once. */
const connectSoon = () => queueMicrotask(connect);

function connect() {
  const wanted = document.hidden || followed.size === 0 ? null : `${livePath}?${query()}`;
  const isClosed = source !== null && source.readyState === source.CLOSED;
  if (wanted === address && !isClosed) return;
  source?.close();
  source = null;
  address = wanted;
  heardAt = Number.NEGATIVE_INFINITY;
  if (wanted !== null && "EventSource" in window) source = opened(wanted);
}

const query = () => new URLSearchParams([...followed].map(({ topic, value }) => [topic, value])).toString();

function opened(where: string): EventSource {
  const stream = new EventSource(where);
  const hear = () => {
    heardAt = performance.now();
  };
  stream.addEventListener(liveEvents.beat, hear);
  stream.addEventListener(liveEvents.end, () => stream.close());
  for (const { topic, tell } of followed) {
    stream.addEventListener(topic, ({ data }: MessageEvent<string>) => {
      hear();
      tell(JSON.parse(data) as never);
    });
  }
  return stream;
}
