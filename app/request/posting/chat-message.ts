/** How a page hears that something new stands in a chat, whoever has learnt of it: push messages tell, the chat listens (CHAT-02). */
const chatMessageEvent = "doorstep:message";

export type ChatMessageDetail = {
  /** The conversation, where it is known. */
  conversationId: number | null;
};

/** Whether a chat on the page shows it itself. */
export function dispatchChatMessage(detail: ChatMessageDetail): boolean {
  return !document.dispatchEvent(new CustomEvent(chatMessageEvent, { detail, cancelable: true }));
}

/** Whoever listens shows the message. Returns the function that stops listening. */
export function onChatMessage(listener: (detail: ChatMessageDetail) => void): () => void {
  const onEvent = (event: Event) => {
    event.preventDefault();
    listener((event as CustomEvent<ChatMessageDetail>).detail);
  };
  document.addEventListener(chatMessageEvent, onEvent);
  return () => document.removeEventListener(chatMessageEvent, onEvent);
}
