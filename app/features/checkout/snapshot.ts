import type { CartLine } from "~/delivery-api";
import { roundMoney } from "~/features/catalogue/money";
import { linePrice } from "~/features/catalogue/price";
import type { Wallet } from "~/features/payments/payment-method";
import type { Place } from "~/session/place.server";
import { type Quote, quotedTotals, type Way } from "./quote";

/** What an order was shown to be made of and to cost, as it is chosen. Amounts are in the main currency unit. */
export type Shown = {
  place: { address: string; latitude: number; longitude: number };
  lines: { key: string; name: string; quantity: number; unit: number; addOns: number }[];
  discount: number;
  deliveryFee: number;
  tax: number;
  /** 0 where it is not wanted. */
  packaging: number;
  additionalCharge: number;
  /** What the customer's wallet holds; 0 without one, and where it gives no part. */
  wallet: number;
};

/**
 * What the customer was shown when the form was drawn: it rides in the form, and is compared with the context when the order is
 * sent. It says what every choice would cost, since the choices come later.
 */
export type Snapshot = Omit<Shown, "tax"> & { taxes: (Way & { tax: number })[] };

/** One thing that is no longer as it was shown. */
export type Change =
  | { kind: "removed" | "added"; name: string }
  | { kind: "quantity"; name: string; from: number; to: number }
  | { kind: "price"; name: string; from: number; to: number }
  | { kind: "discount" | "deliveryFee" | "tax" | "packaging" | "additionalCharge" | "wallet"; from: number; to: number }
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
    deliveryFee: totals.deliveryFee,
    taxes: everyWay.map((way) => ({ ...way, tax: quotedTotals(quote, { ...way, tip: 0 }).tax })),
    packaging: quote.extraPackaging ?? 0,
    additionalCharge: totals.additionalCharge,
    wallet: wallet?.balance ?? 0,
  };
}

const everyWay = (["delivery", "take_away"] as const).flatMap((orderType): Way[] => [
  { orderType, packaging: false },
  { orderType, packaging: true },
]);

/** A snapshot as it concerns an order that is chosen like this. */
export const asChosen = (
  { taxes, ...snapshot }: Snapshot,
  { orderType, packaging, fromWallet }: Way & { fromWallet: boolean },
): Shown => ({
  ...snapshot,
  tax: taxes.find((way) => way.orderType === orderType && way.packaging === packaging)?.tax ?? 0,
  packaging: packaging ? snapshot.packaging : 0,
  wallet: fromWallet ? snapshot.wallet : 0,
});

/** The same item with the same options; numbers of lines change when a cart moves to an account. */
function keyOf({ item, isCampaign, selection }: CartLine): string {
  const { groups, variationType, addOns } = selection;
  const options = groups.map(({ name, labels }) => [name, [...labels].sort()]).sort();
  const addOnIds = addOns.map(({ id, quantity }) => [id, quantity]).sort();
  return JSON.stringify([item.id, isCampaign ? 1 : 0, options, variationType, addOnIds]).slice(0, 1000);
}

const amounts = ["discount", "deliveryFee", "tax", "packaging", "additionalCharge", "wallet"] as const;

/** Amounts that do not follow from the lines. */
const apart: readonly string[] = ["deliveryFee", "packaging", "wallet"] satisfies (typeof amounts)[number][];

/**
 * What has changed between what was shown and what is; empty when the order may be placed as shown. A change of lines moves the
 * amounts with it, so they are told only while the lines are the same.
 */
export function changesBetween(shown: Shown, now: Shown): Change[] {
  const lines = lineChanges(shown, now);
  const place = isSamePlace(shown, now) ? [] : [{ kind: "place" as const, to: now.place.address }];
  const others = amountChanges(shown, now);
  const told = lines.length > 0 ? others.filter(({ kind }) => apart.includes(kind)) : others;
  return [...place, ...lines, ...told];
}

type Amounts = Partial<Record<(typeof amounts)[number], number>>;

/** The amounts that are no longer as they were shown; what neither side names is 0. */
export function amountChanges(shown: Amounts, now: Amounts) {
  return amounts
    .map((kind) => ({ kind, from: shown[kind] ?? 0, to: now[kind] ?? 0 }))
    .filter(({ from, to }) => from !== to);
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

const isSamePlace = ({ place: a }: Shown, { place: b }: Shown) =>
  a.latitude === b.latitude && a.longitude === b.longitude;
