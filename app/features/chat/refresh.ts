const listeners = new Set<() => void>();

/** Has the chat page that is shown look for new messages now; false when none is shown (CHAT-02). For push messages of the type `message`. */
export function refreshChat(): boolean {
  for (const look of listeners) look();
  return listeners.size > 0;
}

/** Gives what ends it. */
export function onChatRefresh(look: () => void): () => void {
  listeners.add(look);
  return () => listeners.delete(look);
}
