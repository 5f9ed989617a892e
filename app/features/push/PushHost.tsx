import { useEffect, useRef } from "react";
import type { PushView } from "~/request/context/push-view";
import { dispatchChatMessage } from "~/request/posting/chat-message";
import { showToast } from "~/ui/toast-store";
import { pushToast } from "./push-toast";
import { usePushForm } from "./use-push-form";
import { isPushToPage } from "./worker-messages";

/** Shows what the worker hands to an open page, and sends the token again when it is due. A customer's page loads it late. */
export default function PushHost({ push, wasAllowed }: { push: PushView; wasAllowed: boolean }) {
  useMessages();
  useDueToken(push, wasAllowed);
  return null;
}

function useMessages(): void {
  useEffect(() => {
    function onMessage({ data, ports }: MessageEvent<unknown>) {
      if (!isPushToPage(data)) return;
      ports[0]?.postMessage("shown");
      const { push } = data;
      // An open chat shows its messages itself (CHAT-02).
      const isShown = push.type === "message" && dispatchChatMessage({ conversationId: push.conversationId });
      if (!isShown) showToast(pushToast(push));
    }
    navigator.serviceWorker?.addEventListener("message", onMessage);
    return () => navigator.serviceWorker?.removeEventListener("message", onMessage);
  }, []);
}

/** Once a page at most, and only where the customer has allowed messages before: this never asks. */
function useDueToken(push: PushView, wasAllowed: boolean): void {
  const { sendToken } = usePushForm(push);
  const tried = useRef(false);
  const isDue = push.state === "due";
  useEffect(() => {
    if (!isDue || !wasAllowed || tried.current) return;
    tried.current = true;
    sendToken("push-renew").catch(() => {
      // Firebase is out of reach: the next page tries again.
    });
  }, [isDue, wasAllowed, sendToken]);
}
