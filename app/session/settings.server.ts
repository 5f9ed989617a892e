import { z } from "zod";
import { isOffered } from "~/i18n/added-languages.server";
import type { Language } from "~/i18n/languages";
import { defineCookie, oneYear } from "./cookie.server";

/**
 * `language-setting`, `settings`, `searchedValues` and `country` of SES-15 and SES-16, plus theme, lite mode and whether the operator's analytics
 * may count this browser. Direction follows the language.
 */
const schema = z.object({
  language: z.custom<Language>(isOffered).nullable().catch(null),
  theme: z.enum(["light", "dark"]).nullable().catch(null),
  lite: z.boolean().catch(false),
  searches: z.array(z.string().max(60)).max(5).catch([]),
  country: z.string().max(2).nullable().catch(null),
  isCounted: z.boolean().catch(true),
});

export type Settings = z.infer<typeof schema>;
export const defaultSettings: Settings = {
  language: null,
  theme: null,
  lite: false,
  searches: [],
  country: null,
  isCounted: true,
};
export const settingsCookie = () => defineCookie<Settings>("settings", schema, { maxAge: oneYear });
