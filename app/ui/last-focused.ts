let last: EventTarget | null = null;
if (typeof document !== "undefined") {
  document.addEventListener("focusin", ({ target }) => {
    last = target;
  });
}

/**
 * What had the focus last, unless it was left since, from the page's first script on: a dialog whose own script comes late appears when the inert page has lost
 * it already.
 */
export const lastFocused = (): EventTarget | null => last;

/** What was left does not get the focus back. */
export function forgetFocused(): void {
  last = null;
}
