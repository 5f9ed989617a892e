let last: EventTarget | null = null;
if (typeof document !== "undefined") {
  document.addEventListener("focusin", ({ target }) => {
    last = target;
  });
}

/** Where the focus was last, from the page's first script on: a dialog whose own script comes late appears when the inert page has lost it already. */
export const lastFocused = (): EventTarget | null => last;
