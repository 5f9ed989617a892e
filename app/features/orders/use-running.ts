import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { follow } from "~/request/live/follow";
import type { RunningView } from "./running.server";

/** The address that answers with the strip alone. */
const runningPath = "/track-order/running";

type Answer = { running: RunningView | null };

/** Follows the running orders while the page is looked at. After the last of them the page is loaded again: a home then asks how it was. */
export function useRunning(loaded: RunningView): RunningView | null {
  const { data, load } = useFetcher<Answer | null>();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<RunningView | null>(loaded);
  useEffect(() => setShown(loaded), [loaded]);
  useEffect(() => {
    if (data) setShown(data.running);
  }, [data]);
  const isOver = shown === null;
  useEffect(() => {
    if (isOver) return revalidate();
    const tell = ({ running }: Answer) => setShown(running);
    return follow({ topic: "running", value: "", tell, ask: () => load(runningPath) });
  }, [isOver, load, revalidate]);
  return shown;
}
