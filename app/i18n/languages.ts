/** Languages offered (LNG rows, browse §7). */
export const languages = ["en", "ar"] as const;
export type Language = (typeof languages)[number];
export const defaultLanguage: Language = "en";

/** Right-to-left languages of browse §9. */
const rightToLeft = new Set(["ar", "arc", "dv", "fa", "ha", "he", "khw", "ks", "ku", "ps", "ur", "yl"]);

export type Direction = "ltr" | "rtl";
export const directionOf = (language: string): Direction => (rightToLeft.has(language) ? "rtl" : "ltr");

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);
