import { type ReactNode, useEffect, useRef, useState } from "react";
import { classes } from "~/ui/classes";
import { useHydrated } from "~/ui/use-hydrated";
import styles from "./Home.module.css";

/**
 * The blocks of a home. A page that comes as a document is laid out bit by bit (docs/decisions/0112); coming back within the shop it has its
 * full height at once, or the place that was left is not found.
 */
export function LaidOutLater({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isDocument] = useState(!isHydrated);
  const blocks = useRef<HTMLDivElement>(null);
  useEffect(
    () => (isDocument && blocks.current ? layOutWhenIdle([...blocks.current.children]) : undefined),
    [isDocument],
  );
  return (
    <div ref={blocks} className={classes("wrap", isDocument && styles.later)}>
      {children}
    </div>
  );
}

/** One block after another while nothing else is to be done. Browsers without idle callbacks lay a block out when it comes near. */
function layOutWhenIdle(blocks: Element[]): (() => void) | undefined {
  if (!("requestIdleCallback" in window)) return;
  let callback = 0;
  const goOn = () => {
    const block = blocks.shift();
    if (block instanceof HTMLElement) block.style.contentVisibility = "visible";
    if (blocks.length > 0) callback = requestIdleCallback(goOn);
  };
  callback = requestIdleCallback(goOn);
  return () => cancelIdleCallback(callback);
}
