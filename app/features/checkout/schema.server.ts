import type { TFunction } from "i18next";
import { z } from "zod";
import type { Config } from "~/delivery-api";
import { contactCountry, email, line, person, requiredEmail } from "~/features/addresses/schema.server";
import { findChoice } from "~/features/payments/choices";
import { infoConstraints, infoSchema } from "~/features/payments/info-schema.server";
import type { PaymentChoice, PaymentOffers } from "~/features/payments/payment-method";
import { isRestAllowed, wallet } from "~/features/payments/wallet";
import { money } from "~/i18n/format";
import type { Language } from "~/i18n/languages";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { linesOfText } from "~/request/posting/text-schema.server";
import { typedDecimal } from "~/request/posting/typed-digits";
import { addressLimits } from "~/session/address.server";
import { longestCoupon } from "~/session/coupon.server";
import type { CheckoutContext } from "./checkout-context.server";
import { dropOffChoices, longestNote, unavailableChoices } from "./checkout-data";
import type { OrderWishes } from "./order-input";
import type { Quote } from "./quote";
import { isOfferedSlot } from "./slots.server";
import { type Snapshot, snapshotLimits } from "./snapshot";
import { tipsFor } from "./tip";

/** The least a posted checkout form must be: its one-time key. */
export const orderKey = z.string().regex(/^[\w-]{16,48}$/);

const amount = z.number().finite();
const snapshot: z.ZodType<Snapshot> = z.object({
  place: z.object({ address: z.string(), latitude: amount, longitude: amount }),
  lines: z
    .array(z.object({ key: z.string(), name: z.string(), quantity: amount, unit: amount, addOns: amount }))
    .max(snapshotLimits.lines),
  discount: amount,
  deliveryFee: amount.nullable(),
  taxes: z
    .array(
      z.object({
        orderType: z.enum(["delivery", "take_away"]),
        packaging: z.boolean(),
        tax: amount.nullable(),
        included: z.boolean(),
      }),
    )
    .max(4),
  packaging: amount,
  additionalCharge: amount,
  tips: z.boolean(),
  wallet: amount,
});

/** What the form says it had shown; null when that cannot be read: then everything is shown anew. */
export function parseSnapshot(text: FormDataEntryValue | null): Snapshot | null {
  if (typeof text !== "string" || text.length > snapshotLimits.characters) return null;
  try {
    const parsed = snapshot.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

const longestInstruction = 200;

/** The tips that an order takes, and the most in words. */
export type TipTerms = ReturnType<typeof tipsFor> & { mostText: string };

/** The tips of an order whose costs are these. */
export function tipTerms(quote: Quote, currency: Config["currency"], language: Language): TipTerms {
  const tips = tipsFor(quote);
  return { ...tips, mostText: money(tips.most, currency, language) };
}

/** How an order is paid, and its tip: fields that the form of a parcel shares. */
export const payingShape = (
  t: TFunction,
  { choices }: PaymentOffers,
  tips: TipTerms,
  { ownTip }: Pick<Chosen, "ownTip">,
) => ({
  payment: z.string({ required_error: t("checkout:errors.payment") }).transform((value, context) => {
    const choice = findChoice(value, choices);
    if (choice) return choice;
    context.addIssue({ code: "custom", message: t("checkout:errors.payment") });
    return z.NEVER;
  }),
  fromWallet: z.literal("on").optional(),
  tip: z.enum(["custom", ...tips.offered.map(String)], { message: t("checkout:errors.tipChoice") }).default("0"),
  customTip: ownTip ? typedTip(t, tips) : unusedTip,
});

const typedTip = (t: TFunction, { most, mostText }: TipTerms) =>
  z
    .string()
    .default("0")
    .transform(typedDecimal)
    .refine((tip) => tip >= 0, t("checkout:errors.tip"))
    .refine((tip) => !(tip > most), t("checkout:errors.tipTooMuch", { most: mostText }));

/** Whatever stands in a field that nobody sees. */
const unusedTip = z
  .string()
  .optional()
  .transform(() => 0);

type Paying = { payment: PaymentChoice; fromWallet?: "on" | undefined; tip: string; customTip: number };

/** The wallet is to give a part, and the rest may not be paid as chosen. */
export const isRestRefused = ({ payment, fromWallet }: Pick<Paying, "payment" | "fromWallet">, offers: PaymentOffers) =>
  fromWallet === "on" &&
  offers.wallet !== null &&
  offers.wallet.rest.length > 0 &&
  payment.method !== wallet.id &&
  !isRestAllowed(offers.wallet, payment.method);

/** What the fields of `payingShape` mean. */
export const payingWishes = ({ payment, fromWallet, tip, customTip }: Paying) => ({
  payment,
  fromWallet: fromWallet === "on" && payment.method !== wallet.id,
  tip: tip === "custom" ? customTip : Number(tip),
});

type Terms = Pick<CheckoutContext, "orderTypes" | "isSoldNow" | "slots" | "payments"> & {
  isGuest: boolean;
  tips: TipTerms;
};

/** What of a form says how the rest of it is read. */
export type Chosen = {
  country: string;
  payment: string;
  /** Whether the amount of the tip is the typed one: only a courier is tipped. */
  ownTip: boolean;
};
export const chosenIn = (form: FormData): Chosen => ({
  country: contactCountry(form),
  payment: String(form.get("payment") ?? ""),
  ownTip: form.get("tip") === "custom" && form.get("orderType") !== "take_away",
});
export const nothingChosen: Chosen = { country: "", payment: "", ownTip: false };

/**
 * The checkout form against the context it is for (ADDR-31 for guests: name, phone and e-mail are required). `country` is
 * what the phone's country choice says. Gives the wishes of the order.
 */
export function checkoutSchema(t: TFunction, terms: Terms, { country, payment, ownTip }: Chosen) {
  const { orderTypes, isSoldNow, slots, isGuest, payments, tips } = terms;
  const form = z
    .object({
      orderType: z
        .enum(["delivery", "take_away"], { message: t("checkout:errors.orderType") })
        .refine((type) => orderTypes.includes(type), t("checkout:errors.orderType")),
      when: z.enum(["asap", "schedule"], { message: t("checkout:errors.when") }),
      scheduleAt: z.string().max(30).optional(),
      ...person(t, country),
      // A default would be judged as an address itself.
      contactEmail: isGuest
        ? requiredEmail(t)
        : email(t)
            .optional()
            .transform((typed) => typed ?? ""),
      road: line(t, addressLimits.road).default(""),
      house: line(t, addressLimits.house).default(""),
      floor: line(t, addressLimits.floor).default(""),
      ...payingShape(t, payments, tips, { ownTip }),
      note: linesOfText(longestNote, t("limits:characters", { count: longestNote })),
      dropOff: z.enum(dropOffChoices).optional(),
      deliveryInstruction: line(t, longestInstruction).default(""),
      cutlery: z.literal("on").optional(),
      packaging: z.literal("on").optional(),
      saveAddress: z.literal("on").optional(),
      unavailable: z.enum(unavailableChoices).optional(),
    })
    .superRefine(({ when, scheduleAt, payment, fromWallet }, context) => {
      const issue = (path: string, key: string) => context.addIssue({ code: "custom", path: [path], message: t(key) });
      if (when === "asap" && !isSoldNow) issue("when", "checkout:errors.notNow");
      if (when === "schedule" && !isOfferedSlot(slots, scheduleAt ?? "")) issue("scheduleAt", "checkout:errors.slot");
      if (isRestRefused({ payment, fromWallet }, payments)) issue("payment", "payment:wallet.rest");
    })
    .transform(
      (fields): Omit<OrderWishes, "paymentInfo"> => ({
        orderType: fields.orderType,
        scheduleAt: fields.when === "schedule" ? (fields.scheduleAt ?? null) : null,
        contact: { name: fields.contactName, number: fields.contactNumber, email: fields.contactEmail },
        address: { road: fields.road, house: fields.house, floor: fields.floor },
        ...payingWishes(fields),
        note: fields.note,
        deliveryInstruction: [
          // Handed over is what couriers do unasked.
          fields.dropOff === "leave" && t("checkout:place.dropOff.leave"),
          fields.deliveryInstruction,
        ]
          .filter(Boolean)
          .join(" · "),
        cutlery: fields.cutlery === "on",
        packaging: fields.packaging === "on",
        saveAddress: fields.saveAddress === "on",
        unavailableNote: fields.unavailable ? t(`checkout:unavailable.${fields.unavailable}`) : "",
      }),
    );
  return form.and(infoSchema(t, payments.choices, payment));
}

/** A coupon's code, beside the rest of the form. */
export const couponSchema = (t: TFunction) => z.object({ coupon: line(t, longestCoupon).default("") });

/** What the form takes, whatever is chosen in it. */
export const checkoutConstraints = (t: TFunction, terms: Terms): Constraints => ({
  ...constraintsOf(checkoutSchema(t, terms, nothingChosen)),
  ...constraintsOf(couponSchema(t)),
  ...infoConstraints(t, terms.payments.choices),
});
