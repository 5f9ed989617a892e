import type { FastifyInstance } from "fastify";
import { metresBetween } from "../../geo";
import { inputOf } from "../../http/input";
import { requireVisitor } from "../../http/visitor";
import { cartJson } from "../../orders/cart-json";
import { cartLinesOf } from "../../orders/lines";
import { byId, distinct, groupedBy } from "../../wire/lookup";
import { storeRowsById } from "../../wire/store";
import { inLanguage, pictureUrl } from "../../wire/text";

/** X: the carts of all stores and modules, one entry per store (docs/delivery-api.md §6). */
export async function cartGetAllRoutes(app: FastifyInstance): Promise<void> {
  app.get("/customer/cart/get-all", async (request, reply) => {
    const { sandbox } = request;
    if (sandbox.dialect !== "x") return reply.callNotFound();
    const visitor = await requireVisitor(request, inputOf(request));
    const lines = await cartLinesOf(sandbox.db, visitor, null);
    const stores = await storeRowsById(sandbox, distinct(lines.map((line) => line.store_id)));
    const modules = byId(await sandbox.db.selectFrom("modules").select(["id", "module_type"]).execute());
    const carts: unknown[] = [];
    for (const [storeId, rows] of groupedBy(lines, (line) => line.store_id)) {
      const store = stores.get(storeId);
      if (!store) continue;
      const metres = sandbox.coordinates ? metresBetween(sandbox.coordinates, store) : null;
      carts.push({
        store: {
          id: store.id,
          name: inLanguage(sandbox.language, store, "name"),
          slug: store.slug,
          module_type: modules.get(store.module_id)?.module_type ?? null,
          logo: store.logo,
          logo_full_url: pictureUrl(sandbox, "store", store.logo),
          item_count: rows.length,
          delivery_time: `${store.min_delivery_time}-${store.max_delivery_time} min`,
          min_delivery_time: store.min_delivery_time,
          max_delivery_time: store.max_delivery_time,
          distance: metres,
          distance_km: metres === null ? null : Math.round(metres / 100) / 10,
        },
        carts: await cartJson(sandbox, rows),
      });
    }
    return carts;
  });
}
