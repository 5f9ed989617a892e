import type { CodeChannel } from "~/delivery-api";
import { leaveFor, toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { loadAuth } from "./load-auth.server";
import { type CodeData, codeData } from "./load-continue.server";

export type ForgotData = { returnTo: string | null; channels: CodeChannel[] };
export type ResetData = { code: CodeData; hasCode: boolean };

/** `/auth/forgot-password`: where a code can go. */
export async function loadForgot(shop: Shop): Promise<ForgotData> {
  const { returnTo } = await loadAuth(shop);
  const config = await shop.api.config.get();
  return { returnTo, channels: config.ok ? config.value.codesBy : ["phone"] };
}

/** `/auth/reset-password`: first the code, then the new password. Whoever asked for no code begins anew; throws the redirect. */
export async function loadReset(shop: Shop): Promise<ResetData> {
  await loadAuth(shop);
  const attempt = shop.session.signIn;
  if (attempt?.step !== "reset") {
    return leaveFor(shop, "/auth/forgot-password", [toast(shop, "warning", "account:stepExpired")]);
  }
  return { code: await codeData(shop, attempt), hasCode: attempt.code !== null };
}
