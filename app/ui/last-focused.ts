let last: EventTarget | null = null;
if (typeof document !== "undefined") {
  document.addEventListener("focusin", ({ target }) => {
    last = target;
  });
  document.addEventListener("focusout", ({ target, relatedTarget }) => {
    // Chromium says so of what is being removed, too: afterwards it can be told.
    queueMicrotask(() => {
      if (!relatedTarget && last === target && wasLeft(target as Element)) last = null;
    });
  });
}

/** A field that could still have the focus was left for something that takes none: in Safari that is any button or link. Another window takes the focus from nothing here. */
const wasLeft = (element: Element) =>
  element !== document.activeElement && element.isConnected && !element.closest("[inert], :disabled");

/**
 * What had the focus last, unless it was left, from the page's first script on: a dialog whose own script comes late appears when the inert page has lost it already.
 */
export const lastFocused = (): EventTarget | null => last;
