import type { CodeChannel } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import { commonPasswords } from "./common-passwords.server";
import { loadAuth } from "./load-auth.server";
import { type CodeData, codeData } from "./load-continue.server";
import { forgotSchema, newPasswordSchema } from "./schema.server";

export type ForgotData = { returnTo: string | null; channels: CodeChannel[]; constraints: Constraints };
export type ResetData = ({ step: "code" } & CodeData) | { step: "password"; constraints: Constraints };

/** `/auth/forgot-password`: where a code can go. */
export async function loadForgot(context: RequestContext): Promise<ForgotData> {
  const { returnTo } = await loadAuth(context);
  const config = await context.api.config.get();
  const channels: CodeChannel[] = config.ok ? config.value.codesBy : ["phone"];
  return { returnTo, channels, constraints: constraintsOf(forgotSchema(context.t, channels, "")) };
}

/** `/auth/reset-password`: first the code, then the new password. Whoever asked for no code begins anew; throws the redirect. */
export async function loadReset(context: RequestContext): Promise<ResetData> {
  await loadAuth(context);
  const attempt = context.session.signIn;
  if (attempt?.step !== "reset") {
    return redirectAsDocument(context, "/auth/forgot-password", [toast(context, "warning", "account:stepExpired")]);
  }
  if (attempt.code === null) return { step: "code", ...(await codeData(context, attempt)) };
  return { step: "password", constraints: constraintsOf(newPasswordSchema(context.t, await commonPasswords())) };
}
