import { type ComponentType, useEffect, useState } from "react";
import { onToast, showToast, type Toast } from "./toast-store";

type HostModule = { ToastHost: ComponentType };
const loadHost = (): Promise<HostModule> => import("./kit/ToastHost");

/** Shows the toasts of a hydrated page; the notification library loads with the first of them. Draws nothing before. */
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
  return Host ? <Host /> : null;
}
