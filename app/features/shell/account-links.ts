import type { IconName } from "~/ui/icons/names";
import type { ShellData } from "./types";

export type AccountLink = {
  key: "orders" | "wallet" | "loyalty" | "referral" | "addresses";
  href: string;
  icon: IconName;
};

const all: AccountLink[] = [
  { key: "orders", href: "/my-orders", icon: "receipt" },
  { key: "wallet", href: "/wallet", icon: "wallet" },
  { key: "loyalty", href: "/loyalty-points", icon: "star" },
  { key: "referral", href: "/referral-code", icon: "user" },
  { key: "addresses", href: "/addresses", icon: "home-2" },
];

/** The entries of the profile menu and of the drawer; wallet, points and referral only while the operator has them (NAV-15 to NAV-17). */
export function accountLinks(config: ShellData["config"]): AccountLink[] {
  return all.filter(({ key }) => (key === "wallet" || key === "loyalty" || key === "referral" ? config?.[key] : true));
}
