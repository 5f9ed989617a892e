import type { SandboxContext } from "../context";
import { settingsWith } from "../settings";

const centralDefaults = {
  manual_login_status: 1,
  otp_login_status: 0,
  social_login_status: 0,
  google_login_status: 0,
  facebook_login_status: 0,
  apple_login_status: 0,
  email_verification_status: 0,
  phone_verification_status: 0,
  send_otp_via: "sms",
};

type Operator = Pick<SandboxContext, "overrides">;

/** `centralize_login` of N and X; what tests set of it lies on the defaults, and `customer_verification` asks for the phone (docs/delivery-api.md §2.1). */
export function centralLogin({ overrides }: Operator): typeof centralDefaults {
  const central = {
    ...centralDefaults,
    ...(overrides.centralize_login as Partial<typeof centralDefaults> | undefined),
  };
  return settingsWith(overrides).customer_verification ? { ...central, phone_verification_status: 1 } : central;
}

/** What a new account must prove before it may be used; M knows phones only. */
export function mustVerify(context: Operator & Pick<SandboxContext, "dialect">): { phone: boolean; email: boolean } {
  if (context.dialect === "m") return { phone: settingsWith(context.overrides).customer_verification, email: false };
  const central = centralLogin(context);
  return { phone: Boolean(central.phone_verification_status), email: Boolean(central.email_verification_status) };
}
