import { type RefObject, useEffect, useLayoutEffect } from "react";
import { lastFocused } from "./last-focused";

// React warns of layout effects on the server; they never run there.
const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Moves the focus into the element when it appears and back to where it was when it goes. While it stands the focus is never lost:
 * when what had it is taken away (a line of the cart, a toast), the element gets it.
 */
export function useFocusInside(element: RefObject<HTMLElement | null>): void {
  // Before paint: the browser drops the focus of the page as soon as it is inert.
  useBrowserLayoutEffect(() => {
    const active = document.activeElement;
    const before = active === document.body ? lastFocused() : active;
    const focusElement = () => element.current?.focus({ preventScroll: true });
    if (!element.current?.contains(active)) focusElement();
    // Browsers say nothing of a focus that goes with its element.
    const removals = new MutationObserver(() => {
      const had = lastFocused();
      if (document.activeElement === document.body && had instanceof Element && !had.isConnected) focusElement();
    });
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      removals.disconnect();
      if (before instanceof HTMLElement && before !== document.body) {
        // The page is still inert at this moment.
        requestAnimationFrame(() => before.isConnected && before.focus({ preventScroll: true }));
      }
    };
  }, [element]);
}
