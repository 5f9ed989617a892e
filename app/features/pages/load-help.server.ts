import { type OrderHelp, orderHelp } from "~/features/orders/order-help.server";
import { sendsParcels } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

export type HelpData = {
  title: string;
  description: string;
  canonical: string;
  email: string;
  phone: string;
  address: string;
  /** The order that the visitor needs help with, if their address names one. */
  order: OrderHelp | null;
};

/** `/help-and-support`, called Contact in the parcel module (RTE-28): how to reach the operator, with `?order=…` about that order. */
export async function loadHelp(context: RequestContext): Promise<HelpData> {
  const config = secondary(await context.api.config.get(), null);
  return {
    title: context.t(sendsParcels(context.session.module) ? "pages:contact" : "pages:help.title"),
    description: context.t("pages:help.description", { business: config?.businessName ?? "Doorstep" }),
    canonical: "/help-and-support",
    email: config?.email ?? "",
    phone: config?.phone ?? "",
    address: config?.address ?? "",
    order: await orderHelp(context, config?.refunds ?? false),
  };
}
