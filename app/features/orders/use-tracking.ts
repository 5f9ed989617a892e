import { useFetcher } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { subscribe } from "~/request/live/subscribe";
import type { TrackData } from "./load-tracking.server";
import { isFollowed } from "./tracking";

/** The address that answers with the tracked order alone. */
const trackingPath = "/track-order/status";

/**
 * Follows an order while it is on its way and the page is looked at (TRK-08). `orderId` is what was asked for; another order needs
 * another component.
 */
export function useTracking(orderId: string, loaded: TrackData): TrackData {
  const [shown, setShown] = useState(loaded);
  const receive = useCallback((answer: TrackData) => setShown((known) => afterAnswer(known, answer)), []);
  useEffect(() => receive(loaded), [loaded, receive]);
  useFollowedOrder(orderId, isFollowed(shown), receive);
  return shown;
}

/** Tells each answer about an order while it `isGoingOn`, by the live stream or by asking. */
export function useFollowedOrder(orderId: string, isGoingOn: boolean, receive: (answer: TrackData) => void): void {
  const { data, load } = useFetcher<TrackData | null>();
  useEffect(() => {
    if (data) receive(data);
  }, [data, receive]);
  useEffect(() => {
    if (!isGoingOn) return;
    const search = new URLSearchParams({ order: orderId });
    return subscribe({
      topic: "track",
      value: orderId,
      onData: receive,
      poll: () => load(`${trackingPath}?${search}`),
    });
  }, [isGoingOn, load, orderId, receive]);
}

/** Trouble upstream never hides what is known already: `Order not found` is for no data and an error (TRK-09). */
export function afterAnswer(known: TrackData, answer: TrackData): TrackData {
  return answer.problem === "no-answer" && known.order !== null ? known : answer;
}
