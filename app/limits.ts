/**
 * How much of anything the shop takes: one line why for each. Texts of single fields have the limits of their own forms; how often
 * something may be tried stands with what counts it (features/account/attempts.server.ts).
 */

/** Bytes of a posted body, told by its `Content-Length` before any of it is read. */
export const bodyLimits = {
  /** A checkout of 200 lines with Arabic names, as the addresses of forms write them, comes to 200 KB. */
  form: 256 * 1024,
  /** Five pictures of 5 MB and the rest of the form; what exceeds a field's own cap is told at that field, with all that was typed. */
  withFiles: 32_000_000,
} as const;

/** Paths that no form with a file posts to: sign-in, and what takes buttons only. Dialogs with files stand on any page. */
export const pathsWithoutFiles = /^\/(auth|cart\/lines|push|settings\/change|wishlist\/entries)(\/|\.data|$)/;

/** What a posted form may be made of. */
export const formLimits = {
  /** The largest form of ours, a checkout with an operator's own fields, has under a hundred. */
  fields: 300,
  /** The longest name of ours, an add-on's quantity, has 30 characters. */
  nameLength: 100,
  /** Bytes of all texts together: as much as a form without files may bring. */
  texts: bodyLimits.form,
  /** Bytes of one part's header: a file name of 255 characters, each three bytes as `%XX`, and room to spare. */
  partHeader: 4096,
} as const;
