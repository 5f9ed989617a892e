import { useFetcher } from "@remix-run/react";
import { useEffect, useState } from "react";
import { follow } from "~/request/live/follow";
import { onChatMessage } from "~/request/posting/chat-message";
import type { ChatData } from "./load-chat.server";
import { tellUnread } from "./unread";

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
    const ends = [follow({ topic: "chat", value: statusQuery, tell: setAnswer, ask: look }), onChatMessage(look)];
    return () => {
      for (const end of ends) end();
    };
  }, [load, statusQuery]);
  useEffect(() => {
    if (shown.unread) tellUnread(shown.unread);
  }, [shown]);
  return shown;
}

/** An answer counts for the state it was asked for, and while the page was not loaded after it. */
export function newest(loaded: ChatData, answer: ChatData | null): ChatData {
  return answer && answer.statusQuery === loaded.statusQuery && answer.at >= loaded.at ? answer : loaded;
}
