import { z } from "zod";

/**
 * Several lines of text, at most `longest` characters; `needed` says that there must be any. A line's end counts as one character, as in
 * the browser's field, though it is sent as two.
 */
export function linesOfText(longest: number, tooLong: string, needed?: string) {
  const text = z.string().trim().max(longest, tooLong);
  const sent = z.string({ required_error: needed }).transform((typed) => typed.replace(/\r\n?/g, "\n"));
  return needed === undefined ? sent.pipe(text).default("") : sent.pipe(text.min(1, needed));
}
