import { z } from "zod";
import type { Config, OfflineMethod } from "../../app/delivery-api";
import { fundSchema, pointsSchema } from "../../app/features/account/amount-schemas.server";
import { commonPasswords } from "../../app/features/account/common-passwords.server";
import { profileSchema } from "../../app/features/account/profile-schema.server";
import {
  codeAndTargetSchema,
  codeRequestSchema,
  codeSchema,
  forgotSchema,
  newPasswordSchema,
  personalSchema,
  signInSchema,
  signUpSchema,
} from "../../app/features/account/schema.server";
import { addressSchema, contactSchema, pickSchema } from "../../app/features/addresses/schema.server";
import { messageSchema } from "../../app/features/chat/message-schema.server";
import { longestNote } from "../../app/features/checkout/checkout-data";
import { checkoutSchema, couponSchema, nothingChosen } from "../../app/features/checkout/schema.server";
import {
  cancellationSchema,
  refundSchema,
  reviewSchema,
} from "../../app/features/orders/after-delivery-schemas.server";
import { trackSchema } from "../../app/features/orders/track-schema.server";
import { newsletterSchema } from "../../app/features/pages/intents.server";
import { partySchema } from "../../app/features/parcel/party-schema.server";
import { parcelPaymentSchema } from "../../app/features/parcel/payment-schema.server";
import { infoFields } from "../../app/features/payments/info-schema.server";
import { translator } from "../../app/i18n/i18n.server";

const t = translator("en");
const common = await commonPasswords();

/** What a form's schema depends on: who sees it, what the operator says, and what stands in the form's own hidden fields and controls. */
export type FormSituation = {
  isGuest: boolean;
  config: Config;
  offlineMethods: OfflineMethod[];
  /** The value of a field of the form; null where it has no such field. */
  valueIn(name: string): string | null;
};

const nothingOffered = { choices: [], wallet: null };
const tips = { offered: [0, 1, 2, 3, 5], most: 1000, mostText: "$1,000" };
const terms = { payments: nothingOffered, orderTypes: [], isSoldNow: true, slots: [], tips };

/** The schemas that read what a form posts, by its intent; what has no entry reads nothing that is typed, or says why in the test. */
export const formSchemas: Record<string, (situation: FormSituation) => z.ZodTypeAny[]> = {
  "sign-in": () => [signInSchema(t, "")],
  "sign-in-code": () => [codeRequestSchema(t, "")],
  "sign-up": () => [signUpSchema(t, "", common)],
  "verify-code": ({ valueIn }) => [valueIn("to") === null ? codeSchema(t) : codeAndTargetSchema(t, "phone", "")],
  "complete-account": () => [personalSchema(t, { names: true, email: true, phone: true }, "")],
  "forgot-password": ({ config }) => [forgotSchema(t, config.codesBy, "")],
  "check-reset": () => [codeSchema(t)],
  "reset-password": () => [newPasswordSchema(t, common)],
  "update-profile": () => [profileSchema(t, { phone: "", isSocial: false, photo: null }, common)],
  "add-fund": ({ config }) => [fundSchema({ t, language: "en" }, config)],
  "transfer-points": () => [pointsSchema({ t }, { minimum: 0, balance: 0 })],
  "save-address": () => [addressSchema(t, "")],
  "save-contact": () => [contactSchema(t, "")],
  "use-address": () => [pickSchema(t)],
  "save-parcel-party": ({ isGuest, valueIn }) => [
    partySchema(
      t,
      { step: valueIn("category") === null ? "receiver" : "sender", isGuest, categories: [], instructions: [] },
      "",
    ),
  ],
  "place-order": ({ isGuest, offlineMethods }) => [
    checkoutSchema(t, { ...terms, isGuest }, nothingChosen),
    ...offlineMethods.map((method) => infoFields(t, method)),
  ],
  "apply-coupon": () => [couponSchema(t)],
  "place-parcel": ({ offlineMethods }) => [
    parcelPaymentSchema(t, nothingOffered, tips, nothingChosen),
    ...offlineMethods.map((method) => infoFields(t, method)),
  ],
  "tell-offline": ({ offlineMethods }) => offlineMethods.map((method) => infoFields(t, method)),
  review: ({ valueIn }) => [reviewSchema(t, { kind: valueIn("target") === "courier" ? "courier" : "item" })],
  "request-refund": () => [refundSchema(t, [])],
  "cancel-order": () => [cancellationSchema(t, [])],
  "send-message": () => [messageSchema(t)],
  "track-order": ({ isGuest }) => [trackSchema(t, { needsPhone: isGuest })],
  newsletter: () => [newsletterSchema(t)],
  // A longer note is cut, not refused.
  "keep-note": () => [z.object({ note: z.string().max(longestNote).optional() })],
};
