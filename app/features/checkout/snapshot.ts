import type { CartLine } from "~/delivery-api";
import { roundMoney } from "~/features/catalogue/money";
import { linePrice } from "~/features/catalogue/price";
import type { Wallet } from "~/features/payments/payment-method";
import type { Place } from "~/session/place.server";
import { type Fulfilment, isSameFulfilment, type Quote, quotedTotals } from "./quote";

type ShownPlace = { address: string; latitude: number; longitude: number };

/** What an order was shown to be made of and to cost, as it is chosen. Amounts are in the main currency unit. */
export type Shown = {
  /** Null where nothing is brought anywhere. */
  place: ShownPlace | null;
  lines: { key: string; name: string; quantity: number; unit: number; addOns: number }[];
  discount: number;
  /** Null where the page said that it is not known yet, as of the tax. */
  deliveryFee: number | null;
  tax: number | null;
  taxIncluded: boolean;
  /** 0 where it is not wanted. */
  packaging: number;
  additionalCharge: number;
  /** 0 where none is taken. */
  tip: number;
  /** What the customer's wallet holds; 0 without one, and where it gives no part. */
  wallet: number;
};

/**
 * What the customer was shown when the form was drawn: it rides in the form, and is compared with the context when the order is
 * sent. It says what every choice would cost, since the choices come later.
 */
export type Snapshot = Omit<Shown, "place" | "tax" | "taxIncluded" | "tip"> & {
  place: ShownPlace;
  taxes: (Fulfilment & { tax: number | null; included: boolean })[];
  /** Whether the operator takes tips. */
  tips: boolean;
};

/** Lines and characters of a snapshot that come back with a form: no more is read. */
export const snapshotLimits = { lines: 200, characters: 60_000 };

/** Whether an order can come back as it was shown; a cart may hold more lines than one order takes. */
export const fitsOneOrder = (snapshot: Snapshot): boolean =>
  snapshot.lines.length <= snapshotLimits.lines && JSON.stringify(snapshot).length <= snapshotLimits.characters;

/** One thing that is no longer as it was shown. */
export type Change =
  | { kind: "removed" | "added"; name: string }
  | { kind: "quantity"; name: string; from: number; to: number }
  | { kind: "price"; name: string; from: number; to: number }
  | { kind: (typeof amounts)[number]; from: number; to: number }
  /** It is known by now, or the same tax counts another way. */
  | { kind: "deliveryFeeKnown" | "taxKnown" | "taxIncluded" | "taxOnTop"; to: number }
  | { kind: "place"; to: string };

export function snapshotOf(place: Place, lines: CartLine[], quote: Quote, wallet: Wallet | null): Snapshot {
  const totals = quotedTotals(quote, { orderType: "delivery", tip: 0, packaging: false });
  return {
    place: { address: place.address, latitude: place.latitude, longitude: place.longitude },
    lines: lines.map((line) => {
      const { unit, addOns } = linePrice(line.item, line.selection, quote.digits);
      return { key: keyOf(line), name: line.item.name.slice(0, 100), quantity: line.selection.quantity, unit, addOns };
    }),
    discount: roundMoney(totals.discount + totals.couponDiscount + totals.firstOrderDiscount, quote.digits),
    deliveryFee: totals.unknown.includes("deliveryFee") ? null : totals.deliveryFee,
    taxes: everyFulfilment.map((way) => ({ ...way, ...taxOf(quote, way) })),
    packaging: quote.extraPackaging ?? 0,
    additionalCharge: totals.additionalCharge,
    tips: quote.tips,
    wallet: wallet?.balance ?? 0,
  };
}

/** The tax as it is shown of an order: null where nobody has answered what it is. */
export function taxOf(quote: Quote, way: Fulfilment): { tax: number | null; included: boolean } {
  const { tax, taxIncluded: included, unknown } = quotedTotals(quote, { ...way, tip: 0 });
  return { tax: unknown.includes("tax") ? null : tax, included };
}

const everyFulfilment = (["delivery", "take_away"] as const).flatMap((orderType): Fulfilment[] => [
  { orderType, packaging: false },
  { orderType, packaging: true },
]);

/** A snapshot as it concerns an order that is chosen like this. What is fetched goes to no place, for no fee and no tip. */
export function asChosen(
  { taxes, tips, ...snapshot }: Snapshot,
  { fromWallet, tip, ...way }: Fulfilment & { fromWallet: boolean; tip: number },
): Shown {
  const taxed = taxes.find((one) => isSameFulfilment(one, way));
  const isBrought = way.orderType === "delivery";
  return {
    ...snapshot,
    place: isBrought ? snapshot.place : null,
    deliveryFee: isBrought ? snapshot.deliveryFee : 0,
    tax: taxed?.tax ?? null,
    taxIncluded: taxed?.included ?? false,
    packaging: way.packaging ? snapshot.packaging : 0,
    tip: isBrought && tips ? tip : 0,
    wallet: fromWallet ? snapshot.wallet : 0,
  };
}

/** The same item with the same options; numbers of lines change when a cart moves to an account. */
function keyOf({ item, isCampaign, selection }: CartLine): string {
  const { groups, variationType, addOns } = selection;
  const options = groups.map(({ name, labels }) => [name, [...labels].sort()]).sort();
  const addOnIds = addOns.map(({ id, quantity }) => [id, quantity]).sort();
  return JSON.stringify([item.id, isCampaign ? 1 : 0, options, variationType, addOnIds]).slice(0, 1000);
}

const amounts = ["discount", "deliveryFee", "tax", "packaging", "additionalCharge", "tip", "wallet"] as const;

/** What does not follow from the lines. */
const besideLines: readonly Change["kind"][] = [
  "deliveryFee",
  "deliveryFeeKnown",
  "taxIncluded",
  "taxOnTop",
  "packaging",
  "tip",
  "wallet",
];

/**
 * What has changed between what was shown and what is; empty when the order may be placed as shown. A change of lines moves the
 * amounts with it, so they are told only while the lines are the same.
 */
export function changesBetween(shown: Shown, now: Shown): Change[] {
  const lines = lineChanges(shown, now);
  const others = amountChanges(shown, now);
  const stated = lines.length > 0 ? others.filter(({ kind }) => besideLines.includes(kind)) : others;
  return [...placeChanges(shown.place, now.place), ...lines, ...stated];
}

type Amounts = Partial<Record<(typeof amounts)[number], number | null>> & { taxIncluded?: boolean };

/** The amounts that are no longer as they were shown; what neither side names is 0. */
export function amountChanges(shown: Amounts, now: Amounts): Change[] {
  return amounts.flatMap((kind): Change[] => {
    const { [kind]: from = 0 } = shown;
    const { [kind]: to = 0 } = now;
    // While nobody can say what it costs the order is not sent, and that is told.
    if (to === null) return [];
    if (from === null) return to > 0 ? [{ kind: kind === "tax" ? "taxKnown" : "deliveryFeeKnown", to }] : [];
    const countsOtherwise = kind === "tax" && from > 0 && to > 0 && shown.taxIncluded !== now.taxIncluded;
    if (countsOtherwise) return [{ kind: now.taxIncluded ? "taxIncluded" : "taxOnTop", to }];
    return from === to ? [] : [{ kind, from, to }];
  });
}

function lineChanges(shown: Shown, now: Shown): Change[] {
  const before = new Map(shown.lines.map((line) => [line.key, line]));
  const after = new Set(now.lines.map(({ key }) => key));
  const removed = shown.lines
    .filter(({ key }) => !after.has(key))
    .map(({ name }) => ({ kind: "removed" as const, name }));
  const others = now.lines.flatMap((line): Change[] => {
    const old = before.get(line.key);
    const { name, quantity, unit, addOns } = line;
    if (!old) return [{ kind: "added", name }];
    const price = (side: { unit: number; addOns: number }) => side.unit * quantity + side.addOns;
    if (old.quantity !== quantity) return [{ kind: "quantity", name, from: old.quantity, to: quantity }];
    if (old.unit !== unit) return [{ kind: "price", name, from: old.unit, to: unit }];
    return old.addOns === addOns ? [] : [{ kind: "price", name, from: price(old), to: price(line) }];
  });
  return [...removed, ...others];
}

const placeChanges = (from: ShownPlace | null, to: ShownPlace | null): Change[] =>
  from === null || to === null || (from.latitude === to.latitude && from.longitude === to.longitude)
    ? []
    : [{ kind: "place", to: to.address }];
