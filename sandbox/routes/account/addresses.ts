import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { StateRow } from "../../db/state";
import { field, inputOf, pageOf, validated } from "../../http/input";
import { refuse, refuseWithMessage } from "../../http/refusal";
import { spoofable } from "../../http/routes";
import { requireCustomer } from "../../http/visitor";
import { messageText } from "../../messages";
import { isoMicro } from "../../time";
import { zonesAt } from "../../zones";

const form = z.object({
  contact_person_name: field.text,
  contact_person_number: field.text,
  address_type: field.text,
  address: field.text,
  latitude: field.latitude,
  longitude: field.longitude,
  road: field.optionalText,
  house: field.optionalText,
  floor: field.optionalText,
});

/** Saved addresses of a customer: docs/delivery-api.md §5. */
export async function addressRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/address/list", async (request) => {
    const customer = await requireCustomer(request);
    const rows = await request.sandbox.db
      .selectFrom("addresses")
      .selectAll()
      .where("user_id", "=", customer.id)
      .orderBy("id", "desc")
      .execute();
    return pageOf(rows.map(addressJson), inputOf(request), "addresses");
  });

  app.post("/customer/address/add", async (request) => {
    const { db, language, now } = request.sandbox;
    const customer = await requireCustomer(request);
    const values = await readAddress(request);
    const created_at = now.toISOString();
    await db
      .insertInto("addresses")
      .values({ ...values, user_id: customer.id, created_at, updated_at: created_at })
      .execute();
    return { message: messageText(language, "additionSuccess"), zone_ids: JSON.parse(values.zone_ids) };
  });

  spoofable(app, "PUT", "/customer/address/update/:id", async (request) => {
    const { db, language, now } = request.sandbox;
    const customer = await requireCustomer(request);
    const { id } = validated(z.object({ id: field.positive }), request.params as Record<string, unknown>);
    const values = await readAddress(request);
    const { numUpdatedRows } = await db
      .updateTable("addresses")
      .set({ ...values, updated_at: now.toISOString() })
      .where("id", "=", id)
      .where("user_id", "=", customer.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw refuseWithMessage(404, "addressNotFound");
    return { message: messageText(language, "profileSaved"), zone_id: values.zone_id };
  });

  spoofable(app, "DELETE", "/customer/address/delete", async (request) => {
    const { db, language } = request.sandbox;
    const customer = await requireCustomer(request);
    const { address_id } = validated(z.object({ address_id: field.positive }), inputOf(request));
    const { numDeletedRows } = await db
      .deleteFrom("addresses")
      .where("id", "=", address_id)
      .where("user_id", "=", customer.id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw refuseWithMessage(404, "addressNotFound");
    return { message: messageText(language, "removed") };
  });
}

/** @throws Refusal 403: by field, or `coordinates` outside every zone. */
async function readAddress(request: FastifyRequest) {
  const { latitude, longitude, ...texts } = validated(form, inputOf(request));
  const zones = await zonesAt(request.sandbox.db, { latitude, longitude });
  const zoneIds = zones.filter((zone) => zone.status === 1).map((zone) => zone.id);
  const [first] = zoneIds;
  if (first === undefined) throw refuse(403, "coordinates", "addressOutside");
  return {
    ...texts,
    latitude: String(latitude),
    longitude: String(longitude),
    zone_id: first,
    zone_ids: JSON.stringify(zoneIds),
  };
}

function addressJson(row: StateRow<"addresses">) {
  return {
    ...row,
    zone_ids: JSON.parse(row.zone_ids),
    created_at: isoMicro(new Date(row.created_at)),
    updated_at: isoMicro(new Date(row.updated_at)),
  };
}
