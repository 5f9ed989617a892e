import type { FastifyInstance } from "fastify";
import { refuseWithBody } from "../../http/refusal";

/** Serves what visitors uploaded, never as a page of its own. */
export async function uploadRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>("/storage/upload/:name", async (request, reply) => {
    const row = await app.sandbox.db
      .selectFrom("uploads")
      .selectAll()
      .where("name", "=", request.params.name)
      .executeTakeFirst();
    if (!row) throw refuseWithBody(404, { message: "No such file" });
    return reply
      .type(row.mime)
      .header("content-security-policy", "default-src 'none'")
      .header("x-content-type-options", "nosniff")
      .send(Buffer.from(row.base64, "base64"));
  });
}
