import { useRevalidator } from "@remix-run/react";
import { useCallback, useEffect, useState } from "react";
import { pathOf } from "~/request/navigation/path-of";
import { whenReachable } from "~/request/navigation/when-reachable";
import type { ArrivalView } from "./arrival-view.server";
import type { TrackData } from "./load-tracking.server";
import type { TrackingView } from "./order-view";
import { isPolled } from "./tracking";
import { useFollowedOrder } from "./use-tracking";

type Followed = Pick<TrackingView, "id" | "status" | "isUnpaid" | "arrival">;

/**
 * Follows an order that is shown by the way, and gives when it comes as that is told. Once it stands otherwise, what shows it and what can be done with it are
 * loaded anew. `order` is as it was loaded; another order needs another component.
 */
export function useOrderNews(order: Followed): ArrivalView | null {
  const { revalidate } = useRevalidator();
  const [received, setReceived] = useState(order);
  useEffect(() => setReceived(order), [order]);
  const receive = useCallback((answer: TrackData) => {
    if (answer.order !== null) setReceived(answer.order);
  }, []);
  useFollowedOrder(String(order.id), isPolled(order.status), receive);
  useEffect(() => {
    if (hasStatusChanged(order, received)) return whenReachable(pathOf(location), 0, revalidate);
  }, [order, received, revalidate]);
  return received.arrival;
}

/** Whether more has changed than the minutes until it comes. */
export const hasStatusChanged = (loaded: Followed, received: Followed): boolean =>
  loaded.status !== received.status || loaded.isUnpaid !== received.isUnpaid;
