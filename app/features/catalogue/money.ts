import { roundToWhole } from "~/i18n/round-to-whole";

/**
 * Arithmetic on money in whole minor units (cents). Binary fractions cannot hold most decimal prices, so a sum or a
 * percentage of them drifts, and a drift at a half rounds to the wrong cent; whole numbers add up exactly.
 */

/** An amount in the main unit as whole minor units: 8.905 with 2 digits is 891. */
export function toMinor(amount: number, digits: number): number {
  return roundToWhole(amount * 10 ** digits);
}

/** Whole minor units as an amount in the main unit: 891 with 2 digits is 8.91. */
export function fromMinor(minor: number, digits: number): number {
  return minor / 10 ** digits;
}

/** Rounds an amount in the main unit to the currency's digits, halves away from zero. */
export function roundMoney(amount: number, digits: number): number {
  return fromMinor(toMinor(amount, digits), digits);
}

/** `percent` of whole minor units, in whole minor units. */
export function percentOf(minor: number, percent: number): number {
  return roundToWhole((minor * percent) / 100);
}

/** The tax that a gross amount of whole minor units contains when prices include `percent` tax. */
export function percentWithin(minor: number, percent: number): number {
  return roundToWhole((minor * percent) / (100 + percent));
}

export function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
