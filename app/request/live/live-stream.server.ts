import { eventStream } from "remix-utils/sse/server";
import { streamLimits } from "~/limits";
import { logError } from "~/request/context/log.server";
import { isFailedCall } from "~/request/pages/critical.server";
import { liveEvents, pollMilliseconds } from "./live-events";

/** Something a page follows. */
export type Topic = {
  /** The name of its events. */
  name: string;
  /**
   * The newest of it, for JSON. `compared` is what makes it new, where some of it, as the time of the answer, always is. Throws when nobody answers.
   */
  ask(): Promise<{ data: object; compared?: object; isOver: boolean }>;
};

/** A browser comes back by itself, with the cookies of then. */
const longestMilliseconds = 15 * 60_000;

/** The open stream of each visitor. */
const streams = new Map<string, { machine: string; end(): void; close(): void }>();
let isStopping = false;

type Options = {
  /** Tells visitors apart: each has one stream. */
  visitor: string;
  /** Theirs, as streams are counted by it; empty where it is not known. */
  machine: string;
  /** Aborts when the browser goes away. */
  signal: AbortSignal;
  topics: Topic[];
};

/**
 * A stream of server-sent events: every ten seconds each topic is asked for and told when it is new, until it is over. A visitor's newest page takes the stream
 * from the one before. 204 tells a browser not to come back.
 */
export function liveStream({ visitor, machine, signal, topics }: Options): Response {
  const headers = { "Cache-Control": "no-store" };
  if (topics.length === 0) return new Response(null, { status: 204, headers });
  if (isStopping || !hasRoom(visitor, machine))
    return new Response(null, { status: 503, headers: { ...headers, "Retry-After": "60" } });
  const response = eventStream(signal, (send, close) => {
    const changes = topicChanges(topics);
    let timer: NodeJS.Timeout;
    let isOpen = true;
    const beat = () => send({ event: liveEvents.beat, data: "" });
    const end = () => {
      send({ event: liveEvents.end, data: "" });
      close();
    };
    const poll = async () => {
      const news = await changes.take();
      if (!isOpen) return;
      for (const { name, text } of news) send({ event: name, data: text });
      if (changes.areOver()) return end();
      if (news.length === 0) beat();
      timer = setTimeout(poll, pollMilliseconds);
    };
    const stream = { machine, end, close };
    streams.get(visitor)?.end();
    streams.set(visitor, stream);
    closeOnStop();
    beat();
    timer = setTimeout(poll, pollMilliseconds);
    const longest = setTimeout(close, longestMilliseconds);
    return () => {
      isOpen = false;
      clearTimeout(timer);
      clearTimeout(longest);
      if (streams.get(visitor) === stream) streams.delete(visitor);
    };
  });
  // Neither a proxy nor our own compression may hold an event back.
  response.headers.set("Cache-Control", "no-store, no-transform");
  response.headers.set("X-Accel-Buffering", "no");
  return response;
}

/** Whoever has a stream gives it up for the next one, which so takes no room. */
function hasRoom(visitor: string, machine: string): boolean {
  const others = [...streams].filter(([owner]) => owner !== visitor);
  if (others.length >= streamLimits.all) return false;
  return machine === "" || others.filter(([, other]) => other.machine === machine).length < streamLimits.perMachine;
}

/** Asks for topics, one time after the other. */
function topicChanges(topics: Topic[]) {
  const sent = new Map<string, string>();
  let following = topics;
  return {
    areOver: () => following.length === 0,

    /** What is new since the last time. A topic that nobody answers is asked for again; one that leads elsewhere, as to the sign-in, is over. */
    async take(): Promise<{ name: string; text: string }[]> {
      const polled = following;
      const answers = await Promise.all(polled.map(answerOf));
      following = polled.filter((_, index) => !isOver(answers[index]));
      return polled.flatMap(({ name }, index) => {
        const answer = answers[index];
        if (!isAnswer(answer)) return [];
        const state = JSON.stringify(answer.compared ?? answer.data);
        if (sent.get(name) === state) return [];
        sent.set(name, state);
        return [{ name, text: JSON.stringify(answer.data) }];
      });
    },
  };
}

async function answerOf(topic: Topic): Promise<unknown> {
  try {
    return await topic.ask();
  } catch (thrown) {
    // The client has told the log of a call that failed.
    if (!(thrown instanceof Response || isFailedCall(thrown))) logError(thrown, { topic: topic.name });
    return thrown;
  }
}

type Answer = Awaited<ReturnType<Topic["ask"]>>;

const isAnswer = (answer: unknown): answer is Answer =>
  typeof answer === "object" && answer !== null && "data" in answer && "isOver" in answer;

const isOver = (answer: unknown): boolean => answer instanceof Response || (isAnswer(answer) && answer.isOver);

let isWaitingForStop = false;

/** A process that stops lets its streams go: their browsers find another one. */
function closeOnStop() {
  if (isWaitingForStop) return;
  isWaitingForStop = true;
  const stop = () => {
    isStopping = true;
    for (const { close } of [...streams.values()]) close();
  };
  for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, stop);
}
