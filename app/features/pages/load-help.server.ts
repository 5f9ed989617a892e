import { secondary } from "~/request/pages/critical.server";
import type { Shop } from "~/request/context/request-context.server";

export type HelpData = {
  title: string;
  description: string;
  canonical: string;
  email: string;
  phone: string;
  address: string;
};

/** `/help-and-support`, called Contact in the parcel module (RTE-28): how to reach the operator. */
export async function loadHelp(shop: Shop): Promise<HelpData> {
  const config = secondary(await shop.api.config.get(), null);
  const isParcel = shop.session.module?.type === "parcel";
  return {
    title: shop.t(isParcel ? "pages:contact" : "pages:help.title"),
    description: shop.t("pages:help.description", { business: config?.businessName ?? "Doorstep" }),
    canonical: "/help-and-support",
    email: config?.email ?? "",
    phone: config?.phone ?? "",
    address: config?.address ?? "",
  };
}
