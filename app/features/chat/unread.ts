import { useSyncExternalStore } from "react";

/** Messages not read yet, and when they were counted by the server's clock: milliseconds since the epoch. */
export type Unread = { count: number; at: number };

let latest: Unread | null = null;
const listeners = new Set<() => void>();

/** A page of the inbox knows of a newer count than the frame around it was drawn with. In the browser only. */
export function publishUnread(unread: Unread): void {
  if (latest && latest.at >= unread.at) return;
  latest = unread;
  for (const listener of listeners) listener();
}

/** The newest count there is; 0 for guests. `drawn` is what the frame was loaded with. */
export function useUnread(drawn: Unread | null): number {
  const published = useSyncExternalStore(
    subscribe,
    () => latest,
    () => null,
  );
  if (!drawn) return 0;
  return published && published.at > drawn.at ? published.count : drawn.count;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
