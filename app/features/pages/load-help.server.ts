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
};

/** `/help-and-support`, called Contact in the parcel module (RTE-28): how to reach the operator. */
export async function loadHelp(context: RequestContext): Promise<HelpData> {
  const config = secondary(await context.api.config.get(), null);
  return {
    title: context.t(sendsParcels(context.session.module) ? "pages:contact" : "pages:help.title"),
    description: context.t("pages:help.description", { business: config?.businessName ?? "Doorstep" }),
    canonical: "/help-and-support",
    email: config?.email ?? "",
    phone: config?.phone ?? "",
    address: config?.address ?? "",
  };
}
