/**
 * A redirect target that stays on this site: path and search only, `fallback` for anything else (decision 10).
 * Control characters and backslashes are refused because browsers drop or turn them: `/\t/evil.example` is another host.
 */
export function safeRedirect(to: FormDataEntryValue | null | undefined, origin: string, fallback = "/home"): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  if (typeof to !== "string" || to.length > 2000 || /[\u0000-\u001f\u007f\\]/.test(to) || !to.startsWith("/"))
    return fallback;
  try {
    const url = new URL(to, origin);
    return url.origin === new URL(origin).origin ? url.pathname + url.search : fallback;
  } catch {
    return fallback;
  }
}
