import { CookieJar } from "jsdom";
import { HttpAnswer, type RequestOptions } from "./answer";
import { HttpPage, type PageOwner } from "./page";

/** An ordinary browser's name: others would be taken for a crawler. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const redirectLimit = 20;

export type ContextOptions = {
  /** Where relative addresses begin. */
  baseURL: string;
  /** As `Accept-Language` says it. */
  locale: string;
  /** Further headers of every request. */
  headers?: Record<string, string>;
};

type PlaywrightCookie = { name: string; value: string; url?: string };

/** A browser without scripts and without styles: cookies, redirects, and the pages opened with them. */
export class HttpContext implements PageOwner {
  /** Told the body of each form that its pages post. */
  onPost: (body: string) => void = () => {};
  private jar = new CookieJar();

  constructor(readonly options: ContextOptions) {}

  /** None is kept open from one test to the next. */
  pages = (): HttpPage[] => [];

  async newPage(): Promise<HttpPage> {
    return new HttpPage(this);
  }

  async addCookies(cookies: PlaywrightCookie[]) {
    for (const { name, value, url } of cookies)
      await this.jar.setCookie(`${name}=${value}; Path=/`, url ?? this.options.baseURL);
  }

  async cookies(url = this.options.baseURL) {
    return (await this.jar.getCookies(url)).map(({ key, value, expires }) => ({
      name: key,
      value,
      expires: expires instanceof Date ? expires.getTime() / 1000 : -1,
    }));
  }

  async clearCookies({ name }: { name?: string | RegExp } = {}) {
    if (name === undefined) this.jar = new CookieJar();
    else
      for (const { name: known } of await this.cookies())
        if (name instanceof RegExp ? name.test(known) : name === known)
          await this.jar.setCookie(`${known}=; Path=/; Max-Age=0`, this.options.baseURL);
  }

  async close() {}

  /** Sends a request as a browser would and follows its redirects; cookies are taken and sent on the way. */
  async send(to: string | URL, { method = "GET", body, headers, maxRedirects = redirectLimit }: RequestOptions = {}) {
    let url = new URL(to, this.options.baseURL);
    let request: RequestInit = { method, body, headers };
    for (let followed = 0; ; followed += 1) {
      const response = await fetch(url, {
        ...request,
        redirect: "manual",
        headers: {
          Accept: "text/html,application/xhtml+xml,*/*;q=0.8",
          "Accept-Language": this.options.locale,
          "User-Agent": userAgent,
          ...this.options.headers,
          ...(request.headers as Record<string, string>),
          Cookie: await this.jar.getCookieString(url.href),
        },
      });
      for (const line of response.headers.getSetCookie())
        await this.jar.setCookie(line, url.href, { ignoreError: true });
      const location = response.headers.get("location");
      const bytes = Buffer.from(await response.arrayBuffer());
      if (location === null || response.status < 300 || response.status >= 400 || followed >= maxRedirects)
        return new HttpAnswer(response, bytes, url.href);
      // What stands behind the # goes along, unless the new address has its own.
      const next = new URL(location, url);
      next.hash ||= url.hash;
      url = next;
      if (response.status !== 307 && response.status !== 308) request = { method: "GET" };
    }
  }
}
