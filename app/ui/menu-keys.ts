import type { FocusEvent, KeyboardEvent } from "react";

/** For the `<details>` of a menu over the page: Escape closes it and gives the focus back to what has opened it, and whoever goes on by keys leaves none open. */
export const menuKeys = {
  onKeyDown({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) {
    if (key !== "Escape" || !currentTarget.open) return;
    currentTarget.open = false;
    currentTarget.querySelector("summary")?.focus();
  },
  onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
  },
};
