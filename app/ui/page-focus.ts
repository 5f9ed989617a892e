import { useLocation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { focusHeading } from "./focus-heading";

/**
 * The focus of a page that scripts change: another page begins at its heading, and when a control is taken away what stands in its place gets the focus, never
 * the bare document (WCAG 2.4.3). Dialogs look after opening and closing themselves (`useFocusInside`).
 */
export function usePageFocus(): void {
  const { pathname, key } = useLocation();
  const page = useRef(pathname);
  useEffect(() => {
    if (page.current === pathname) return;
    page.current = pathname;
    const focused = document.activeElement as HTMLElement | null;
    // A dialog, a field that the page begins with, or one that was typed in while the page was on its way.
    if (!focused?.closest("dialog[open], main input") && focused?.dataset.typedFor !== key) focusHeading();
  }, [pathname, key]);
  // Whoever presses keys has focused something. Should the script not come, keys do what browsers do.
  useEffect(() => {
    const load = () => {
      let pressed: KeyboardEvent | undefined;
      const note = (event: KeyboardEvent) => {
        if (event.key === "Escape") pressed = event;
      };
      document.addEventListener("keydown", note);
      import("./keyboard").then(
        (keyboard) => {
          document.removeEventListener("keydown", note);
          // Pressed while the script was on its way.
          if (pressed) keyboard.closeMenu(pressed);
        },
        () => {},
      );
    };
    if (document.activeElement !== document.body) load();
    else document.addEventListener("focusin", load, { once: true });
  }, []);
}
