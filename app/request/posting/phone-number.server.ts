import { type CountryCode, getCountries, getCountryCallingCode, parsePhoneNumberFromString } from "libphonenumber-js";
import { z } from "zod";
import type { Language } from "~/i18n/languages";
import type { RequestContext } from "~/request/context/request-context";
import { typedDigits } from "./typed-digits";

/** What the country choice of a phone field offers: `value` is an ISO code in lower case (ADDR-05). */
export type PhoneCountry = { value: string; label: string };
export type PhoneChoices = { countries: PhoneCountry[]; country: string };

/** Longest text that is looked at: a number with its blanks and brackets. */
const longestPhone = 32;

const codeOf = (country: string): CountryCode | undefined =>
  getCountries().find((code) => code === country.trim().toUpperCase());

function parse(text: string, country?: CountryCode) {
  const number = parsePhoneNumberFromString(text, { extract: false, ...(country ? { defaultCountry: country } : {}) });
  return number?.isPossible() ? number : null;
}

/**
 * A typed number as it is sent: `+` and digits (E.164, TRK-03, ROLE-15), however it was spaced; null for what is no number.
 * Without `+` it is one of `country`; where none is known its country code stands in front. Judged by its length in that country: which
 * numbers are in use changes faster than any table (docs/decisions/0056).
 */
export function e164(typed: string, country = ""): string | null {
  const text = typedDigits(typed.trim()).replace(/^00/, "+");
  if (text.length > longestPhone) return null;
  const home = codeOf(country);
  return (home ? parse(text, home) : parse(`+${text.replace(/^\+/, "")}`))?.number ?? null;
}

/** A required phone field; `country` is what its country choice says. */
export const phoneNumber = (messages: { required: string; invalid: string }, country = "") =>
  z
    .string({ required_error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(longestPhone, messages.invalid)
    .transform((typed, context) => {
      const number = e164(typed, country);
      if (number !== null) return number;
      context.addIssue({ code: "custom", message: messages.invalid });
      return z.NEVER;
    });

const lists = new Map<Language, PhoneCountry[]>();

/** Every country with its calling code, by name in the visitor's language. */
function phoneCountries(language: Language): PhoneCountry[] {
  const known = lists.get(language);
  if (known) return known;
  const names = new Intl.DisplayNames(language, { type: "region" });
  const list = getCountries().map((code) => ({
    value: code.toLowerCase(),
    // The code keeps its order among letters that run the other way.
    label: `${names.of(code) ?? code} (\u200e+${getCountryCallingCode(code)})`,
  }));
  list.sort((a, b) => a.label.localeCompare(b.label, language));
  lists.set(language, list);
  return list;
}

/** The country of a number in lower case; of a number without one `fallback`, and so where countries share its code. */
export function countryOf(number: string, fallback: string): string {
  const own = codeOf(fallback);
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed || (own && parsed.countryCallingCode === getCountryCallingCode(own))) return own?.toLowerCase() ?? "";
  return (parsed.country ?? parsed.getPossibleCountries()[0] ?? own ?? "").toLowerCase();
}

/** The country choice beside a phone field that begins with `number`; the configured country where it says none (ADDR-05). */
export async function phoneChoices(context: RequestContext, number = ""): Promise<PhoneChoices> {
  const config = await context.api.config.get();
  const country = config.ok ? config.value.country : (context.session.settings.country ?? "");
  return { countries: phoneCountries(context.language), country: countryOf(number, country) };
}
