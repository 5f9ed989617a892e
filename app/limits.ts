/**
 * How much of anything the shop takes: one line why for each. Texts of single fields have the limits of their own forms; how often
 * something may be tried stands with what counts it (features/account/attempts.server.ts).
 */

/** What a posted form may be made of. */
export const formLimits = {
  /** The largest form of ours, a checkout with an operator's own fields, has under a hundred. */
  fields: 300,
  /** The longest name of ours, an add-on's quantity, has 30 characters. */
  nameLength: 100,
} as const;
