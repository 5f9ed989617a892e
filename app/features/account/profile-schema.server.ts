import type { TFunction } from "i18next";
import { z } from "zod";
import { largestPhotoMb } from "./photo";
import type { PhotoProblem } from "./photo.server";
import { emailAddress, longestText, names, newPassword, oneTimeCode } from "./schema.server";

/** A field that only carries what is wrong with something else. */
const verdict = (problem: string | null) =>
  z.unknown().superRefine((_, context) => {
    if (problem !== null) context.addIssue({ code: "custom", message: problem });
  });

/**
 * The profile form (PROF-03 to PROF-08). `phone` is the stored one, since nobody can type it; `photo` says what is wrong with the file. A social
 * account has no password to change (PROF-09).
 */
export function profileSchema(
  t: TFunction,
  known: { phone: string; isSocial: boolean; photo: PhotoProblem | null },
  common: ReadonlySet<string>,
) {
  const tooLong = t("limits:characters", { count: longestText });
  const nothing = z.unknown().transform(() => undefined);
  return z
    .object({
      ...names(t),
      email: emailAddress(t),
      phone: verdict(known.phone === "" ? t("account:errors.phone") : null),
      photo: verdict(known.photo && t(`profile:photo.${known.photo}`, { size: largestPhotoMb })),
      currentPassword: known.isSocial ? nothing : z.string().max(longestText, tooLong).optional(),
      password: known.isSocial ? nothing : newPassword(t, common).optional(),
      confirmPassword: known.isSocial ? nothing : z.string().max(longestText, tooLong).optional(),
      otp: oneTimeCode(t("profile:code.invalid")).optional(),
      verificationOn: z.enum(["phone", "email"]).optional().catch(undefined),
      verificationMedium: z.string().max(40).optional().catch(undefined),
    })
    .refine((fields) => fields.password === fields.confirmPassword, {
      path: ["confirmPassword"],
      message: t("account:errors.mismatch"),
    })
    .refine((fields) => fields.password === undefined || fields.currentPassword !== undefined, {
      path: ["currentPassword"],
      message: t("account:errors.currentMissing"),
    });
}
