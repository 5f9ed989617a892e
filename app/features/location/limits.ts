/** The longest address that is looked for. */
export const longestAddress = 120;
