import { useLocation, useNavigate, useNavigationType } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { withoutDialog } from "~/ui/dialog-href";
import { useBrowserLayoutEffect } from "~/ui/use-browser-layout-effect";
import { pathOf } from "./path-of";

/**
 * Makes every plain `<a>` of this site a client-side navigation with one listener. Repeated cards are plain anchors, because a component
 * per card is what makes server rendering slow. `data-reload` keeps a link a full page load.
 */
export function LinkHandler() {
  const navigate = useNavigate();
  useStartAtTop();
  useEffect(() => {
    function onClick(event: MouseEvent) {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest("a");
      if (!link || link.target || link.hasAttribute("download") || link.dataset.reload !== undefined) return;
      const to = new URL(link.href, window.location.href);
      if (to.origin !== window.location.origin) return;
      const here = pathOf(window.location);
      const isSamePage = withoutDialog(pathOf(to)) === withoutDialog(here);
      if (isSamePage && pathOf(to) === here && to.hash) return;
      event.preventDefault();
      // A closed dialog's link names the card it came from for pages without scripts; hydrated, the page has not moved.
      navigate(pathOf(to) + (isSamePage ? "" : to.hash), { preventScrollReset: isSamePage });
    }
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, [navigate]);
  return null;
}

/** Forms keep the scroll position, since most answers stay on their page; an answer that leads to another page starts it at its top. */
function useStartAtTop() {
  const { pathname, hash } = useLocation();
  const isNew = useNavigationType() !== "POP";
  const shown = useRef(pathname);
  // Before it is painted: a press would meet what stands elsewhere a moment later.
  useBrowserLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (isNew && !hash) window.scrollTo(0, 0);
  }, [pathname, hash, isNew]);
}
