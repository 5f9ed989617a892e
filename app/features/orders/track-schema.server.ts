import type { TFunction } from "i18next";
import { z } from "zod";
import { phoneNumber } from "~/request/posting/phone-number.server";
import { parseOrderId } from "./order-id";

const longestOrderId = 20;

/** The track form (TRK-01 to TRK-05): customers may leave the phone out (TRK-04). */
export function trackSchema(t: TFunction, { needsPhone }: { needsPhone: boolean }) {
  const needOrder = t("orders:needOrder");
  const needNumber = t("orders:needNumber");
  const phone = phoneNumber({ required: needNumber, invalid: needNumber });
  return z.object({
    order: z
      .string({ required_error: needOrder })
      .max(longestOrderId, needOrder)
      .transform((typed, context) => {
        const id = parseOrderId(typed);
        if (id !== null) return id;
        context.addIssue({ code: "custom", message: needOrder });
        return z.NEVER;
      }),
    phone: needsPhone ? phone : phone.optional(),
  });
}
