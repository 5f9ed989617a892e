import fetchCookie from "fetch-cookie";
import { parse } from "node-html-parser";
import { formAnswerOf } from "~/runtime/form-answer-address";

/**
 * A visitor over plain HTTP: keeps cookies as a browser does, sends an Origin with posts, and follows nothing by itself, but for a post that is asked for
 * once more (307) and a form's answer that has an address of its own.
 */
export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(origin: string, send: typeof fetch = fetch) {
  // A cookie that its prefix or attributes forbid is an error here: a browser would say nothing and drop it.
  const jar = new fetchCookie.toughCookie.CookieJar(undefined, { prefixSecurity: "strict" });
  const sendWithCookies = fetchCookie(send, jar, false);

  async function ask(path: string, init: RequestInit = {}, isAgain = false): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("User-Agent"))
      headers.set("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36");
    const answer = await sendWithCookies(new URL(path, origin), { ...init, headers, redirect: "manual" });
    const to = new URL(answer.headers.get("Location") ?? "", answer.url || new URL(path, origin));
    if (answer.status === 303 && formAnswerOf(to.pathname + to.search)) return ask(to.href, { headers: init.headers });
    return answer.status === 307 && !isAgain ? ask(to.href, init, true) : answer;
  }

  return {
    /** Name and value of what it would send with the next request. */
    get cookies(): ReadonlyMap<string, string> {
      return new Map(jar.getCookiesSync(origin).map(({ key, value }) => [key, value]));
    },
    /** Keeps cookies that came another way, from another visitor or forged. */
    take(cookies: Iterable<readonly [name: string, value: string]>) {
      // Secure, as names that begin with __Host- must be; a machine of one's own counts as safe.
      for (const [name, value] of cookies) jar.setCookieSync(`${name}=${value}; Path=/; Secure`, origin);
    },
    get: (path: string, headers: Record<string, string> = {}) =>
      ask(path, { headers: { Accept: "text/html", ...headers } }),
    /** Any body, posted from this site; a `type` stands for what the body itself would say. */
    postBody: (path: string, body: BodyInit, type: string | null, headers: Record<string, string> = {}) =>
      ask(path, {
        method: "POST",
        body,
        headers: { Origin: origin, ...headers, ...(type === null ? {} : { "Content-Type": type }) },
      }),
    /** A plain form post from this site, unless `headers` say otherwise. */
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = { Origin: origin }) =>
      ask(path, { method: "POST", body: new URLSearchParams(fields), headers }),
  };
}

/** `fetch` from a machine of that address, as the proxy in front of a shop with TRUST_PROXY tells it. */
export const fetchFrom =
  (address: string, send: typeof fetch = fetch): typeof fetch =>
  (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("X-Forwarded-For", address);
    return send(input, { ...init, headers });
  };

/** What its browser sends as `Cookie`. */
export const cookieHeader = ({ cookies }: Pick<Visitor, "cookies">): string =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");

/** The value of a hidden field in a page. */
export function fieldIn(html: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return (/value="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");
}

/** What a page says: its own texts, without those that it carries for its scripts. */
export function shownText(html: string): string {
  const page = parse(html);
  for (const part of page.querySelectorAll("script, style, template")) part.remove();
  return page.textContent.replace(/\s+/g, " ");
}

/** The number by which the delivery API knows a guest. */
export const guestIdOf = ({ cookies }: Visitor): number =>
  JSON.parse(Buffer.from(decodeURIComponent(cookies.get("visitor") ?? "").split(".")[0] ?? "", "base64").toString())
    .guestId;
