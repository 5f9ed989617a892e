import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { countryOf, e164, phoneChoices, phoneNumber } from "./phone-number.server";

describe("phone numbers", () => {
  it.each([
    ["+15550100001", "", "+15550100001"],
    ["15550100001", "", "+15550100001"],
    ["00 1 (555) 010-0001", "", "+15550100001"],
    [" +1 555 010 0001 ", "", "+15550100001"],
    ["(555) 010-0001", "us", "+15550100001"],
    ["0100 123 4567", "eg", "+201001234567"],
    ["٠١٠٠ ١٢٣ ٤٥٦٧", "eg", "+201001234567"],
    ["020 7946 0018", "GB", "+442079460018"],
    ["+20 100 123 4567", "us", "+201001234567"],
  ])("TRK-03 %s of %j gets its plus and its country code", (typed, country, number) => {
    expect(e164(typed, country)).toBe(number);
  });

  it.each([
    ["", "us"],
    ["12", "us"],
    ["+", "us"],
    ["+1 ", "us"],
    ["phone", "us"],
    ["+1555010000112345", ""],
    ["++15550100001", ""],
    ["+1555O100001", ""],
    ["call 5550100001", "us"],
    ["15550100001", "eg"],
    ["555010000", "us"],
    [" ".repeat(40), "us"],
    ["9".repeat(40), "us"],
  ])("%s of %j is no number", (typed, country) => {
    expect(e164(typed, country)).toBeNull();
  });

  it("gives nothing but plus and digits, and leaves what it gave as it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."+0123456789 ()-x") }), (typed) => {
        const number = e164(typed, "us");
        if (number === null) return;
        expect(number).toMatch(/^\+\d{5,15}$/);
        expect(e164(number, "eg")).toBe(number);
      }),
    );
  });
});

test.each([
  ["", "required"],
  ["  ", "required"],
  [undefined, "required"],
  ["12", "invalid"],
])("ADDR-10 a field with %j says that it is %s", (typed, message) => {
  const schema = phoneNumber({ required: "required", invalid: "invalid" }, "us");
  expect(schema.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ["+201001234567", "us", "eg"],
  ["+15550100001", "us", "us"],
  ["+15550100001", "CA", "ca"],
  ["", "US", "us"],
  ["", "Egypt", ""],
  ["", "constructor", ""],
])("ADDR-05 the country of %j where the shop is in %j is %j", (number, configured, country) => {
  expect(countryOf(number, configured)).toBe(country);
});

test("ADDR-05 the choice begins with the configured country in lower case, in the visitor's language", async () => {
  const shop = (language: string) =>
    ({
      language,
      api: { config: { get: async () => ({ ok: true, value: { country: "EG" } }) } },
    }) as unknown as RequestContext;
  const english = await phoneChoices(shop("en"));
  expect(english.country).toBe("eg");
  expect(english.countries.length).toBeGreaterThan(200);
  expect(english.countries).toContainEqual({ value: "eg", label: "Egypt (\u200e+20)" });
  expect((await phoneChoices(shop("ar"))).countries).toContainEqual({ value: "eg", label: "مصر (\u200e+20)" });
});
