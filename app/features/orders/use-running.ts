import { useFetcher, useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { whileVisible } from "~/ui/while-visible";
import type { RunningView } from "./running.server";
import { pollMilliseconds } from "./tracking";

/** The address that answers with the strip alone. */
const runningPath = "/track-order/running";

/** Follows the running orders while the page is looked at. After the last of them the page is loaded again: a home then asks how it was. */
export function useRunning(loaded: RunningView): RunningView | null {
  const { data, load } = useFetcher<{ running: RunningView | null } | null>();
  const { revalidate } = useRevalidator();
  const [shown, setShown] = useState<RunningView | null>(loaded);
  useEffect(() => setShown(loaded), [loaded]);
  useEffect(() => {
    if (data) setShown(data.running);
  }, [data]);
  const isOver = shown === null;
  useEffect(() => {
    if (isOver) revalidate();
    else return whileVisible(() => load(runningPath), pollMilliseconds);
  }, [isOver, load, revalidate]);
  return shown;
}
