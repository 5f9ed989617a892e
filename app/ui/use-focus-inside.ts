import { type RefObject, useEffect, useLayoutEffect } from "react";
import { lastFocused } from "./last-focused";

// React warns of layout effects on the server; they never run there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** Moves the focus into the element when it appears and back to where it was when it goes. */
export function useFocusInside(element: RefObject<HTMLElement | null>): void {
  // Before paint: the browser drops the focus of the page as soon as it is inert.
  useBrowserLayoutEffect(() => {
    const active = document.activeElement;
    const before = active === document.body ? lastFocused() : active;
    if (!element.current?.contains(active)) element.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before !== document.body) {
        // The page is still inert at this moment.
        requestAnimationFrame(() => before.isConnected && before.focus({ preventScroll: true }));
      }
    };
  }, [element]);
}
