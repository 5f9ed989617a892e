import type { RefObject } from "react";
import { focusHeading } from "./focus-heading";
import { lastFocused } from "./last-focused";
import { useBrowserLayoutEffect } from "./use-browser-layout-effect";

/** Moves the focus into the element when it appears and, on the same page, back to where it was when it goes; to the page's heading where that is gone or was left before. */
export function useFocusInside(element: RefObject<HTMLElement | null>): void {
  // Before paint: the browser drops the focus of the page as soon as it is inert.
  useBrowserLayoutEffect(() => {
    const active = document.activeElement;
    const before = active === document.body ? lastFocused() : active;
    const { pathname } = location;
    if (!element.current?.contains(active)) element.current?.focus({ preventScroll: true });
    return () => {
      // The page is still inert at this moment.
      requestAnimationFrame(() => {
        // The next dialog has it, or another page.
        if (location.pathname !== pathname || document.querySelector("dialog[open]")) return;
        if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
        else focusHeading();
      });
    };
  }, [element]);
}
