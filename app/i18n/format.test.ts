import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calendarDate,
  calendarDay,
  clockRange,
  clockTime,
  commaList,
  distance,
  fewNames,
  initial,
  instantDateTime,
  longTextLength,
  money,
  nameList,
  percent,
  productNameLength,
  quantity,
  rating,
  serverDateTime,
  someNames,
  truncate,
} from "./format";
import { translator } from "./i18n.server";
import { isolate, withoutIsolates } from "./isolate";
import { type Language, languages } from "./languages";

const dollars = { symbol: "$", side: "left", digits: 2 } as const;
const trailing = { ...dollars, side: "right" } as const;
const noDigits = { symbol: "¥", side: "left", digits: 0 } as const;
const threeDigits = { symbol: "KD", side: "right", digits: 3 } as const;
const dirhams = { symbol: "د.إ", side: "left", digits: 2 } as const;
const trailingDirhams = { ...dirhams, side: "right" } as const;

describe("money", () => {
  test.each([
    [8.9, dollars, "en", "$8.90"],
    [8.9, trailing, "en", "8.90\u00a0$"],
    [8.9, dollars, "ar", "\u2068$8.90\u2069"],
    [8.9, trailing, "ar", "\u20688.90\u00a0$\u2069"],
    [1234567.5, dollars, "en", "$1,234,567.50"],
    [1234567.5, trailing, "ar", "\u20681,234,567.50\u00a0$\u2069"],
    [1250, noDigits, "en", "¥1,250"],
    [1.5, threeDigits, "en", "1.500\u00a0KD"],
    [1.005, dollars, "en", "$1.01"],
    [0, dollars, "en", "$0.00"],
    [-5, dollars, "en", "-$5.00"],
    [-0.001, dollars, "en", "$0.00"],
    [8.9, dirhams, "en", "\u2066\u2068د.إ\u20698.90\u2069"],
    [8.9, dirhams, "ar", "\u2066\u2068د.إ\u20698.90\u2069"],
    [8.9, trailingDirhams, "en", "\u20668.90\u00a0\u2068د.إ\u2069\u2069"],
    [8.9, trailingDirhams, "ar", "\u20668.90\u00a0\u2068د.إ\u2069\u2069"],
    [-8.9, dirhams, "ar", "\u2066-\u2068د.إ\u20698.90\u2069"],
    [20, { ...trailingDirhams, symbol: "دك", digits: 0 }, "ar", "\u206620\u00a0\u2068دك\u2069\u2069"],
  ] as const)("FMT-10 %d %j in %s is %s", (amount, currency, language, expected) => {
    expect(money(amount, currency, language)).toBe(expected);
  });

  test("FMT-10 keeps the configured decimals and western digits in every language", () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_00),
        fc.constantFrom(...languages),
        fc.constantFrom(dollars, trailing, noDigits, threeDigits),
        (minor, language, currency) => {
          const written = money(minor / 10 ** currency.digits, currency, language);
          expect(Number(written.replace(/[^0-9.]/g, ""))).toBe(minor / 10 ** currency.digits);
          expect(written.split(".")[1]?.match(/^\d+/)?.[0].length ?? 0).toBe(currency.digits);
        },
      ),
    );
  });
});

test.each([
  [10, "10%"],
  [12.5, "12.5%"],
  [33.333, "33.33%"],
])("CARD-04 CARD-06 %d percent is %s", (value, expected) => {
  expect(percent(value, "en")).toBe(expected);
  expect(percent(value, "ar")).toBe(isolate(expected, "ar"));
});

test.each([
  [3.2, 2, "en", "3.20 km"],
  [0.8125, 2, "en", "0.81 km"],
  [0.8125, 0, "en", "1 km"],
  [1000, 1, "en", "1,000.0 km"],
  [1000.1, 1, "en", "1k+ km"],
  [3.2, 1, "ar", "3.2 كم"],
  [5000, 1, "ar", "أكثر من 1000 كم"],
] as const)("FMT-09 CARD-16 %d km with %d digits in %s is %s", (km, digits, language, expected) => {
  expect(distance(km, digits, language)).toBe(expected);
});

test.each([
  [4.4444, 1, "4.4"],
  [4.45, 1, "4.5"],
  [5, 1, "5.0"],
  [4.4444, 2, "4.44"],
])("CARD-10 CARD-12 CARD-13 rating %d with %d digits is %s", (value, digits, expected) => {
  expect(rating(value, digits, "en")).toBe(expected);
});

describe("what is written by hand is what Intl writes", () => {
  const locale = (language: Language) => `${language}-u-nu-latn`;
  const decimals = fc.tuple(fc.nat(10_000_000_000), fc.nat(6)).map(([units, places]) => units / 10 ** places);
  const digits = fc.nat(3);

  test("FMT-09 FMT-10 numbers, with any digits, and kilometres", () => {
    fc.assert(
      fc.property(decimals, digits, fc.constantFrom(...languages), (value, places, language) => {
        const options = { minimumFractionDigits: places, maximumFractionDigits: places };
        // As a text: Intl then rounds the decimal that people see, as `format` does.
        const intl = (more: object) =>
          new Intl.NumberFormat(locale(language), { ...options, ...more }).format(
            `${value}` as Intl.StringNumericLiteral,
          );
        expect(rating(value, places, language)).toBe(intl({}));
        if (value <= 1000) expect(distance(value, places, language)).toBe(intl({ style: "unit", unit: "kilometer" }));
      }),
    );
  });

  test("CARD-04 CARD-06 percentages", () => {
    fc.assert(
      fc.property(decimals, fc.constantFrom(...languages), (value, language) => {
        const intl = new Intl.NumberFormat(locale(language), { maximumFractionDigits: 2 });
        expect(withoutIsolates(percent(value, language))).toBe(
          `${intl.format(`${value}` as Intl.StringNumericLiteral)}%`,
        );
      }),
    );
  });

  test.each(languages)("FMT-07 every minute of the day in %s", (language) => {
    const options = { hour: "2-digit", minute: "2-digit", hourCycle: "h12", timeZone: "UTC" } as const;
    const intl = new Intl.DateTimeFormat(locale(language), options);
    for (let minute = 0; minute < 24 * 60; minute++) {
      const time = new Date(minute * 60_000);
      const expected = intl.format(time).replace(/[\u00a0\u202f]/g, " ");
      expect(clockTime(time.toISOString().slice(11, 16), language)).toBe(expected);
    }
  });
});

describe("clock times", () => {
  test.each([
    ["00:00", "12:00 AM"],
    ["00:05", "12:05 AM"],
    ["09:05", "09:05 AM"],
    ["12:00", "12:00 PM"],
    ["13:30", "01:30 PM"],
    ["23:59", "11:59 PM"],
    ["09:05:30", "09:05 AM"],
    ["24:00", "24:00"],
    ["at 09:05", "at 09:05"],
    ["09:05 or so", "09:05 or so"],
    ["soon", "soon"],
  ])("FMT-07 %s is %s", (time, expected) => {
    expect(clockTime(time, "en")).toBe(expected);
  });

  test("FMT-07 in Arabic", () => {
    expect(clockTime("13:30", "ar")).toBe("01:30 م");
  });

  test("FMT-07 always two digits, a colon, two digits, AM or PM with a plain blank", () => {
    fc.assert(
      fc.property(fc.nat(23), fc.nat(59), (hours, minutes) => {
        const time = [hours, minutes].map((part) => String(part).padStart(2, "0")).join(":");
        expect(clockTime(time, "en")).toMatch(/^(0[1-9]|1[0-2]):[0-5]\d (AM|PM)$/);
      }),
    );
  });
});

describe("dates", () => {
  test("TRK-10 a server time is shown as the operator's clock has it", () => {
    expect(serverDateTime("2026-03-08 02:30:00", "en")).toBe("Mar 8, 2026, 02:30 AM");
    expect(serverDateTime("2026-11-20 21:15:00", "ar")).toBe("20 نوفمبر 2026، 09:15 م");
    for (const text of ["yesterday", "on 2026-03-08 02:30:00", "2026-03-08 02:30:00 or so"])
      expect(serverDateTime(text, "en")).toBe(text);
    expect(serverDateTime("2026-13-45 09:15:00", "en")).toBe("2026-13-45 09:15:00");
  });

  test("CHK-15 an instant is shown on the clock of its zone", () => {
    expect(instantDateTime("2026-11-20T23:30:00.000000Z", "UTC", "en")).toBe("Nov 20, 2026, 11:30 PM");
    expect(instantDateTime("2026-11-20T23:30:00.000000Z", "Africa/Cairo", "en")).toBe("Nov 21, 2026, 01:30 AM");
    expect(instantDateTime("2026-07-20T23:30:00Z", "America/Los_Angeles", "en")).toBe("Jul 20, 2026, 04:30 PM");
    expect(instantDateTime("now", "UTC", "en")).toBe("now");
  });

  test("a calendar day has its weekday", () => {
    expect(calendarDay("2026-11-20", "en")).toBe("Fri, Nov 20");
    expect(calendarDay("2026-11-20", "ar")).toBe("الجمعة، 20 نوفمبر");
    expect(calendarDay("someday", "en")).toBe("someday");
  });

  test("a calendar date has its year", () => {
    expect(calendarDate("2035-12-31", "en")).toBe("Dec 31, 2035");
    expect(calendarDate("2035-12-31", "ar")).toBe("31 ديسمبر 2035");
    expect(calendarDate("someday", "en")).toBe("someday");
  });
});

describe("lists", () => {
  test("what was chosen is divided by the language's comma", () => {
    expect(commaList(["Large", "Garlic"], "en")).toBe("Large, Garlic");
    expect(commaList(["كبير", "ثوم"], "ar")).toBe("كبير، ثوم");
    expect(commaList(["7-Up (330 ml)", "ثوم"], "ar")).toBe("\u20687-Up (330 ml)\u2069، ثوم");
  });

  test("names in a sentence have the language's and", () => {
    expect(nameList(["rice", "tea", "milk"], "en")).toBe("rice, tea, and milk");
    expect(nameList(["أرز", "شاي"], "ar")).toBe("أرز وشاي");
    expect(nameList([], "en")).toBe("");
  });

  test.each([
    ["en", 3, "rice, tea, and milk"],
    ["en", 5, "rice, tea, milk, oats, and dates"],
    ["en", 6, "rice, tea, milk, oats, dates, and 1 more"],
    ["en", 8, "rice, tea, milk, oats, dates, and 3 more"],
    ["ar", 6, "rice وtea وmilk وoats وdates وواحد آخر"],
    ["ar", 7, "rice وtea وmilk وoats وdates واثنان آخران"],
    ["ar", 8, "rice وtea وmilk وoats وdates و3 أخرى"],
  ] as const)("in %s only the first five of %d are named", (language, count, expected) => {
    const names = ["rice", "tea", "milk", "oats", "dates", "figs", "salt", "figs"].slice(0, count);
    const words = { t: translator(language), language };
    expect(withoutIsolates(someNames(names, words))).toBe(expected);
    expect(fewNames(names, words)).toBe(someNames(names, words));
  });

  test("names in a message are short", () => {
    const words = { t: translator("ar"), language: "ar" as const };
    expect(fewNames(Array<string>(200).fill("ع".repeat(500)), words).length).toBeLessThan(200);
  });
});

test.each([
  ["Ann Miller", "A"],
  ["  élan", "É"],
  ["e\u0301lan", "É"],
  ["ليلى", "ل"],
  ["مُنى", "مُ"],
  ["ক্ষমা", "ক্ষ"],
  ["👩‍🍳 Chef", "👩‍🍳"],
  ["", ""],
])("LNG-05 the initial of %j is %j", (name, expected) => {
  expect(initial(name).normalize()).toBe(expected.normalize());
});

test.each([
  [1, "01"],
  [9, "09"],
  [10, "10"],
  [100, "100"],
])("ITEM-19 %d pieces are shown as %s", (pieces, expected) => {
  expect(quantity(pieces)).toBe(expected);
});

describe("cut texts", () => {
  test.each([
    ["at the length", "a".repeat(25), "a".repeat(25)],
    ["one beyond", "a".repeat(26), `${"a".repeat(25)}…`],
    ["no blank before the ellipsis", `${"a".repeat(24)} bcd`, `${"a".repeat(24)}…`],
    ["emoji count as one", "👩‍🍳".repeat(25), "👩‍🍳".repeat(25)],
    ["and are not split", "👩‍🍳".repeat(26), `${"👩‍🍳".repeat(25)}…`],
  ])("CARD-08 %s", (_, text, expected) => {
    expect(truncate(text, productNameLength)).toBe(expected);
  });

  test("CARD-08 is the text itself or its beginning", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 120 }), (text) => {
        const cut = truncate(text, longTextLength);
        expect(cut === text || text.startsWith(cut.slice(0, -1))).toBe(true);
        expect(cut.length).toBeLessThanOrEqual(Math.max(text.length, 1));
      }),
    );
  });

  test("the spec's lengths", () => {
    expect([productNameLength, longTextLength]).toEqual([25, 70]);
  });
});

test.each([
  ["04:14", "04:24", "en", "04:14–04:24 AM"],
  ["16:14", "16:24", "ar", "\u206804:14–04:24\u2069 م"],
  ["11:54", "12:04", "en", "11:54 AM–12:04 PM"],
  ["23:54", "00:04", "ar", "11:54 م–12:04 ص"],
  ["09:05", "09:05", "en", "09:05 AM"],
] as const)("FMT-07 from %s to %s in %s is %s", (from, to, language, expected) => {
  expect(clockRange(from, to, language)).toBe(expected);
});
