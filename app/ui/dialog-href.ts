/**
 * Addresses of dialogs: the page's own address, then `dialog=<name>`, then what that dialog must know.
 * Whatever stands after `dialog` belongs to the dialog, so that closing it leaves the page's own parameters alone.
 */

const base = "http://page.invalid";

/** `dialogHref("/home?page=2", "item", { item: 41 })` → `/home?page=2&dialog=item&item=41`; another dialog gives way. */
export function dialogHref(
  currentUrl: string,
  dialog: string,
  values: Record<string, string | number | string[]> = {},
): string {
  const search = new URLSearchParams({ dialog });
  for (const [name, value] of Object.entries(values)) {
    for (const one of [value].flat()) search.append(name, String(one));
  }
  return opened(currentUrl, search);
}

function opened(currentUrl: string, search: URLSearchParams | string): string {
  const page = plainPage(currentUrl);
  return `${page}${page.includes("?") ? "&" : "?"}${search}`;
}

/** A page with sixty cards asks for its own address sixty times. */
let latest = { url: "", plain: "" };
function plainPage(currentUrl: string): string {
  if (latest.url !== currentUrl) latest = { url: currentUrl, plain: withoutDialog(currentUrl) };
  return latest.plain;
}

/** The page's address without its dialog. `anchor` is the id of the card to return to. */
export function withoutDialog(currentUrl: string, anchor?: string): string {
  const url = new URL(currentUrl, base);
  const entries = [...url.searchParams];
  const start = entries.findIndex(([name]) => name === "dialog");
  const search = new URLSearchParams(start < 0 ? entries : entries.slice(0, start)).toString();
  return url.pathname + (search && `?${search}`) + (anchor ? `#${anchor}` : "");
}

/** The page's address with the dialog of another. */
export const withDialogOf = (currentUrl: string, href: string): string =>
  opened(currentUrl, dialogKey(new URL(href, base)));

/** The page's address without its dialog, and with a parameter: where a button posts to whose own value, the intent, leaves no room for more. */
export function withParameter(currentUrl: string, name: string, value: string): string {
  const url = new URL(withoutDialog(currentUrl), base);
  url.searchParams.set(name, value);
  return url.pathname + url.search;
}

/** The dialog and what it knows, as a search string; empty without one. Two addresses with the same key show the same dialog. */
export function dialogKey(url: URL): string {
  const entries = [...url.searchParams];
  const start = entries.findIndex(([name]) => name === "dialog");
  return start < 0 ? "" : new URLSearchParams(entries.slice(start)).toString();
}

/** Name of the dialog in an address, or null. */
export const dialogOf = (currentUrl: string): string | null => new URL(currentUrl, base).searchParams.get("dialog");

export const withoutHash = (href: string): string => href.replace(/#.*$/, "");
