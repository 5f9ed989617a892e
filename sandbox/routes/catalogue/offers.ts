import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import { runningCampaigns } from "../../catalogue/campaigns";
import { pageBounds } from "../../catalogue/filters";
import { activeProducts, runningSale, saleJson } from "../../catalogue/flash-sales";
import { moduleOf, optionalModuleOf, zonesOf } from "../../catalogue/headers";
import type { SeedRow } from "../../db/schema";
import { field, inputOf, validated } from "../../http/input";
import { refuse } from "../../http/refusal";
import { requireCustomer } from "../../http/visitor";
import { wallClock } from "../../time";
import { itemsJson } from "../../wire/item";
import { storesJson } from "../../wire/store";
import { inLanguage, parsed } from "../../wire/text";

const campaignQuery = z.object({ basic_campaign_id: field.text });
const saleQuery = z.object({ flash_sale_id: field.integer });
const couponQuery = z.object({ store_id: field.optionalInteger, customer_id: field.optionalInteger });

/** Campaigns, flash sales and the lists of coupons, docs/delivery-api.md §9.2–9.4. */
export async function offerRoutes(app: FastifyInstance): Promise<void> {
  app.get("/campaigns/basic", async (request) => runningCampaigns(request));
  app.get("/campaigns/basic-campaign-details", async (request) => {
    const { sandbox } = request;
    const { basic_campaign_id: wanted } = validated(campaignQuery, inputOf(request));
    const running = await runningCampaigns(request);
    const campaign = running.find(
      ({ id, slug }) => String(id) === wanted || (sandbox.dialect === "x" && slug === wanted),
    );
    if (!campaign) return [];
    const stores = await sandbox.db
      .selectFrom("stores")
      .innerJoin("campaign_stores", "campaign_stores.store_id", "stores.id")
      .selectAll("stores")
      .where("campaign_stores.campaign_id", "=", campaign.id)
      .where("stores.status", "=", 1)
      .where("stores.zone_id", "in", zonesOf(request))
      .execute();
    return { ...campaign, stores: await storesJson(sandbox, stores) };
  });
  app.get("/campaigns/item", async (request) => {
    const { sandbox } = request;
    const { day } = wallClock(sandbox.now, sandbox.operatorZone);
    const rows = await sandbox.db
      .selectFrom("item_campaigns")
      .innerJoin("stores", "stores.id", "item_campaigns.store_id")
      .selectAll("item_campaigns")
      .where("item_campaigns.status", "=", 1)
      .where("item_campaigns.module_id", "=", moduleOf(request))
      .where("stores.status", "=", 1)
      .where("stores.zone_id", "in", zonesOf(request))
      .where("available_date_starts", "<=", day)
      .where("available_date_ends", ">=", day)
      .orderBy("item_campaigns.id")
      .execute();
    return itemsJson(sandbox, rows);
  });

  app.get("/flash-sales", async (request) => {
    const sale = await runningSale(request.sandbox, moduleOf(request));
    if (!sale) return {};
    return {
      ...saleJson(request.sandbox, sale),
      active_products: await activeProducts(request.sandbox, sale.id, zonesOf(request)),
    };
  });
  app.get("/flash-sales/items", async (request) => {
    const input = inputOf(request);
    validated(saleQuery, input);
    const sale = await runningSale(request.sandbox, moduleOf(request));
    if (!sale) throw refuse(403, "flash_sale", "flashSaleOver");
    const products = await activeProducts(request.sandbox, sale.id, zonesOf(request));
    const { limit, skip } = pageBounds(input, 50);
    return {
      total_size: products.length,
      limit: input.limit ?? 50,
      offset: input.offset ?? 1,
      flash_sale: saleJson(request.sandbox, sale),
      products: products.slice(skip, skip + limit),
    };
  });

  app.get("/coupon/list", async (request) => {
    const customer = await requireCustomer(request);
    const { store_id } = validated(couponQuery, inputOf(request));
    return couponsJson(request, optionalModuleOf(request), store_id, customer.id);
  });
  app.get("/coupon/list/all", async (request) => {
    const { store_id, customer_id } = validated(couponQuery, inputOf(request));
    return couponsJson(request, moduleOf(request), store_id, customer_id);
  });
}

/** Coupons running in the request's zones, for a store when one is named. */
async function couponsJson(
  request: FastifyRequest,
  moduleId: number | null,
  storeId: number | null,
  customerId: number | null,
) {
  const { sandbox } = request;
  const { day } = wallClock(sandbox.now, sandbox.operatorZone);
  const zones = zonesOf(request);
  let query = sandbox.db
    .selectFrom("coupons")
    .selectAll()
    .where("status", "=", 1)
    .where("start_date", "<=", day)
    .where("expire_date", ">=", day);
  if (moduleId !== null) query = query.where("module_id", "=", moduleId);
  const stores = await sandbox.db.selectFrom("stores").select(["id", "name", "translations", "zone_id"]).execute();
  const rows = (await query.orderBy("id").execute()).filter((row) => {
    const targets = row.data === null ? [] : parsed<string[]>(row.data).map(Number);
    const customers = parsed<string[]>(row.customer_id);
    if (!customers.includes("all") && !customers.includes(String(customerId))) return false;
    if (row.coupon_type === "zone_wise") return targets.some((zone) => zones.includes(zone));
    if (row.coupon_type !== "store_wise") return true;
    if (storeId !== null) return targets.includes(storeId);
    return stores.some((store) => targets.includes(store.id) && zones.includes(store.zone_id));
  });
  return rows.map((row) => couponJson(request, row, stores));
}

type NamedStore = { id: number; name: string; translations: string };

/** A store-wise coupon holds the store's name in `data`. */
function couponJson(request: FastifyRequest, row: SeedRow<"coupons">, stores: NamedStore[]) {
  const { language } = request.sandbox;
  const { translations, ...columns } = row;
  const storeId = row.coupon_type === "store_wise" && row.data !== null ? Number(parsed<string[]>(row.data)[0]) : null;
  const store = stores.find((candidate) => candidate.id === storeId);
  return {
    ...columns,
    title: inLanguage(language, { title: row.title, translations }, "title"),
    data: store ? inLanguage(language, store, "name") : row.coupon_type === "store_wise" ? null : row.data,
    slug: null,
    store: null,
    created_at: `${row.start_date}T00:00:00.000000Z`,
    updated_at: `${row.start_date}T00:00:00.000000Z`,
  };
}
