import type { Toast } from "~/ui/toast-store";
import { type PushMessage, pushHref } from "./message";

/** The chat stands at two addresses (RTE-24). */
function isChatPage(address: string): boolean {
  const { pathname, searchParams } = new URL(address, "http://page.invalid");
  return pathname === "/chatting" || (pathname === "/profile" && searchParams.get("page") === "inbox");
}

/**
 * What an open page says of a message: nothing of a chat message on the chat page, which shows it itself (CHAT-02), a toast otherwise
 * (PUSH-02). It leads to what the message is about (PUSH-04), but a referral is only told (PUSH-03). `address`: path and search of the page.
 */
export function pushToast(message: PushMessage, address: string): Toast | null {
  if (message.type === "message" && isChatPage(address)) return null;
  const { title, body } = message;
  const href = message.type === "referral_code" ? null : pushHref(message);
  return {
    id: `push ${href ?? message.type}`.slice(0, 80),
    kind: "info",
    title: body ? title : "",
    text: body || title,
    href,
  };
}
