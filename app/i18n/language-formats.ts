/** How a language writes numbers, distances and times; what cards need of it is written by hand (format.ts). */
export type LanguageFormats = {
  group: string;
  /** Digits of a group beyond the last three; 3 where it is not said, 2 in South Asia. */
  groupSize?: number;
  point: string;
  comma: string;
  kilometres: string;
  /** Beyond a thousand kilometres. */
  far: string;
  halves: [am: string, pm: string];
};

type Part = { type: string; value: string };
const partOf = (parts: Part[], type: string) => parts.find((part) => part.type === type)?.value;

/** The formats of a language as Unicode's locale data has them, with western digits. */
export function formatsByIntl(tag: string): LanguageFormats {
  const locale = `${tag}-u-nu-latn`;
  const number = new Intl.NumberFormat(locale).formatToParts(12345678.5);
  const kilometres =
    partOf(new Intl.NumberFormat(locale, { style: "unit", unit: "kilometer" }).formatToParts(1), "unit") ?? "km";
  const clock = new Intl.DateTimeFormat(locale, { hour: "numeric", hourCycle: "h12", timeZone: "UTC" });
  const half = (hour: number, fallback: string) =>
    partOf(clock.formatToParts(Date.UTC(2026, 0, 1, hour)), "dayPeriod")?.replace(/\s/g, "\u00a0") ?? fallback;
  const groups = number.filter(({ type }) => type === "integer").map(({ value }) => value.length);
  return {
    group: partOf(number, "group") ?? ",",
    ...(groups.at(-2) === 2 ? { groupSize: 2 } : {}),
    point: partOf(number, "decimal") ?? ".",
    comma: ", ",
    kilometres,
    far: `1000+ ${kilometres}`,
    halves: [half(9, "AM"), half(21, "PM")],
  };
}
