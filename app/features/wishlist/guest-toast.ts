import { withoutHash } from "~/ui/dialog-href";

/** What a guest who wishes is told (WISH-05): signing in leads back to where the heart was pressed. */
export const guestToast = (current: string, t: (key: string) => string) => ({
  id: "guest-wish",
  kind: "warning" as const,
  text: t("items:guestWish.title"),
  action: {
    text: t("items:guestWish.signIn"),
    href: `/auth/sign-in?returnTo=${encodeURIComponent(withoutHash(current)).slice(0, 500)}`,
  },
});
