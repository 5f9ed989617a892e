import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/** Whether the page itself is hydrated; what stands behind a Suspense boundary may still hydrate later. */
let isPageHydrated = false;
const never = () => () => {};
/** Whether React has taken the page over. */
export const isHydrated = () => isPageHydrated;

/**
 * False on the server and while hydrating, true afterwards, from the start in what is mounted later. What is hydrated with the page is drawn again in
 * a transition, which React cuts in slices; the store alone would have all of it drawn at once (docs/decisions/0114).
 */
export function useHydrated(): boolean {
  const isThere = useSyncExternalStore(never, isHydrated, () => false);
  const [isDone, setDone] = useState(isThere);
  useEffect(() => {
    startTransition(() => setDone(true));
  }, []);
  return isThere || isDone;
}

/** For the outermost component, whose effect is the last: each store above is asked once more after its own. */
export function useMarkHydrated(): void {
  useEffect(() => {
    isPageHydrated = true;
  }, []);
}
