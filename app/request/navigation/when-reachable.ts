/**
 * For pages that go on by themselves: `go` after a while, if the shop answers at `href`; gives what ends the waiting. Navigations fail with an error page, and a
 * page that stands must not give way to one nobody asked for.
 */
export function whenReachable(href: string, milliseconds: number, go: () => void): () => void {
  const leaving = new AbortController();
  const timer = setTimeout(async () => {
    if (await isReachable(href, leaving.signal)) go();
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    leaving.abort();
  };
}

/** Asks for the frame alone, which every page has. */
async function isReachable(href: string, signal: AbortSignal): Promise<boolean> {
  const address = new URL(href, location.origin);
  address.pathname += ".data";
  address.searchParams.set("_routes", "routes/_shop");
  try {
    const { ok } = await window.fetch(address, { signal });
    return ok && !signal.aborted;
  } catch {
    return false;
  }
}
