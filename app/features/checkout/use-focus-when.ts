import { useEffect, useRef } from "react";

/** Moves the focus to a message that has just appeared, so that it is read and seen first. */
export function useFocusWhen(isShown: boolean, key: unknown) {
  const note = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer with the same message is news too
  useEffect(() => {
    if (isShown) note.current?.focus();
  }, [isShown, key]);
  return note;
}
