import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { subscribe } from "~/request/live/subscribe";
import { onChatMessage } from "~/request/posting/chat-message";
import type { ChatData } from "./load-chat.server";
import { publishUnread } from "./unread";

/** The address that answers with the inbox alone. */
const chatStatusPath = "/chatting/status";

/** Follows the inbox while the page is looked at: every ten seconds, and at once when a push message says so (CHAT-02). */
export function useChat(loaded: ChatData): ChatData {
  const { data, load } = useFetcher<ChatData | null>();
  const [answer, setAnswer] = useState<ChatData | null>(null);
  useEffect(() => {
    if (data) setAnswer(data);
  }, [data]);
  const shown = newest(loaded, answer);
  const { statusQuery } = loaded;
  useEffect(() => {
    const look = () => load(`${chatStatusPath}?${statusQuery}`);
    const ends = [subscribe({ topic: "chat", value: statusQuery, onData: setAnswer, poll: look }), onChatMessage(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [load, statusQuery]);
  useEffect(() => {
    if (shown.unread) publishUnread(shown.unread);
  }, [shown]);
  return shown;
}

/** An answer counts for the state it was asked for, and while the page was not loaded after it. */
export function newest(loaded: ChatData, answer: ChatData | null): ChatData {
  return answer && answer.statusQuery === loaded.statusQuery && answer.at >= loaded.at ? answer : loaded;
}
