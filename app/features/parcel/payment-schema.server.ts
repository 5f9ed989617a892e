import type { TFunction } from "i18next";
import { z } from "zod";
import { chargePayers } from "~/delivery-api";
import {
  type Chosen,
  isRestRefused,
  nothingChosen,
  payingShape,
  payingWishes,
  type TipTerms,
} from "~/features/checkout/schema.server";
import { cashOnDelivery, takesCash } from "~/features/payments/cash";
import { choiceValue } from "~/features/payments/choices";
import { infoConstraints, infoSchema } from "~/features/payments/info-schema.server";
import type { PaymentOffers } from "~/features/payments/payment-method";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import type { Seen } from "./seen";

/**
 * Who pays for a parcel and how. A receiver pays the courier in cash (docs/delivery-api.md §11.3): `receiverPaysCash` has the form say so,
 * whatever stood in the panel that only senders see.
 */
export function parcelPaymentSchema(
  t: TFunction,
  offers: PaymentOffers,
  tips: TipTerms,
  { payment, ownTip }: Pick<Chosen, "payment" | "ownTip">,
) {
  const form = z
    .object({
      payer: z.enum(chargePayers, { message: t("parcel:errors.payer") }),
      ...payingShape(t, offers, tips, { ownTip }),
    })
    .superRefine(({ payer, ...paying }, context) => {
      if (payer === "receiver" && !takesCash(offers)) {
        context.addIssue({ code: "custom", path: ["payer"], message: t("parcel:errors.noCash") });
      }
      if (isRestRefused(paying, offers)) {
        context.addIssue({ code: "custom", path: ["payment"], message: t("payment:wallet.rest") });
      }
    })
    .transform(({ payer, ...paying }) => ({ payer, ...payingWishes(paying) }));
  return form.and(infoSchema(t, offers.choices, payment));
}

/** What the form takes, whatever is chosen in it. */
export const parcelPaymentConstraints = (t: TFunction, offers: PaymentOffers, tips: TipTerms): Constraints => ({
  ...constraintsOf(parcelPaymentSchema(t, offers, tips, nothingChosen)),
  ...infoConstraints(t, offers.choices),
});

/** The posted form with the payment of whoever pays. */
export function withPayersPayment(form: FormData, offers: PaymentOffers): FormData {
  if (form.get("payer") !== "receiver" || !takesCash(offers)) return form;
  const paid = new FormData();
  for (const [name, value] of form) if (name !== "payment" && name !== "fromWallet") paid.append(name, value);
  paid.set("payment", choiceValue(cashOnDelivery));
  return paid;
}

const amount = z.number().finite();
const seen: z.ZodType<Seen> = z.object({
  parcel: z.string().max(4000),
  deliveryFee: amount.nullable(),
  tax: amount.nullable(),
  taxIncluded: z.boolean(),
  additionalCharge: amount,
  tips: z.boolean(),
  wallet: amount,
});

/** What the form says it had shown; null when that cannot be read: then everything is shown anew. */
export function parseSeen(text: FormDataEntryValue | null): Seen | null {
  if (typeof text !== "string" || text.length > 6000) return null;
  try {
    const parsed = seen.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
