import { useFetcher, useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { subscribe } from "~/request/live/subscribe";
import { pathOf } from "~/request/navigation/path-of";
import { whenReachable } from "~/request/navigation/when-reachable";
import type { RunningView } from "./running.server";

/** The address that answers with the strip alone. */
const runningPath = "/track-order/running";

type Answer = { running: RunningView | null };

/** What was received since the frame was loaded with a view: pages without the strip take it down, and the frame is not loaded again after them. */
const received = new WeakMap<RunningView, RunningView | null>();

const newest = (loaded: RunningView): RunningView | null =>
  received.has(loaded) ? (received.get(loaded) ?? null) : loaded;

/** Follows the running orders while the page is looked at. After the last of them the page is loaded again: a home then asks how it was. */
export function useRunning(loaded: RunningView): RunningView | null {
  const { data, load } = useFetcher<Answer | null>();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState(() => newest(loaded));
  useEffect(() => setShown(newest(loaded)), [loaded]);
  const since = useRef(loaded);
  since.current = loaded;
  const receive = useCallback(
    ({ running }: Answer) => {
      received.set(since.current, running);
      setShown(running);
      if (running === null) whenReachable(pathOf(location), 0, revalidate);
    },
    [revalidate],
  );
  useEffect(() => {
    if (data) receive(data);
  }, [data, receive]);
  const isOver = shown === null;
  useEffect(() => {
    if (isOver) return;
    return subscribe({ topic: "running", value: "", onData: receive, poll: () => load(runningPath) });
  }, [isOver, load, receive]);
  return shown;
}
