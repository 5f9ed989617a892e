import { z } from "zod";
import type { Zone, ZoneLookup, ZoneModuleRates } from "../model";
import { zoneHeader } from "../zone-header";
import { moduleType } from "./module";
import { methodsSwitchedOn } from "./payments";
import { type Reader, readRows, wrongShape } from "./reader";
import * as read from "./scalars";

const wireRates = z.object({
  id: read.id,
  module_type: moduleType,
  pivot: z.object({
    per_km_shipping_charge: read.number,
    minimum_shipping_charge: read.number,
    maximum_shipping_charge: read.positiveOrNull,
    maximum_cod_order_amount: read.positiveOrNull,
    delivery_charge_type: read.text,
    fixed_shipping_charge: read.number,
  }),
});

const wireZone = z.object({
  id: read.id,
  increased_delivery_fee: read.number,
  increased_delivery_fee_status: read.flag,
  increase_delivery_charge_message: read.textOrNull,
  modules: z.unknown(),
});

function readRates(row: unknown): ZoneModuleRates {
  const { id, module_type, pivot } = wireRates.parse(row);
  return {
    moduleId: id,
    moduleType: module_type,
    perKm: pivot.per_km_shipping_charge,
    minimum: pivot.minimum_shipping_charge,
    maximum: pivot.maximum_shipping_charge,
    fixed: pivot.delivery_charge_type === "fixed" ? pivot.fixed_shipping_charge : null,
    maximumCod: pivot.maximum_cod_order_amount,
  };
}

/** N and X have a call of its own for it, and their zones' percent is not what they take (docs/delivery-api.md §11.5). */
function surgeOf(wire: z.infer<typeof wireZone>, { dialect }: Reader): Zone["surge"] {
  const isBusy = wire.increased_delivery_fee_status && wire.increased_delivery_fee > 0;
  if (dialect !== "m" || !isBusy) return null;
  return { percent: wire.increased_delivery_fee, message: wire.increase_delivery_charge_message };
}

function readZone(row: unknown, reader: Reader): Zone {
  const wire = wireZone.parse(row);
  return {
    id: wire.id,
    paymentMethods: methodsSwitchedOn(read.toRecord(row) ?? {}, "zone"),
    surge: surgeOf(wire, reader),
    modules: readRows(wire.modules, "zone module", reader, readRates),
  };
}

/**
 * `GET /config/get-zone-id` (docs/delivery-api.md §2.3). `zone_id` is JSON text that goes back unchanged as a header,
 * so it must be a list of zone numbers, and none too long for that; throws a ZodError when it is not.
 */
export function readZoneLookup(body: unknown, reader: Reader): ZoneLookup {
  const { zone_id, zone_data } = z.object({ zone_id: z.unknown(), zone_data: z.unknown() }).parse(body);
  const zoneIds = read.ids.parse(zone_id);
  if (zoneIds.length === 0) throw wrongShape("no zone_id");
  const said = zoneHeader.safeParse(zone_id);
  const header = said.success ? said.data : zoneHeader.parse(JSON.stringify(zoneIds));
  return { header, zoneIds, zones: readRows(zone_data, "zone", reader, (row) => readZone(row, reader)) };
}
