import { useEffect } from "react";
import { withoutIsolates } from "~/i18n/isolate";
import type { TrackingView } from "./order-view";

/** The tab says when a tracked order comes, so that one may look elsewhere meanwhile: `about 8 min · Harbour Kitchen`. */
export function useArrivalTitle(order: Pick<TrackingView, "arrival" | "store"> | null): void {
  const title = order?.arrival
    ? withoutIsolates([order.arrival.short, order.store?.name].filter(Boolean).join(" · "))
    : null;
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      // A page or dialog that follows has said its own by now.
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
