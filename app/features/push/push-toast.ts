import type { Toast } from "~/ui/toast-store";
import { type PushMessage, pushHref } from "./message";

/**
 * What an open page says of a message that it does not show itself (PUSH-02). It leads to what the message is about (PUSH-04), but a referral is
 * only told (PUSH-03).
 */
export function pushToast(message: PushMessage): Toast {
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
