/** Class names in one string; what is false or absent is left out. */
export const classes = (...names: (string | false | null | undefined)[]): string => names.filter(Boolean).join(" ");
