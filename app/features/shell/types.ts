import type { Config, LandingPage, Module } from "~/delivery-api";
import type { Unread } from "~/features/chat/unread";
import type { RunningView } from "~/features/orders/running.server";
import type { Language } from "~/i18n/languages";
import type { ModuleType } from "~/module-kinds";

/** What the frame around every page shows. Loaded once per page by the `_shop` layout; never holds the token. */
export type ShellData = {
  businessName: string;
  /** Of the storefront, for addresses that leave it (canonical links). */
  origin: string;
  /** Null when the delivery API has never answered: the frame then draws itself without its facts. */
  config: Pick<
    Config,
    | "logo"
    | "email"
    | "phone"
    | "address"
    | "socialMedia"
    | "appLinks"
    | "footerText"
    | "policies"
    | "wallet"
    | "loyalty"
    | "referral"
  > | null;
  landing:
    | (Pick<LandingPage, "newsletterTitle" | "newsletterSubtitle" | "footerDescription"> & {
        /** The operator's application pages (NAV-29). */
        storeOwnerUrl: string | null;
        deliveryManUrl: string | null;
      })
    | null;
  /** Modules of the visitor's zones (MOD-07); all of them while no place is chosen. */
  modules: Pick<Module, "id" | "type" | "name" | "icon">[];
  module: { id: number; type: ModuleType } | null;
  /** In the words of the module. */
  words: { search: string; stores: string };
  /** Null for guests (ROLE-05); without a name while it cannot be had. */
  customer: { name: string; image: string | null } | null;
  /** Chat messages not read yet; null for guests. */
  unread: Unread | null;
  /** The order that comes next; empty for most visitors. */
  running: RunningView[];
  /** Newest first (SRCH-08). */
  recentSearches: string[];
  settings: { language: Language; theme: "light" | "dark" | null; isLite: boolean };
};

/** Given to the parts of the page behind an open dialog. */
export type InertProps = { inert?: string; "aria-hidden"?: true };
