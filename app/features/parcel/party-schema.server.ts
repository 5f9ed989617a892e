import type { TFunction } from "i18next";
import { z } from "zod";
import { line, person, requiredEmail } from "~/features/addresses/schema.server";
import { parcelLimits } from "~/session/parcel.server";
import type { ParcelEnd } from "./steps";

type Terms = { step: ParcelEnd; isGuest: boolean; categories: number[]; instructions: number[] };

/**
 * The form of one end of the way. `address` says whether a point has been chosen; which one is looked up again. With the sender comes the
 * category, and a guest's e-mail; with the receiver what the courier is told (API-12).
 */
export function partySchema(t: TFunction, { step, isGuest, categories, instructions }: Terms, country: string) {
  const isSender = step === "sender";
  return z.object({
    address: z.string({ required_error: t("addresses:errors.address") }),
    ...person(t, country),
    contactEmail: isSender && isGuest ? requiredEmail(t) : z.undefined().catch(undefined),
    road: line(t, parcelLimits.road).default(""),
    house: line(t, parcelLimits.house).default(""),
    floor: line(t, parcelLimits.floor).default(""),
    category: isSender
      ? z.coerce
          .number({ message: t("parcel:errors.category") })
          .refine((id) => categories.includes(id), t("parcel:errors.category"))
      : z.undefined().catch(undefined),
    instruction: z.coerce
      .number()
      .refine((id) => instructions.includes(id))
      .nullable()
      .catch(null)
      .default(null),
    note: line(t, parcelLimits.note).default(""),
  });
}

export type PartyValues = z.infer<ReturnType<typeof partySchema>>;
