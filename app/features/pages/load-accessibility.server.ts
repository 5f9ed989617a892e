import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

export type AccessibilityData = {
  title: string;
  description: string;
  canonical: string;
  /** Where to complain; empty where the operator tells none. */
  email: string;
  phone: string;
};

/** `/accessibility`: the accessibility statement, with the operator's own ways to be told of barriers. */
export async function loadAccessibility(context: RequestContext): Promise<AccessibilityData> {
  const config = secondary(await context.api.config.get(), null);
  return {
    title: context.t("accessibility:title"),
    description: context.t("accessibility:description", { business: config?.businessName ?? "Doorstep" }),
    canonical: "/accessibility",
    email: config?.email ?? "",
    phone: config?.phone ?? "",
  };
}
