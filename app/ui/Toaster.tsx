import { type ComponentType, useEffect, useState } from "react";
import { onToast, showToast, type Toast } from "./toast-store";

type HostModule = { ToastHost: ComponentType };
const loadHost = (): Promise<HostModule> => import("./kit/ToastHost");

/**
 * Shows the toasts of a hydrated page; the notification library loads with the first of them. What they say is said by a live region that stands before them: one
 * that is born with its text is often passed over (WCAG 4.1.3).
 */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (Host) return;
    const waiting: Toast[] = [];
    const stop = onToast((toast) => {
      waiting.push(toast);
      if (waiting.length > 1) return;
      void loadHost().then((module) => {
        stop();
        for (const early of waiting) showToast(early);
        setHost(() => module.ToastHost);
      });
    });
    return stop;
  }, [Host]);
  return (
    <div role="status" aria-atomic="false">
      {Host ? <Host /> : null}
    </div>
  );
}
