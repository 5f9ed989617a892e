import type { InitOptions } from "i18next";
import { lookUp } from "~/look-up";
import { isolate } from "./isolate";
import { defaultLanguage, type Language } from "./languages";

/**
 * Shared by server and browser, so that both render the same text. React escapes what is put into texts, so i18next must not: it isolates
 * it, and no caller has to think of the direction of names and amounts.
 */
export const i18nOptions = (language: Language): InitOptions => ({
  lng: language,
  fallbackLng: defaultLanguage,
  supportedLngs: [language, defaultLanguage],
  ns: [],
  defaultNS: "ui",
  fallbackNS: "ui",
  interpolation: { escape: (value) => isolate(value, language) },
  returnEmptyString: false,
});

/** Namespaces every page has: the shell around it and the shared pieces. */
const commonNamespaces = ["ui", "shell"] as const;

/** What a route says of itself in `handle`. */
export type RouteHandle = {
  /** Catalogue namespaces of the route, by the page's query where it shows different pages. */
  i18n?: readonly string[] | ((query: URLSearchParams) => readonly string[]);
  /** Checkout: nothing competes with paying. Home, language, theme and cart stay (NAV-01). */
  quiet?: boolean;
};

/** Namespaces of dialogs that few pages open. Opened by a script, such a dialog fetches them as a later route would. */
const dialogNamespaces: Record<string, readonly string[]> = {
  address: ["addresses", "location"],
  cart: ["cart"],
  "clear-cart": ["cart"],
  contact: ["addresses"],
  "delete-account": ["deletion"],
  "delete-address": ["addresses"],
  "guest-or-login": ["cart"],
  "insert-location": ["cart"],
  item: ["product"],
  "leave-items": ["move"],
  location: ["location"],
  "location-permission": ["location"],
  logout: ["account"],
  map: ["menu"],
  menu: ["menu"],
  modules: ["modules"],
  "cancel-order": ["payment"],
  order: ["orders", "payment", "push"],
  "order-fail": ["payment"],
  "order-placed": ["orders", "payment"],
  refund: ["refund"],
  reorder: ["reorder"],
  "saved-addresses": ["addresses"],
  track: ["orders", "payment"],
  "remove-from-wishlist": ["wishlist"],
  welcome: ["welcome"],
  wishlist: ["wishlist"],
};

/** The namespaces of a page's route matches and of its open dialog, each once. */
export function namespacesOf(handles: readonly unknown[], query: URLSearchParams, dialog: string | null): string[] {
  const ofRoute = (handle: unknown) => {
    const i18n = (handle as RouteHandle | undefined)?.i18n ?? [];
    return typeof i18n === "function" ? i18n(query) : i18n;
  };
  return [
    ...new Set([...commonNamespaces, ...handles.flatMap(ofRoute), ...(lookUp(dialogNamespaces, dialog ?? "") ?? [])]),
  ];
}
