/** Rounds to a whole number, halves away from zero, as the delivery API does (docs/delivery-api.md §1.8). */
export function roundToWhole(value: number): number {
  // 15 digits are what a double holds of any decimal: 1.005 * 100 = 100.49999999999999 reads 100.5 again.
  const decimal = Number(value.toPrecision(15));
  return decimal < 0 ? -Math.round(-decimal) : Math.round(decimal);
}
