import type { FastifyInstance } from "fastify";
import { landingJson, testimonialsJson } from "../../catalogue/landing";
import { refuseWithMessage } from "../../http/refusal";
import { inLanguage } from "../../wire/text";

const policies = [
  "about-us",
  "terms-and-conditions",
  "privacy-policy",
  "refund-policy",
  "shipping-policy",
  "cancelation",
];

/** The landing page and the policies, docs/delivery-api.md §14: HTML as a JSON string in M, in an object in N and X. */
export async function pageRoutes(app: FastifyInstance): Promise<void> {
  app.get("/react-landing-page", async (request) => ({
    ...(await landingJson(request.sandbox)),
    ...request.sandbox.landing,
  }));
  app.get("/testimonial", async (request) => testimonialsJson(request.sandbox));

  for (const key of policies) {
    app.get(`/${key}`, async (request, reply) => {
      const { db, language, dialect } = request.sandbox;
      const row = await db.selectFrom("pages").selectAll().where("key", "=", key).executeTakeFirst();
      if (!row) throw refuseWithMessage(404, "notFound");
      const html = inLanguage(language, row, "value");
      if (dialect === "m") return reply.type("application/json").send(JSON.stringify(html));
      return { key, value: html, status: row.status };
    });
  }
}
