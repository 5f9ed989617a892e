import { useShopFacts } from "~/features/catalogue/ShopFacts";
import { signInHref } from "~/request/navigation/with-return";
import { dialogHref } from "~/ui/dialog-href";

/**
 * The way to a checkout (CHK-05 to CHK-07). `to` is its address, `current` the page the link stands on. LOC-23 holds for checkout
 * too: without a place nothing can be delivered.
 */
export function useCheckoutHref(to: string, current: string): string {
  const { hasPlace, isSignedIn, guestCheckout } = useShopFacts();
  if (!hasPlace) return dialogHref(current, "insert-location");
  if (isSignedIn) return to;
  return guestCheckout ? dialogHref(current, "guest-or-login", { next: to }) : signInHref(to);
}
