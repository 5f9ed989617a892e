import { useState } from "react";
import { useHydrated } from "~/ui/use-hydrated";

/** What this browser lets the shop do: `unknown` on the server and while hydrating, `none` where it cannot show messages at all. */
export type Permission = NotificationPermission | "unknown" | "none";

const canShow = () => "Notification" in window && "PushManager" in window && "serviceWorker" in navigator;

/** The browser's answer as it stands; `ask` puts the question, which browsers only show for a press. */
export function usePermission(): { permission: Permission; ask: () => Promise<NotificationPermission> } {
  const isHydrated = useHydrated();
  const [answered, setAnswered] = useState<NotificationPermission | null>(null);
  async function ask() {
    const answer = await Notification.requestPermission();
    setAnswered(answer);
    return answer;
  }
  if (!isHydrated) return { permission: "unknown", ask };
  return { permission: canShow() ? (answered ?? Notification.permission) : "none", ask };
}
