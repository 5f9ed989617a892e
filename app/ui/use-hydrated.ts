import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/** Whether the page itself is hydrated; what stands behind a Suspense boundary may still hydrate later. */
let isPageHydrated = false;
const never = () => () => {};
const look = () => isPageHydrated;

/**
 * False on the server and while hydrating, true afterwards, from the start in what is mounted later. What is hydrated with the page is drawn again in
 * a transition, which React cuts in slices; the store alone would have all of it drawn at once (docs/decisions/0114).
 */
export function useHydrated(): boolean {
  const isThere = useSyncExternalStore(never, look, () => false);
  const [isHydrated, setHydrated] = useState(isThere);
  useEffect(() => {
    startTransition(() => setHydrated(true));
  }, []);
  return isThere || isHydrated;
}

/** For the outermost component, whose effect is the last: each store above is asked once more after its own. */
export function useMarkHydrated(): void {
  useEffect(() => {
    isPageHydrated = true;
  }, []);
}
