/** Languages that are always offered (LNG rows, browse §7). */
export const languages = ["en", "ar"] as const;

export type BuiltInLanguage = (typeof languages)[number];

declare const added: unique symbol;
/** A language that the operator added, once its texts were read (docs/decisions/0192). */
export type AddedLanguage = string & { readonly [added]: true };

export type Language = BuiltInLanguage | AddedLanguage;
export const defaultLanguage: Language = "en";

/** Right-to-left languages of browse §9. */
const rightToLeft = new Set(["ar", "arc", "dv", "fa", "ha", "he", "khw", "ks", "ku", "ps", "ur", "yl"]);

export type Direction = "ltr" | "rtl";
export const directionOf = (language: string): Direction =>
  rightToLeft.has(language.split("-")[0] ?? "") ? "rtl" : "ltr";
