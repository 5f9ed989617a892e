import { type ReactNode, useState } from "react";
import { classes } from "./classes";
import { useHydrated } from "./use-hydrated";

/**
 * The blocks of a long page: its sections, and what has the class `later__block`. Those of a page that comes as a document are laid out when they
 * come near (docs/decisions/0112); coming back within the shop it has its full height at once, or the place that was left is not found.
 */
export function LaidOutLater({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [isDocument] = useState(!isHydrated);
  return <div className={classes("wrap", isDocument && "later")}>{children}</div>;
}
