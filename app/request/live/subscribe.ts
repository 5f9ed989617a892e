import { whileVisible } from "~/ui/while-visible";
import { liveEvents, livePath, pollMilliseconds } from "./live-events";

type Subscription = {
  /** A topic of the live stream, and of what. */
  topic: string;
  value: string;
  onData: (data: never) => void;
};

/** A stream that has said nothing for so long counts as broken: half a turn more than it may be silent. */
const longestSilence = pollMilliseconds * 1.5;

const subscriptions = new Set<Subscription>();
let source: EventSource | null = null;
let address: string | null = null;
let lastEventAt = Number.NEGATIVE_INFINITY;

/**
 * Follows something while the page is looked at: by the page's live stream, and where nothing is heard of that, by asking every ten seconds. Gives
 * what ends it.
 */
export function subscribe<Data>(what: {
  topic: string;
  value: string;
  onData: (data: Data) => void;
  poll: () => void;
}) {
  const entry: Subscription = what;
  subscriptions.add(entry);
  const ends = [
    whileVisible(() => {
      if (performance.now() - lastEventAt > longestSilence) what.poll();
    }, pollMilliseconds),
    whileInUse(connect),
  ];
  connectSoon();
  return () => {
    subscriptions.delete(entry);
    for (const end of ends) end();
    connectSoon();
  };
}

/** A page whose stream another one has taken takes it back when it is used again. */
function whileInUse(look: () => void): () => void {
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
  const wanted = document.hidden || subscriptions.size === 0 ? null : `${livePath}?${query()}`;
  const isClosed = source !== null && source.readyState === source.CLOSED;
  if (wanted === address && !isClosed) return;
  source?.close();
  source = null;
  address = wanted;
  lastEventAt = Number.NEGATIVE_INFINITY;
  if (wanted !== null && "EventSource" in window) source = opened(wanted);
}

const query = () => new URLSearchParams([...subscriptions].map(({ topic, value }) => [topic, value])).toString();

function opened(where: string): EventSource {
  const stream = new EventSource(where);
  const noteEvent = () => {
    lastEventAt = performance.now();
  };
  stream.addEventListener(liveEvents.beat, noteEvent);
  stream.addEventListener(liveEvents.end, () => stream.close());
  for (const { topic, onData } of subscriptions) {
    stream.addEventListener(topic, ({ data }: MessageEvent<string>) => {
      noteEvent();
      onData(JSON.parse(data) as never);
    });
  }
  return stream;
}
