import { dialogHref, dialogOf } from "~/ui/dialog-href";

const isCartPage = (current: string) => new URL(current, "http://page.invalid").pathname === "/cart";

/** Where the cart lies open as seen from a page: `/cart` itself, or the drawer over any other. */
export const cartHref = (current: string): string => (isCartPage(current) ? "/cart" : dialogHref(current, "cart"));

/** Whether the lines of the cart are what an address shows; everywhere else the cart's buttons stand on cards. */
export function isCartShown(current: string): boolean {
  const dialog = dialogOf(current);
  return dialog === "cart" || (dialog === null && isCartPage(current));
}
