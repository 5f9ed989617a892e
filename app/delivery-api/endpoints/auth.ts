import type { CodeInput, PersonalInfo, SignInInput, SignUpInput, SocialAccount } from "../calls";
import type { Caller } from "../http/call";
import type { SignInStep } from "../model";
import type { Result } from "../result";
import { readGuestId, readSignIn, readSocialSignIn, readVerified } from "../wire/sign-in";
import { paths } from "./paths";

/** Signing in by every way. Each hands the guest's number over, so that their cart moves to the account (docs/delivery-api.md §1.4). */
export function authEndpoints({ send, profile }: Caller) {
  return {
    /** A number for a guest. docs/delivery-api.md §3.1, API-32, SES-01. */
    requestGuest: (): Promise<Result<{ guestId: number }>> =>
      send({
        method: "POST",
        path: paths.guestRequest,
        body: {},
        isSelfContained: true,
        read: (body) => ({ guestId: readGuestId(body) }),
      }),

    /**
     * Makes an account. Names go in both styles, so that every dialect finds its own. docs/delivery-api.md §3.2, API-34.
     * `rejected` carries the server's messages by field.
     */
    signUp: (input: SignUpInput): Promise<Result<SignInStep>> =>
      send({
        method: "POST",
        path: paths.signUp,
        body: {
          f_name: input.firstName,
          l_name: input.lastName,
          name: fullName(input),
          email: input.email,
          phone: input.phone,
          password: input.password,
          ...referral(input),
          ...guest(input),
        },
        read: readSignIn,
      }),

    /**
     * Signs in by phone or email. M reads `phone`, N and X the typed fields. docs/delivery-api.md §3.3, API-35.
     * `unauthorized` means wrong credentials here.
     */
    signIn: ({ emailOrPhone, password, guestId }: SignInInput): Promise<Result<SignInStep>> =>
      send({
        method: "POST",
        path: paths.login,
        body: {
          login_type: "manual",
          email_or_phone: emailOrPhone,
          field_type: emailOrPhone.includes("@") ? "email" : "phone",
          phone: emailOrPhone,
          password,
          ...guest({ guestId }),
        },
        read: readSignIn,
      }),

    /** Sends a code to sign in by (N and X). `rejected` with code `otp` when one was sent a moment ago. docs/delivery-api.md §3.3. */
    sendLoginCode: (phone: string): Promise<Result<null>> =>
      send({ method: "POST", path: paths.login, body: { login_type: "otp", phone }, read: () => null }),

    /** Answers "is it you?" of a sign-in by code; the code goes along once more. docs/delivery-api.md §3.3. */
    answerByCode: (input: {
      phone: string;
      code: string;
      isMine: boolean;
      guestId?: number;
    }): Promise<Result<SignInStep>> =>
      send({
        method: "POST",
        path: paths.login,
        body: {
          login_type: "otp",
          phone: input.phone,
          otp: input.code,
          verified: yesNo(input.isMine),
          ...guest(input),
        },
        read: readSignIn,
      }),

    /**
     * A code comes back; null in M, where the token given before counts from now on. `not-found` for a wrong code, `rejected` after
     * too many. docs/delivery-api.md §3.4, API-38.
     */
    verifyCode: ({ channel, to, code, loginType, guestId }: CodeInput): Promise<Result<SignInStep | null>> =>
      send({
        method: "POST",
        path: paths.verifyPhone,
        body: { [channel]: to, otp: code, verification_type: channel, login_type: loginType, ...guest({ guestId }) },
        read: readVerified,
      }),

    /**
     * Signs in by what another site says; `isMine` answers "is it you?". M has a call of its own. docs/delivery-api.md §3.3, §3.5, API-36.
     */
    social: async (
      account: SocialAccount,
      { isMine, guestId }: { isMine?: boolean; guestId?: number } = {},
    ): Promise<Result<SignInStep>> => {
      const isOld = (await profile()).dialect === "m";
      return send({
        method: "POST",
        path: isOld ? paths.socialLogin : paths.login,
        body: {
          ...socialFields(account),
          ...(isOld ? {} : newSocialFields(account, isMine)),
          ...guest({ guestId }),
        },
        read: readSocialSignIn,
      });
    },

    /** Makes an account of what another site says (M). docs/delivery-api.md §3.5, API-37. */
    socialRegister: (
      account: SocialAccount,
      input: { phone: string; referralCode?: string; guestId?: number },
    ): Promise<Result<SignInStep>> =>
      send({
        method: "POST",
        path: paths.socialRegister,
        body: {
          ...socialFields(account),
          phone: input.phone,
          ...(account.medium === "google" && !account.isAccessToken ? { id_token: true } : {}),
          ...referral(input),
          ...guest(input),
        },
        read: readSignIn,
      }),

    /** Tells who a newcomer is (N and X). docs/delivery-api.md §3.6. */
    updateInfo: (input: PersonalInfo): Promise<Result<SignInStep>> =>
      send({
        method: "POST",
        path: paths.updateInfo,
        body: {
          name: fullName(input),
          phone: input.phone,
          email: input.email,
          login_type: input.loginType,
          ...referral(input),
          ...guest(input),
        },
        read: readSignIn,
      }),
  };
}

const yesNo = (flag: boolean) => (flag ? "yes" : "no");
const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
const guest = ({ guestId }: { guestId?: number | undefined }) => (guestId === undefined ? {} : { guest_id: guestId });
const referral = ({ referralCode }: { referralCode?: string | undefined }) =>
  referralCode ? { ref_code: referralCode } : {};

const socialFields = ({ token, uniqueId, email, medium }: SocialAccount) => ({
  token,
  unique_id: uniqueId,
  email,
  medium,
});

const newSocialFields = ({ medium, isAccessToken }: SocialAccount, isMine: boolean | undefined) => ({
  login_type: "social",
  ...(isAccessToken ? { access_token: 1 } : {}),
  // Of the two names the server knows the web's.
  ...(medium === "apple" ? { platform: "flutter_web" } : {}),
  ...(isMine === undefined ? {} : { verified: yesNo(isMine) }),
});
