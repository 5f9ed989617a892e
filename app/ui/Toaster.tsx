import { useLocation } from "@remix-run/react";
import { type ComponentType, useEffect, useState } from "react";
import { Toasts } from "./Toasts";
import { onToast, showToast, type Toast } from "./toast-store";

type HostModule = { ToastHost: ComponentType };
const loadHost = (): Promise<HostModule> => import("./kit/ToastHost");

const none: readonly Toast[] = [];

/**
 * Shows the toasts of a hydrated page; the notification library loads with the first of them. Where it does not come, as on a line that is down, they are shown as the
 * server draws them. What they say is said by a live region that stands before them: one that is born with its text is often passed over (WCAG 4.1.3).
 */
export function Toaster() {
  const [Host, setHost] = useState<ComponentType | null>(null);
  const [plain, setPlain] = useState(none);
  const { pathname, search } = useLocation();
  const address = pathname + search;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast leaves with its page
  useEffect(() => setPlain(none), [address]);
  useEffect(() => {
    if (Host) return;
    let waiting: Toast[] = [];
    const stop = onToast((toast) => {
      waiting.push(toast);
      if (waiting.length > 1) return;
      loadHost().then(
        (module) => {
          stop();
          for (const early of waiting) showToast(early);
          setHost(() => module.ToastHost);
          setPlain(none);
        },
        () => {
          setPlain(waiting);
          waiting = [];
        },
      );
    });
    return stop;
  }, [Host]);
  return (
    <div role="status" aria-atomic="false">
      {Host ? <Host /> : null}
      <Toasts toasts={plain} dismissHref={address} floating onDismiss={() => setPlain(none)} />
    </div>
  );
}
