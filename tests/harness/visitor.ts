/** A visitor over plain HTTP: keeps cookies, sends an Origin with posts, follows nothing by itself. */
export type Visitor = ReturnType<typeof visitorOf>;

export function visitorOf(origin: string, send: typeof fetch = fetch) {
  const cookies = new Map<string, string>();

  function keep(response: Response) {
    for (const line of response.headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(";");
      const [name = "", ...value] = pair.split("=");
      if (attributes.some((attribute) => /max-age=0/i.test(attribute))) cookies.delete(name);
      else cookies.set(name, value.join("="));
    }
  }

  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set("Cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    if (!headers.has("User-Agent"))
      headers.set("User-Agent", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36");
    const response = await send(new URL(path, origin), { ...init, headers, redirect: "manual" });
    keep(response);
    return response;
  }

  return {
    cookies,
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

/** The value of a hidden field in a page. */
export function fieldIn(html: string, name: string): string {
  const tag = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "";
  return (/value="([^"]*)"/.exec(tag)?.[1] ?? "").replaceAll("&amp;", "&");
}
