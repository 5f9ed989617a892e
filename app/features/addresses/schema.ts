import type { TFunction } from "i18next";
import { z } from "zod";
import { phoneNumber } from "~/request/phone-number";
import { limits } from "./limits";
import { addressTypes } from "./rules";

const line = (t: TFunction, maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum, t("addresses:errors.tooLong", { count: maximum }));

const email = (t: TFunction) => line(t, limits.contactEmail).email(t("addresses:errors.emailInvalid"));

const person = (t: TFunction) => ({
  contactName: z
    .string({ required_error: t("addresses:errors.name") })
    .trim()
    .min(1, t("addresses:errors.name"))
    .max(limits.contactName, t("addresses:errors.tooLong", { count: limits.contactName })),
  contactNumber: phoneNumber(t("addresses:errors.phone")),
});

/** The address form (ADDR-08 to ADDR-11). `address` says whether a point has been chosen; which one is looked up again. */
export const addressSchema = (t: TFunction) =>
  z.object({
    address: z.string({ required_error: t("addresses:errors.address") }),
    type: z.enum(addressTypes).catch("home"),
    label: line(t, limits.label).default(""),
    ...person(t),
    contactEmail: email(t).optional(),
    road: line(t, limits.road).default(""),
    house: line(t, limits.house).default(""),
    floor: line(t, limits.floor).default(""),
    additional: line(t, limits.additional).default(""),
  });

export type AddressValues = z.infer<ReturnType<typeof addressSchema>>;

/** The guest contact form (ADDR-31). */
export const contactSchema = (t: TFunction) =>
  z.object({
    ...person(t),
    contactEmail: z.string({ required_error: t("addresses:errors.email") }).pipe(email(t)),
  });
