import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod";
import type { Failure } from "~/delivery-api";
import { filledCarts, handedOver } from "~/features/cart/hand-over.server";
import { failureOutcome } from "~/request/failure.server";
import type { Outcome } from "~/request/outcome";
import type { Intents } from "~/request/page-action.server";
import { toast } from "~/request/respond.server";
import type { Shop } from "~/request/shop.server";
import type { Toast } from "~/session/flash.server";
import { safeRedirect } from "~/session/safe-redirect";
import { deleteAccount, logOut } from "./leave.server";
import { loyaltyIntents } from "./loyalty-intents.server";
import { profileIntents } from "./profile-intents.server";
import { signInSchema, signUpSchema } from "./schema.server";
import { walletIntents } from "./wallet-intents.server";
import { closeWelcome } from "./welcome.server";

const secret = { hideFields: ["password", "confirmPassword"] };

/** Signs in (manual login) and hands the guest's cart over. SES-17. */
async function signIn(shop: Shop, form: FormData): Promise<Outcome> {
  const config = await shop.api.config.get();
  const submission = parseWithZod(form, { schema: signInSchema(shop.t, config.ok ? config.value.country : "") });
  if (submission.status !== "success")
    return { kind: "again", status: 422, result: { reply: submission.reply(secret) } };
  const { identifier, password, returnTo } = submission.value;
  const result = await shop.api.auth.signIn({ emailOrPhone: identifier, password, ...guest(shop) });
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind !== "unauthorized" && failure.kind !== "rejected")
      return upstreamTrouble(shop, failure, submission.reply(secret));
    // One message for an unknown name and a wrong password: it must not tell which accounts exist.
    const message =
      failure.kind === "unauthorized" ? shop.t("account:errors.credentials") : firstMessage(shop, failure);
    return { kind: "again", status: 422, result: { reply: submission.reply({ ...secret, formErrors: [message] }) } };
  }
  const cart = await become(shop, result.value.token);
  return {
    kind: "done",
    to: safeRedirect(returnTo, shop.publicOrigin),
    reload: true,
    toasts: [toast(shop, "success", "account:signedIn"), ...cart],
  };
}

const fieldOfCode: Record<string, string> = {
  f_name: "firstName",
  l_name: "lastName",
  name: "firstName",
  email: "email",
  phone: "phone",
  password: "password",
  ref_code: "referralCode",
};

/** Makes an account and signs in. The server's refusals stand at their fields. */
async function signUp(shop: Shop, form: FormData): Promise<Outcome> {
  const config = await shop.api.config.get();
  const passwordMinimum = config.ok ? config.value.passwordMin : 8;
  const country = String(form.get("phoneCountry") ?? "");
  const submission = parseWithZod(form, { schema: signUpSchema(shop.t, passwordMinimum, country) });
  if (submission.status !== "success")
    return { kind: "again", status: 422, result: { reply: submission.reply(secret) } };
  const { confirmPassword: _, returnTo, referralCode, ...account } = submission.value;
  const result = await shop.api.auth.signUp({ ...account, ...(referralCode ? { referralCode } : {}), ...guest(shop) });
  if (!result.ok) {
    const { failure } = result;
    if (failure.kind !== "rejected" && failure.kind !== "unauthorized")
      return upstreamTrouble(shop, failure, submission.reply(secret));
    const fieldErrors: Record<string, string[]> = {};
    const formErrors: string[] = [];
    for (const { code, message } of failure.errors) {
      const field = fieldOfCode[code];
      if (field) fieldErrors[field] = [...(fieldErrors[field] ?? []), message];
      else formErrors.push(message);
    }
    if (failure.errors.length === 0) formErrors.push(shop.t("ui:failure.noAnswer"));
    return { kind: "again", status: 422, result: { reply: submission.reply({ ...secret, fieldErrors, formErrors }) } };
  }
  const cart = await become(shop, result.value.token);
  shop.session.patch("visitor", { isNew: true });
  return {
    kind: "done",
    to: safeRedirect(returnTo, shop.publicOrigin),
    reload: true,
    toasts: [toast(shop, "success", "account:signedUp"), ...cart],
  };
}

const guest = ({ session: { visitor } }: Shop) => (visitor.guestId === null ? {} : { guestId: visitor.guestId });

/** The guest ends where the customer begins: every count is asked for again. Says what became of the guest's cart. */
function become(shop: Shop, token: string): Promise<Toast[]> {
  const carts = filledCarts(shop);
  shop.session.patch("visitor", { token, guestId: null, cartCounts: {} });
  return handedOver(shop, carts);
}

const upstreamTrouble = (shop: Shop, failure: Failure, reply: SubmissionResult<string[]>) =>
  failureOutcome(shop, failure, { reply });

const firstMessage = (shop: Shop, failure: Failure) => failure.errors[0]?.message ?? shop.t("ui:failure.noAnswer");

export const accountIntents: Intents = {
  "sign-in": signIn,
  "sign-up": signUp,
  "welcome-seen": closeWelcome,
  logout: logOut,
  "delete-account": deleteAccount,
  ...profileIntents,
  ...walletIntents,
  ...loyaltyIntents,
};
