import { createContext, useContext } from "react";
import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { sendsParcels } from "~/module-kinds";
import { usePersonalFields } from "~/request/pages/personal-fragment";
import type { ShellData } from "./types";

/** The shell's data and what follows from the address. */
export type ShellView = {
  shell: ShellData;
  /** Path and search of the page. */
  current: string;
  /** Checkout and tracking: nothing competes with paying. */
  isQuiet: boolean;
  /** `/` has neither search nor modules (RTE-01). */
  isLanding: boolean;
};

/** `isQuiet`: nothing competes with paying. */
export function shellViewOf(shell: ShellData, current: string, isQuiet: boolean): ShellView {
  return { shell, current, isQuiet, isLanding: pathnameOf(current) === "/" };
}

export const pathnameOf = (current: string): string => new URL(current, "http://page.invalid").pathname;

const ShellContext = createContext<ShellView | null>(null);
export const ShellProvider = ShellContext.Provider;

const nobody: NonNullable<ShellData["customer"]> = { name: "", image: null };

/** The frame's data. What is personal of them is for fragments; whether there is a customer is not. */
export function useShell(): ShellView {
  const view = useContext(ShellContext);
  if (!view) throw new Error("useShell needs the Shell above it");
  const { customer } = view.shell;
  const guarded = usePersonalFields(customer ?? nobody, ["name", "image"]);
  const shell = usePersonalFields(view.shell, ["unread", "recentSearches", "running"]);
  return shell === view.shell ? view : { ...view, shell: guardedShell(shell, customer && guarded) };
}

/** In place, since a copy would read the fields that are guarded. */
const guardedShell = (shell: ShellData, customer: ShellData["customer"]): ShellData =>
  Object.assign(shell, { customer });

/** Where the logo leads (RTE-02, RTE-03, RTE-04). */
export function useHomeHref(): string {
  const { hasPlace } = useShopFacts();
  return useShell().isLanding && !hasPlace ? "/" : "/home";
}

/** The parcel module sends things: it has no search and no cart (NAV-07). */
export const isParcel = (shell: ShellData): boolean => sendsParcels(shell.module);

/** Customers wish for what can be put in a cart (NAV-07, NAV-08). */
export const hasWishlist = (shell: ShellData): boolean => shell.customer !== null && !isParcel(shell);

/** Customers write to shops and couriers (NAV-06 to NAV-08). */
export const hasChat = (shell: ShellData): boolean => hasWishlist(shell);
