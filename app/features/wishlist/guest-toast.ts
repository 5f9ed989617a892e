import { signInHref } from "~/request/navigation/with-return";
import { withoutHash } from "~/ui/dialog-href";

/** What a flash cookie has room for; from further away one comes back to home. */
const longestHref = 600;

function shortSignInHref(current: string): string {
  const href = signInHref(withoutHash(current));
  return href.length > longestHref ? "/auth/sign-in" : href;
}

/** What a guest who wishes is told (WISH-05): signing in leads back to where the heart was pressed. */
export const guestToast = (current: string, t: (key: string) => string) => ({
  id: "guest-wish",
  kind: "warning" as const,
  text: t("items:guestWish.title"),
  action: {
    text: t("items:guestWish.signIn"),
    href: shortSignInHref(current),
  },
});
