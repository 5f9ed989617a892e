import type { CodeChannel } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import { loadAuth } from "./load-auth.server";
import { type CodeData, codeData } from "./load-continue.server";

export type ForgotData = { returnTo: string | null; channels: CodeChannel[] };
export type ResetData = { code: CodeData; hasCode: boolean };

/** `/auth/forgot-password`: where a code can go. */
export async function loadForgot(context: RequestContext): Promise<ForgotData> {
  const { returnTo } = await loadAuth(context);
  const config = await context.api.config.get();
  return { returnTo, channels: config.ok ? config.value.codesBy : ["phone"] };
}

/** `/auth/reset-password`: first the code, then the new password. Whoever asked for no code begins anew; throws the redirect. */
export async function loadReset(context: RequestContext): Promise<ResetData> {
  await loadAuth(context);
  const attempt = context.session.signIn;
  if (attempt?.step !== "reset") {
    return redirectAsDocument(context, "/auth/forgot-password", [toast(context, "warning", "account:stepExpired")]);
  }
  return { code: await codeData(context, attempt), hasCode: attempt.code !== null };
}
