import type { FastifyRequest } from "fastify";
import { wallClock } from "../time";
import { inLanguage, pictureUrl } from "../wire/text";
import { optionalModuleOf } from "./headers";

/** Campaigns of the module (all without one) that run now, docs/delivery-api.md §9.2. */
export async function runningCampaigns(request: FastifyRequest) {
  const { sandbox } = request;
  const { day, time } = wallClock(sandbox.now, sandbox.operatorZone);
  const moduleId = optionalModuleOf(request);
  let query = sandbox.db
    .selectFrom("campaigns")
    .selectAll()
    .where("status", "=", 1)
    .where("start_date", "<=", day)
    .where("end_date", ">=", day)
    .where("start_time", "<=", time)
    .where("end_time", ">=", time);
  if (moduleId !== null) query = query.where("module_id", "=", moduleId);
  return (await query.orderBy("id").execute()).map((row) => {
    const image = inLanguage(sandbox.language, row, "image");
    return {
      id: row.id,
      title: inLanguage(sandbox.language, row, "title"),
      image,
      image_full_url: pictureUrl(sandbox, "campaign", image),
      description: inLanguage(sandbox.language, row, "description"),
      slug: row.slug,
      available_date_starts: row.start_date,
      available_date_ends: row.end_date,
      start_time: row.start_time,
      end_time: row.end_time,
      module_id: row.module_id,
      status: row.status,
    };
  });
}
