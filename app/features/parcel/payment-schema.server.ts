import type { TFunction } from "i18next";
import { z } from "zod";
import { chargePayers, type OfflineMethod } from "~/delivery-api";
import { offlineSchema } from "~/features/checkout/offline-schema.server";
import type { Offers } from "~/features/checkout/payment-choice";
import { isRestRefused, payingShape, payingWishes } from "~/features/checkout/schema.server";
import type { Seen } from "./seen";

type Terms = Omit<Offers, "offlineMethods"> & { offlineMethods: OfflineMethod[] };

/**
 * Who pays for a parcel and how. A receiver pays the courier in cash (docs/delivery-api.md §11.3): `receiverPaysCash` has the form say so,
 * whatever stood in the panel that only senders see.
 */
export function parcelPaymentSchema(t: TFunction, terms: Terms) {
  const form = z
    .object({
      payer: z.enum(chargePayers, { message: t("parcel:errors.payer") }),
      ...payingShape(t, terms),
    })
    .superRefine(({ payer, ...paying }, context) => {
      if (payer === "receiver" && !terms.isCodOffered) {
        context.addIssue({ code: "custom", path: ["payer"], message: t("parcel:errors.noCash") });
      }
      if (isRestRefused(paying, terms)) {
        context.addIssue({ code: "custom", path: ["payment"], message: t("payment:wallet.rest") });
      }
    })
    .transform(({ payer, ...paying }) => ({ payer, ...payingWishes(paying) }));
  return form.and(offlineSchema(t, terms.offlineMethods));
}

/** The posted form with the payment of whoever pays. */
export function withPayersPayment(form: FormData, { isCodOffered }: Pick<Terms, "isCodOffered">): FormData {
  if (form.get("payer") !== "receiver" || !isCodOffered) return form;
  const paid = new FormData();
  for (const [name, value] of form) if (name !== "payment" && name !== "fromWallet") paid.append(name, value);
  paid.set("payment", "cash_on_delivery");
  return paid;
}

const amount = z.number().finite();
const seen: z.ZodType<Seen> = z.object({
  parcel: z.string().max(4000),
  deliveryFee: amount,
  tax: amount,
  additionalCharge: amount,
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
