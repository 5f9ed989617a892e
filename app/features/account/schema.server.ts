import type { TFunction } from "i18next";
import { z } from "zod";
import type { CodeChannel } from "~/delivery-api";
import { e164, phoneNumber } from "~/request/posting/phone-number.server";
import { typedDigits } from "~/request/posting/typed-digits";
import { newPasswordMinimum } from "./new-password";

/** The delivery API takes no more characters of anything. */
export const longestText = 255;
const longestName = 100;
const longestReferralCode = 40;

/** Passwords are never trimmed or echoed. */
const password = (t: TFunction) =>
  z
    .string({ required_error: t("account:errors.password") })
    .min(1, t("account:errors.password"))
    .max(longestText, t("limits:characters", { count: longestText }));

/** One that is chosen: of any characters, but in no case of its letters one of `common` (./common-passwords.server.ts). */
export const newPassword = (t: TFunction, common: ReadonlySet<string>) =>
  password(t)
    .min(newPasswordMinimum, t("account:errors.passwordShort", { count: newPasswordMinimum }))
    .refine((typed) => !common.has(typed.toLowerCase()), t("account:errors.passwordCommon"));

const words = (t: TFunction, message: string) =>
  z
    .string({ required_error: message })
    .trim()
    .min(1, message)
    .max(longestName, t("limits:characters", { count: longestName }));

export const emailAddress = (t: TFunction) =>
  z
    .string({ required_error: t("account:errors.email") })
    .trim()
    .max(longestText, t("limits:characters", { count: longestText }))
    .email(t("account:errors.emailInvalid"));

/** A mail address or a phone number; a number without its country code is one of `country`. */
const identifier = (t: TFunction, message: string, country: string) =>
  words(t, message).transform((value, context) => {
    if (value.includes("@")) return value;
    const phone = e164(value, country);
    if (phone !== null) return phone;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });

const returnTo = z.string().max(2000).optional();

/** A required phone number, and what is said where there is none. */
const phone = (t: TFunction, country: string, required = t("account:errors.phone")) =>
  phoneNumber({ required, invalid: t("account:errors.phoneInvalid") }, country);

const longestCode = 12;

/** A one-time code as it is typed: digits, maybe with blanks. The delivery API judges its length. */
export const oneTimeCode = (message: string) =>
  z
    .string({ required_error: message })
    .max(longestCode, message)
    .transform((typed) => typedDigits(typed).replace(/[\s-]/g, ""))
    .refine((typed) => /^\d{4,8}$/.test(typed), message);

const referralCode = (t: TFunction) =>
  z
    .string()
    .trim()
    .max(longestReferralCode, t("limits:characters", { count: longestReferralCode }))
    .optional();

export const names = (t: TFunction) => ({
  firstName: words(t, t("account:errors.firstName")),
  lastName: words(t, t("account:errors.lastName")),
});

/** Sign-in by email or phone; a phone without its country code is one of `country`. */
export const signInSchema = (t: TFunction, country: string) =>
  z.object({
    identifier: identifier(t, t("account:errors.identifier"), country),
    password: password(t),
    returnTo,
  });

/** Sign-in by a code sent to the phone. */
export const codeRequestSchema = (t: TFunction, country: string) => z.object({ phone: phone(t, country), returnTo });

/** The step that waits for a one-time code. */
export const codeSchema = (t: TFunction) => z.object({ code: oneTimeCode(t("auth:errors.code")) });

/** The same where the delivery API alone knows where the code went. */
export const codeAndTargetSchema = (t: TFunction, channel: CodeChannel, country: string) =>
  codeSchema(t).extend({ to: channel === "phone" ? phone(t, country) : emailAddress(t) });

/** What a newcomer tells of themselves (docs/delivery-api.md §3.5, §3.6): empty what is known already and not asked for. */
export const personalSchema = (
  t: TFunction,
  requested: { names: boolean; email: boolean; phone: boolean },
  country: string,
) => {
  const nothing = z.string().max(0).catch("");
  const { firstName, lastName } = names(t);
  return z.object({
    firstName: requested.names ? firstName : nothing,
    lastName: requested.names ? lastName : nothing,
    email: requested.email ? emailAddress(t) : nothing,
    phone: requested.phone ? phone(t, country) : nothing,
    referralCode: referralCode(t),
  });
};

/** Where the code for a forgotten password goes (ERR-08): a phone number, or a mail address where the server sends mail. */
export const forgotSchema = (t: TFunction, channels: readonly CodeChannel[], country: string) =>
  z.object({
    to: channels.includes("email")
      ? identifier(t, t("auth:forgot.leadEither"), country)
      : phone(t, country, t("auth:forgot.lead")),
    returnTo,
  });

export const newPasswordSchema = (t: TFunction, common: ReadonlySet<string>) =>
  z.object({ password: newPassword(t, common), confirmPassword: confirmation(t) }).refine(areEqual, differ(t));

const confirmation = (t: TFunction) =>
  z
    .string({ required_error: t("account:errors.confirm") })
    .max(longestText, t("limits:characters", { count: longestText }));
const areEqual = (fields: { password: string; confirmPassword: string }) => fields.password === fields.confirmPassword;
const differ = (t: TFunction) => ({ path: ["confirmPassword"], message: t("account:errors.mismatch") });

/** A new account (docs/delivery-api.md §3.2); `country` is what the phone's country choice says. */
export const signUpSchema = (t: TFunction, country: string, common: ReadonlySet<string>) =>
  z
    .object({
      ...names(t),
      email: emailAddress(t),
      phone: phone(t, country),
      password: newPassword(t, common),
      confirmPassword: confirmation(t),
      referralCode: referralCode(t),
      returnTo,
    })
    .refine(areEqual, differ(t));
