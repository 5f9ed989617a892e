import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { drawPicture } from "../pictures/draw";
import { drawStillMap, drawTile, mostZoom } from "../pictures/map";
import { parsePictureName } from "../pictures/name";
import { photoOf } from "../pictures/photo";

const theme = z.object({ theme: z.enum(["light", "dark"]).catch("light") });
const whole = z.coerce.number().int().min(0);
const tilePath = z.object({ z: whole.max(mostZoom), x: whole.max(2 ** mostZoom), y: whole.max(2 ** mostZoom) });
const stillQuery = theme.extend({
  lat: z.coerce.number().min(-85).max(85),
  lng: z.coerce.number().min(-180).max(180),
  zoom: whole.max(mostZoom).catch(16),
  w: whole.min(16).max(2048).catch(640),
  h: whole.min(16).max(2048).catch(320),
});

/** Pictures at `/storage/<kind>/<recipe>` and map tiles at `/tiles/`; to be registered at the root. */
export async function mediaRoutes(app: FastifyInstance): Promise<void> {
  app.get("/storage/*", async (request, reply) => {
    const name = (request.params as { "*": string })["*"].split("/").at(-1) ?? "";
    const recipe = parsePictureName(name);
    const picture = recipe && drawPicture(recipe);
    if (!picture) return reply.callNotFound();
    const photo = name.endsWith(".webp") ? await photoOf(picture) : null;
    return photo ? keep(reply).type("image/webp").send(photo) : sendSvg(reply, picture);
  });

  app.get("/tiles/:z/:x/:y.svg", async (request, reply) => {
    const path = tilePath.safeParse(request.params);
    if (!path.success) return reply.callNotFound();
    const { z: zoom, x, y } = path.data;
    return sendSvg(reply, drawTile(zoom, x, y, theme.parse(request.query).theme));
  });

  app.get("/tiles/static.svg", async (request, reply) => {
    const query = stillQuery.safeParse(request.query);
    if (!query.success) return reply.callNotFound();
    const { lat, lng, zoom, w, h } = query.data;
    return sendSvg(reply, drawStillMap({ latitude: lat, longitude: lng }, zoom, w, h, query.data.theme));
  });
}

function sendSvg(reply: FastifyReply, svg: string) {
  return keep(reply)
    .type("image/svg+xml; charset=utf-8")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .send(svg);
}

/** A picture is decided by its address alone, so it may be kept for ever. */
function keep(reply: FastifyReply) {
  return reply
    .header("cache-control", "public, max-age=31536000, immutable")
    .header("access-control-allow-origin", "*");
}
