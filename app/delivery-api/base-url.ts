/**
 * The base of the delivery API without a trailing slash and without the `/api/v1` suffix.
 * Throws a TypeError when the text is no http(s) address or carries credentials, a query or a fragment.
 */
export function normaliseBaseUrl(text: string): string {
  const url = new URL(text.trim());
  if (url.protocol !== "http:" && url.protocol !== "https:") throw new TypeError("The address must be http or https");
  if (url.username || url.password) throw new TypeError("The address must not carry a user name or password");
  if (url.search || url.hash) throw new TypeError("The address must not have a query or a fragment");
  const path = url.pathname.replace(/\/+$/, "").replace(/\/api\/v1$/i, "");
  return url.origin + path.replace(/\/+$/, "");
}
