import { useFetcher, useRouteLoaderData } from "@remix-run/react";
import { useCallback } from "react";
import type { PushView } from "~/request/context/push-view";
import { usePageAddress } from "~/request/pages/page-address";
import type { RootData } from "~/request/pages/root-data";
import type { ActionData } from "~/request/posting/outcome";

/** Where push forms go. */
export const pushAction = "/push/token";

/** Asks Firebase for this browser's token and posts it as one of the shop's forms; rejects when there is none. PUSH-01. */
export function usePushForm(push: PushView) {
  const { submit, state } = useFetcher<ActionData>();
  const formToken = useRouteLoaderData<RootData>("root")?.formToken ?? "";
  const returnTo = usePageAddress();
  const { firebase } = push;
  const sendToken = useCallback(
    async (intent: "push-on" | "push-renew") => {
      // The server has no use for Firebase's library.
      if (import.meta.env.SSR) return;
      const { obtainToken } = await import("./obtain-token");
      const cm_firebase_token = await obtainToken(firebase);
      submit({ intent, token: formToken, returnTo, cm_firebase_token }, { method: "post", action: pushAction });
    },
    [firebase, formToken, returnTo, submit],
  );
  return { sendToken, isBusy: state !== "idle" };
}
