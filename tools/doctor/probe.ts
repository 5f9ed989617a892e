import { answerLimits } from "../../app/limits";

/** As long as a page waits for an answer (docs/delivery-api.md §1). */
const timeoutMs = 2800;

/**
 * Asks for the config once, as plainly as can be. Null when what stands there may be a delivery API; else one sentence that says what is wrong
 * and what to do.
 */
export async function probe(baseUrl: string, fetcher: typeof fetch = fetch): Promise<string | null> {
  const url = `${baseUrl}/api/v1/config`;
  let answer: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    answer = await fetcher(url, { redirect: "manual", headers: { accept: "application/json" }, signal });
    text = await answer.text();
  } catch (error) {
    return unreachable(error, new URL(baseUrl));
  }
  const location = answer.headers.get("location");
  if (answer.status >= 300 && answer.status < 400 && location) return redirected(baseUrl, new URL(location, url));
  if (answer.status === 401 || answer.status === 403) {
    return `A login wall answers ${url} with ${answer.status}: let the storefront's machine through to /api/v1 without a password.`;
  }
  if (answer.status === 404) {
    return `Nothing is at ${url} (404): give the address that stands before /api/v1, without anything behind it.`;
  }
  if (answer.status === 429)
    return `${url} answers 429, too many requests: let the storefront's machine ask as often as it must.`;
  if (answer.status >= 500)
    return `${url} answers ${answer.status}: the delivery API itself is in trouble. Look at its log.`;
  if (text.length > answerLimits.bytes) return `${url} sends more than 4 MB: no config is as long as that.`;
  if (/^\s*</.test(text))
    return `A web page answers ${url}, not a delivery API: give the API's own address, not the admin panel's.`;
  return isJson(text)
    ? null
    : `${url} answers with something that is no JSON: look at what stands before the delivery API.`;
}

function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

function redirected(baseUrl: string, to: URL): string {
  const from = new URL(baseUrl);
  if (from.protocol === "http:" && to.protocol === "https:" && from.hostname === to.hostname) {
    return `${baseUrl} leads to https, and redirects are not followed: set DELIVERY_API_URL to ${to.origin}${from.pathname.replace(/\/$/, "")}.`;
  }
  if (/log-?in|sign-?in|auth/i.test(to.pathname)) {
    return `A login wall answers: ${baseUrl} leads to ${to.origin}${to.pathname}. Let the storefront's machine through to /api/v1 without a password.`;
  }
  return `${baseUrl} leads to ${to.origin}${to.pathname}, and redirects are not followed: give the address where the delivery API really is.`;
}

/** By the codes of Node's network errors. */
function unreachable(error: unknown, { hostname, origin }: URL): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = String((cause as { code?: unknown } | null)?.code ?? "");
  if (cause instanceof Error && cause.name === "TimeoutError") {
    return `${origin} has not answered within ${timeoutMs / 1000} seconds, as long as a page would wait: see whether it is up, and whether this machine may reach it.`;
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN")
    return `Nobody knows the host ${hostname}: look at its spelling, and at this machine's DNS.`;
  if (code === "ECONNREFUSED") return `Nothing listens at ${origin}: start the delivery API, or mend the port.`;
  if (/CERT|SSL|TLS|SELF_SIGNED|ALTNAME/.test(code)) {
    return `${origin} has no certificate that this machine trusts (${code}): mend the certificate, or name its authority in NODE_EXTRA_CA_CERTS.`;
  }
  return `${origin} cannot be reached (${code || (cause as Error).message}): see whether this machine may connect to it.`;
}
