import type { FastifyInstance, FastifyRequest } from "fastify";
import { runningCampaigns } from "../../catalogue/campaigns";
import { moduleOf, optionalModuleOf, zonesOf } from "../../catalogue/headers";
import type { SeedRow } from "../../db/schema";
import { inputOf } from "../../http/input";
import { itemsJson } from "../../wire/item";
import { byId, distinct } from "../../wire/lookup";
import { storeRowsById, storesJson } from "../../wire/store";
import { inLanguage, pictureUrl } from "../../wire/text";

/** Banners and the fixed pictures of module pages, docs/delivery-api.md §9.1. */
export async function bannerRoutes(app: FastifyInstance): Promise<void> {
  app.get("/banners", async (request) => {
    const isFeatured = String(inputOf(request).featured ?? "0") === "1";
    let query = request.sandbox.db
      .selectFrom("banners")
      .selectAll()
      .where("status", "=", 1)
      .where("created_by", "=", "admin")
      .where("zone_id", "in", zonesOf(request));
    const moduleId = optionalModuleOf(request);
    if (moduleId !== null) query = query.where("module_id", "=", moduleId);
    if (isFeatured) query = query.where("featured", "=", 1);
    return {
      campaigns: await runningCampaigns(request),
      banners: await bannersJson(request, await query.orderBy("id").execute()),
    };
  });

  app.get("/banners/:storeId", async (request) => {
    const storeId = Number((request.params as { storeId: string }).storeId);
    const rows = await request.sandbox.db
      .selectFrom("banners")
      .selectAll()
      .where("created_by", "=", "store")
      .where("status", "=", 1)
      .where("store_id", "=", Number.isSafeInteger(storeId) ? storeId : -1)
      .execute();
    return rows.map((row) => ({
      id: row.id,
      title: inLanguage(request.sandbox.language, row, "title"),
      type: row.type,
      ...bannerPicture(request, row),
      status: row.status,
      data: String(row.store_id),
      zone_id: row.zone_id,
      module_id: row.module_id,
      featured: row.featured,
      default_link: row.link,
      created_by: row.created_by,
    }));
  });

  app.get("/other-banners", async (request) => {
    const rows = await moduleBanners(request, "promotional_banner");
    const { sandbox } = request;
    const module = await sandbox.db
      .selectFrom("modules")
      .select("module_type")
      .where("id", "=", moduleOf(request))
      .executeTakeFirst();
    const translated = rows.map((row) => ({ ...row, value: inLanguage(sandbox.language, row, "value") }));
    if (module?.module_type === "parcel") {
      return {
        banners: translated.map(({ id, module_id, key, value, type, status }) => {
          return {
            id,
            module_id,
            key,
            value,
            value_full_url: pictureUrl(sandbox, "moduleBanner", value),
            type,
            status,
          };
        }),
      };
    }
    if (translated.length === 0) return [];
    const keys = translated.flatMap(({ key, value }) => [
      [key, value],
      [`${key}_full_url`, pictureUrl(sandbox, "moduleBanner", value)],
    ]);
    const folder =
      sandbox.dialect === "x" ? {} : { promotional_banner_url: `${sandbox.base}/storage/promotional_banner` };
    return { ...Object.fromEntries(keys), ...folder };
  });

  app.get("/other-banners/video-content", async (request) => {
    const { sandbox } = request;
    const rows = await moduleBanners(request, "video_content");
    const value = (key: string) => {
      const row = rows.find((candidate) => candidate.key === key);
      return row ? inLanguage(sandbox.language, row, "value") : null;
    };
    const image = value("banner_image");
    return {
      banner_contents: rows
        .filter(({ key }) => key.startsWith("content"))
        .map((row) => ({ id: row.id, key: row.key, value: inLanguage(sandbox.language, row, "value") })),
      section_title: value("section_title"),
      banner_type: value("banner_type"),
      banner_video: value("banner_video"),
      banner_image: image,
      banner_image_full_url: image === null ? null : pictureUrl(sandbox, "moduleBanner", image),
      banner_video_content: value("banner_video_content"),
      banner_video_content_full_url: null,
    };
  });

  app.get("/other-banners/why-choose", async (request) => {
    const { sandbox } = request;
    const rows = await sandbox.db
      .selectFrom("why_choose")
      .selectAll()
      .where("module_id", "=", moduleOf(request))
      .execute();
    return {
      banners: rows.map((row) => ({
        id: row.id,
        module_id: row.module_id,
        title: inLanguage(sandbox.language, row, "title"),
        short_description: inLanguage(sandbox.language, row, "short_description"),
        image: row.image,
        image_full_url: pictureUrl(sandbox, "whyChoose", row.image),
        status: row.status,
      })),
    };
  });
}

async function moduleBanners(request: FastifyRequest, type: string) {
  return request.sandbox.db
    .selectFrom("module_banners")
    .selectAll()
    .where("module_id", "=", moduleOf(request))
    .where("type", "=", type)
    .where("status", "=", 1)
    .orderBy("id")
    .execute();
}

function bannerPicture(request: FastifyRequest, row: SeedRow<"banners">) {
  const image = inLanguage(request.sandbox.language, row, "image");
  return { image, image_full_url: pictureUrl(request.sandbox, "banner", image) };
}

async function bannersJson(request: FastifyRequest, rows: SeedRow<"banners">[]) {
  const { sandbox } = request;
  const [stores, items] = await Promise.all([
    storeRowsById(sandbox, distinct(rows.map((row) => row.store_id))),
    sandbox.db
      .selectFrom("items")
      .selectAll()
      .where("id", "in", distinct(rows.map((row) => row.item_id)))
      .execute(),
  ]);
  const storesTold = byId(await storesJson(sandbox, [...stores.values()]));
  const itemsTold = byId(await itemsJson(sandbox, items));
  return rows.map((row) => ({
    id: row.id,
    title: inLanguage(sandbox.language, row, "title"),
    type: row.type,
    link: row.link,
    store: storesTold.get(row.store_id ?? 0) ?? null,
    item: itemsTold.get(row.item_id ?? 0) ?? null,
    ...bannerPicture(request, row),
  }));
}
