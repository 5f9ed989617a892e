import type { TFunction } from "i18next";
import { z } from "zod";
import { phoneNumber } from "~/request/posting/phone-number.server";
import { limits } from "./limits";
import { addressTypes } from "./rules";

const line = (t: TFunction, maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, t("limits:characters", { count: maximum }));

export const email = (t: TFunction) => line(t, limits.contactEmail).email(t("addresses:errors.emailInvalid"));

/** Name and phone of who receives it; `country` is what the phone's country choice says. */
export const person = (t: TFunction, country: string) => ({
  contactName: z
    .string({ required_error: t("addresses:errors.name") })
    .trim()
    .min(1, t("addresses:errors.name"))
    .max(limits.contactName, t("limits:characters", { count: limits.contactName })),
  contactNumber: phoneNumber(
    { required: t("addresses:errors.phone"), invalid: t("addresses:errors.phoneInvalid") },
    country,
  ),
});

/** The address form (ADDR-08 to ADDR-11). `address` says whether a point has been chosen; which one is looked up again. */
export const addressSchema = (t: TFunction, country: string) =>
  z.object({
    address: z.string({ required_error: t("addresses:errors.address") }),
    type: z.enum(addressTypes).catch("home"),
    label: line(t, limits.label).default(""),
    ...person(t, country),
    contactEmail: email(t).optional(),
    road: line(t, limits.road).default(""),
    house: line(t, limits.house).default(""),
    floor: line(t, limits.floor).default(""),
    additional: line(t, limits.additional).default(""),
  });

export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;

/** The guest contact form (ADDR-31). */
export const contactSchema = (t: TFunction, country: string) =>
  z.object({ ...person(t, country), contactEmail: requiredEmail(t) });

/** A guest's e-mail is required (ADDR-31). */
export const requiredEmail = (t: TFunction) => z.string({ required_error: t("addresses:errors.email") }).pipe(email(t));

/** What the country choice of a posted contact says. */
export const contactCountry = (form: FormData): string => String(form.get("contactCountry") ?? "");
