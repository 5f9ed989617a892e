import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { follow } from "~/request/live/follow";
import type { TrackData } from "./load-tracking.server";

/** The address that answers with the tracked order alone. */
const trackingPath = "/track-order/status";

/**
 * Follows an order while it is on its way and the page is looked at (TRK-08). `orderId` is what was asked for; another order needs
 * another component.
 */
export function useTracking(orderId: string, loaded: TrackData): TrackData {
  const { data, load } = useFetcher<TrackData | null>();
  const [shown, setShown] = useState(loaded);
  useEffect(() => setShown((known) => afterAnswer(known, loaded)), [loaded]);
  useEffect(() => {
    if (data) setShown((known) => afterAnswer(known, data));
  }, [data]);
  const isFollowed = shown.order?.isPolled ?? shown.problem === "no-answer";
  useEffect(() => {
    if (!isFollowed) return;
    const search = new URLSearchParams({ order: orderId });
    const tell = (answer: TrackData) => setShown((known) => afterAnswer(known, answer));
    return follow({ topic: "track", value: orderId, tell, ask: () => load(`${trackingPath}?${search}`) });
  }, [isFollowed, load, orderId]);
  return shown;
}

/** Trouble upstream never hides what is known already: `Order not found` is for no data and an error (TRK-09). */
export function afterAnswer(known: TrackData, answer: TrackData): TrackData {
  return answer.problem === "no-answer" && known.order !== null ? known : answer;
}
