import { type DeliveryApi, mapResult, ok, type Result, type Store, type Zone } from "~/delivery-api";
import { serverTime } from "~/i18n/zone-time.server";
import type { RequestContext } from "~/request/context/request-context";
import type { Surge } from "./fee";

type Asking = Pick<RequestContext, "now" | "timeZone"> & { api: { orders: Pick<DeliveryApi["orders"], "surge"> } };
type Where = { store: Pick<Store, "selfDelivery" | "zoneId" | "moduleId">; zone: Pick<Zone, "surge"> | null };

/** M tells it with the zone, N and X when asked; a store's own couriers know none (docs/delivery-api.md §11.5). */
export async function surgeOf(
  context: Asking,
  { store, zone }: Where,
): Promise<Result<(Surge & { note: string | null }) | null>> {
  if (store.selfDelivery || !zone) return ok(null);
  if (zone.surge) return ok({ type: "percent", value: zone.surge.percent, note: zone.surge.message });
  const at = serverTime(context.now(), context.timeZone);
  const answer = await context.api.orders.surge(store.zoneId, store.moduleId, at);
  return mapResult(answer, (surge) => (surge && surge.value > 0 ? surge : null));
}
