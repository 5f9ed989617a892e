/** A font for a language's own letters. */
export const fontFile = "font.woff2";

/** What a folder of LOCALES_DIR may hold beside its texts. */
export const filesBesideTexts: readonly string[] = ["language.json", fontFile, "font-license.txt"];
