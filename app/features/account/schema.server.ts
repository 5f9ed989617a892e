import type { TFunction } from "i18next";
import { z } from "zod";
import { e164, phoneNumber } from "~/request/phone-number.server";

/** Passwords are never trimmed or echoed. The delivery API takes at most 255 characters of anything. */
const password = (t: TFunction, minimum: number) =>
  z
    .string({ required_error: t("account:errors.password") })
    .min(minimum, t("account:errors.passwordShort", { count: minimum }))
    .max(255, t("account:errors.tooLong"));

const words = (message: string, tooLong: string) =>
  z.string({ required_error: message }).trim().min(1, message).max(100, tooLong);

export const emailAddress = (t: TFunction) =>
  z
    .string({ required_error: t("account:errors.email") })
    .trim()
    .max(255, t("account:errors.tooLong"))
    .email(t("account:errors.emailInvalid"));

/** Sign-in by email or phone; a phone without its country code is one of `country`. */
export const signInSchema = (t: TFunction, country: string) =>
  z.object({
    identifier: words(t("account:errors.identifier"), t("account:errors.tooLong")).transform((value, context) => {
      if (value.includes("@")) return value;
      const phone = e164(value, country);
      if (phone !== null) return phone;
      context.addIssue({ code: "custom", message: t("account:errors.identifier") });
      return z.NEVER;
    }),
    password: password(t, 1),
    returnTo: z.string().max(2000).optional(),
  });

/** A new account (docs/delivery-api.md §3.2); `country` is what the phone's country choice says. */
export const signUpSchema = (t: TFunction, passwordMinimum: number, country: string) =>
  z
    .object({
      firstName: words(t("account:errors.firstName"), t("account:errors.tooLong")),
      lastName: words(t("account:errors.lastName"), t("account:errors.tooLong")),
      email: emailAddress(t),
      phone: phoneNumber({ required: t("account:errors.phone"), invalid: t("account:errors.phoneInvalid") }, country),
      password: password(t, passwordMinimum),
      confirmPassword: z.string({ required_error: t("account:errors.confirm") }),
      referralCode: z.string().trim().max(40, t("account:errors.tooLong")).optional(),
      returnTo: z.string().max(2000).optional(),
    })
    .refine((fields) => fields.password === fields.confirmPassword, {
      path: ["confirmPassword"],
      message: t("account:errors.mismatch"),
    });
