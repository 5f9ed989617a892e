import { opensInbox } from "~/features/chat/address";
import { profileTarget } from "~/features/orders/profile-target";
import { lookUp } from "~/look-up";

/** What `/profile` itself shows. */
export type ProfileSection = "overview" | "profile-settings" | "notifications" | "inbox";

/** Sections with an address of their own, by the names `page` may give them (RTE-22, RTE-25). */
const addresses: Record<string, string> = {
  "my-orders": "/my-orders",
  addresses: "/addresses",
  coupons: "/coupons",
  wallet: "/wallet",
  "loyalty-points": "/loyalty-points",
  "referral-code": "/referral-code",
  settings: "/settings",
  "track-order": "/track-order",
};

/**
 * What a link to `/profile` opens: a section of its own or the address of another section; an order before anything else (RTE-21). Null for a
 * section of a name nobody knows.
 */
export function profilePage(search: URLSearchParams): { section: ProfileSection } | { to: string } | null {
  const order = profileTarget(search);
  if (order !== null) return { to: order };
  if (opensInbox(search)) return { section: "inbox" };
  const page = search.get("page");
  if (page === null || page === "") return { section: "overview" };
  if (page === "profile-settings" || page === "notifications") return { section: page };
  const to = lookUp(addresses, page);
  return to === undefined ? null : { to };
}
