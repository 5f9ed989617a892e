import type { TFunction } from "i18next";
import { z } from "zod";
import { phoneNumber } from "~/request/posting/phone-number.server";
import { addressLimits } from "~/session/address.server";
import { longestContactEmail } from "~/session/guest.server";
import { addressTypes } from "./rules";

export const line = (t: TFunction, maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, t("limits:characters", { count: maximum }));

export const email = (t: TFunction) => line(t, longestContactEmail).email(t("addresses:errors.emailInvalid"));

/** Name and phone of who receives it; `country` is what the phone's country choice says. */
export const person = (t: TFunction, country: string) => ({
  contactName: z
    .string({ required_error: t("addresses:errors.name") })
    .trim()
    .min(1, t("addresses:errors.name"))
    .max(addressLimits.contactName, t("limits:characters", { count: addressLimits.contactName })),
  contactNumber: phoneNumber(
    { required: t("addresses:errors.phone"), invalid: t("addresses:errors.phoneInvalid") },
    country,
  ),
});

/** The address form (ADDR-08 to ADDR-11). `address` says whether a point has been chosen; which one is looked up again. */
export const addressSchema = (t: TFunction, country: string) =>
  z.object({
    address: z.string({ required_error: t("addresses:errors.address") }),
    type: z.enum(addressTypes).catch("home").default("home"),
    label: line(t, addressLimits.label).default(""),
    ...person(t, country),
    contactEmail: email(t).optional(),
    road: line(t, addressLimits.road).default(""),
    house: line(t, addressLimits.house).default(""),
    floor: line(t, addressLimits.floor).default(""),
    additional: line(t, addressLimits.additional).default(""),
  });

export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;

/** The guest contact form (ADDR-31). */
export const contactSchema = (t: TFunction, country: string) =>
  z.object({ ...person(t, country), contactEmail: requiredEmail(t) });

/** One of the saved addresses, by its number. */
export const pickSchema = (t: TFunction) => z.object({ id: z.string({ required_error: t("addresses:errors.pick") }) });

/** A guest's e-mail is required (ADDR-31). */
export const requiredEmail = (t: TFunction) => z.string({ required_error: t("addresses:errors.email") }).pipe(email(t));

/** What the country choice of a posted contact says. */
export const contactCountry = (form: FormData): string => String(form.get("contactCountry") ?? "");
