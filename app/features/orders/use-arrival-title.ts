import { useEffect } from "react";
import { withoutIsolates } from "~/i18n/isolate";
import type { ArrivalView } from "./arrival-view.server";

/** The tab says when an order comes that is followed, so that one may look elsewhere meanwhile, and what shows it: `about 8 min · Harbour Kitchen`. */
export function useArrivalTitle(arrival: ArrivalView | null, shownBy = ""): void {
  const title = arrival ? withoutIsolates([arrival.short, shownBy].filter(Boolean).join(" · ")) : null;
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
