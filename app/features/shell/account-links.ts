import { inboxHref } from "~/features/chat/inbox-href";
import type { IconName } from "~/ui/icons/names";
import type { ShellData } from "./types";

export type AccountLink = {
  key:
    | "settings"
    | "orders"
    | "addresses"
    | "coupons"
    | "wallet"
    | "loyalty"
    | "referral"
    | "notifications"
    | "inbox"
    | "preferences"
    | "tracking";
  href: string;
  icon: IconName;
};

const all: AccountLink[] = [
  { key: "settings", href: "/profile?page=profile-settings", icon: "user" },
  { key: "orders", href: "/my-orders", icon: "receipt" },
  { key: "addresses", href: "/addresses", icon: "home-2" },
  { key: "coupons", href: "/coupons", icon: "ticket" },
  { key: "wallet", href: "/wallet", icon: "wallet" },
  { key: "loyalty", href: "/loyalty-points", icon: "star" },
  { key: "referral", href: "/referral-code", icon: "gift" },
  { key: "notifications", href: "/profile?page=notifications", icon: "bell" },
  { key: "inbox", href: inboxHref, icon: "message-circle" },
  { key: "preferences", href: "/settings", icon: "settings" },
  { key: "tracking", href: "/track-order", icon: "route" },
];

/**
 * The sections of the account, as profile menu and account pages list them (NAV-19); wallet, points and referral only while the operator has
 * them (NAV-15 to NAV-17).
 */
export function accountLinks(config: ShellData["config"]): AccountLink[] {
  return all.filter(({ key }) => (key === "wallet" || key === "loyalty" || key === "referral" ? config?.[key] : true));
}

/** The mobile menu has no inbox, and names tracking for everybody (NAV-18). */
export const mobileLinks = (config: ShellData["config"]): AccountLink[] =>
  accountLinks(config).filter(({ key }) => key !== "inbox" && key !== "tracking");
