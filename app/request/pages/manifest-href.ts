/** The manifest of the installed shop names it in one language, as the page does. */
export const manifestHref = (language: string): string => `/manifest.webmanifest?lang=${language}`;
