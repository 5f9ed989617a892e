import type { SocialMedium } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { type PhoneChoices, phoneChoices } from "~/request/posting/phone-number.server";
import { redirectTo } from "~/request/posting/respond.server";
import { safeRedirect } from "~/session/safe-redirect";
import { commonPasswords } from "./common-passwords.server";
import { codeRequestSchema, signInSchema, signUpSchema } from "./schema.server";
import { shownMediums } from "./social.server";

type AuthData = { returnTo: string | null; mediums: SocialMedium[] };
type WithForm<Data> = Data & { constraints: Constraints };

/** By what the sign-in page lets one in: a password, or a code where the operator sends those. */
export type SignInData = WithForm<AuthData & { by: "password" | "code"; hasOther: boolean }>;

/** What the sign-in and sign-up pages need. A customer who is signed in already goes where they wanted to go. */
export async function loadAuth(context: RequestContext): Promise<AuthData> {
  // RTE-16: who comes from the sign-up page does not go back to it.
  const { searchParams } = context.url;
  const wanted = searchParams.get("from") === "sign-up" ? null : searchParams.get("returnTo");
  const returnTo = wanted === null ? null : safeRedirect(wanted, context.publicOrigin);
  if (context.session.visitor.token !== null) throw await redirectTo(context, returnTo ?? "/home");
  const config = await context.api.config.get();
  return {
    returnTo,
    mediums: shownMediums(config.ok ? config.value.login : null),
  };
}

/** The sign-in page: `?by=code` where a code is one of two ways. */
export async function loadSignIn(context: RequestContext): Promise<SignInData> {
  const auth = await loadAuth(context);
  const config = await context.api.config.get();
  const login = config.ok ? config.value.login : null;
  const hasCode = login?.otp === true && !(config.ok && config.value.firebaseCodes);
  const hasPassword = login?.manual !== false || !hasCode;
  const isByCode = hasCode && (!hasPassword || context.url.searchParams.get("by") === "code");
  return {
    ...auth,
    by: isByCode ? "code" : "password",
    hasOther: hasCode && hasPassword,
    constraints: constraintsOf(isByCode ? codeRequestSchema(context.t, "") : signInSchema(context.t, "")),
  };
}

/** The sign-up page, with the countries of its phone field. */
export async function loadSignUp(context: RequestContext): Promise<WithForm<AuthData & { phone: PhoneChoices }>> {
  const auth = await loadAuth(context);
  const phone = await phoneChoices(context);
  return { ...auth, phone, constraints: constraintsOf(signUpSchema(context.t, "", await commonPasswords())) };
}
