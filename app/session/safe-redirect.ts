const here = "https://here.invalid";

/** Whether an address stays on this site whichever page it is followed from. `//evil.example` does not, nor `/\t/evil.example`. */
export const isLocalAddress = (to: string): boolean => to.startsWith("/") && originOf(to) === here;

const originOf = (to: string): string | null => (URL.canParse(to, here) ? new URL(to, here).origin : null);

/**
 * A redirect target that stays on this site: path and search only, `fallback` for anything else.
 * Control characters and backslashes are refused because browsers drop or turn them. The result is judged as well as what was given:
 * resolving takes dots away, and `/.//evil.example` becomes another site's address.
 */
export function safeRedirect(to: FormDataEntryValue | null | undefined, origin: string, fallback = "/home"): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (typeof to !== "string" || to.length > 2000 || /[\u0000-\u001f\u007f\\]/.test(to) || !isLocalAddress(to))
    return fallback;
  const { pathname, search } = new URL(to, origin);
  return isLocalAddress(pathname + search) ? pathname + search : fallback;
}
