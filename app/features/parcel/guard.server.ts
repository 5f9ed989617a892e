import type { Config, Zone, ZoneLookup } from "~/delivery-api";
import { signInFirst } from "~/features/checkout/one-order.server";
import { noPlaceHref } from "~/features/checkout/order-outcome.server";
import { sendsParcels } from "~/module-kinds";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { critical } from "~/request/pages/critical.server";
import { redirectTo } from "~/request/posting/respond.server";
import { dialogHref } from "~/ui/dialog-href";

/** Where a visitor must go before a parcel of theirs can be made out; null when nothing is missing (CHK-06 for guests). */
export function wayBefore(context: RequestContext, { guestCheckout }: Pick<Config, "guestCheckout">): string | null {
  const { module, place, visitor } = context.session;
  if (!place) return noPlaceHref;
  if (!sendsParcels(module)) return dialogHref("/home", "modules");
  if (visitor.token !== null || guestCheckout) return null;
  return signInFirst(pathOf(context.url)).to;
}

/** For the pages of a parcel: the configuration, once nothing is missing. Throws the redirect otherwise. */
export async function requireParcels(context: RequestContext): Promise<Config> {
  const config = critical(await context.api.config.get());
  const to = wayBefore(context, config);
  if (to !== null) throw await redirectTo(context, to);
  return config;
}

/** The zone of a point that carries parcels; null where none does. */
export function carryingZone(context: RequestContext, lookup: ZoneLookup): Zone | null {
  const moduleId = context.session.module?.id;
  return lookup.zones.find(({ modules }) => modules.some((rates) => rates.moduleId === moduleId)) ?? null;
}
