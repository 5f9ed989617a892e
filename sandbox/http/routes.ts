import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { inputOf } from "./input";
import { refuseWithBody } from "./refusal";

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** The framework's answer to a wrong method. */
const methodNotAllowed = () => refuseWithBody(405, { message: "The method is not supported for this route." });

/**
 * A PUT or DELETE route that also takes a POST whose body says so in `_method`; any other POST answers 405
 * (docs/delivery-api.md §1.1).
 */
export function spoofable(app: FastifyInstance, method: "PUT" | "DELETE", url: string, handler: Handler): void {
  app.route({ method, url, handler });
  app.route({
    method: "POST",
    url,
    handler: (request, reply) => {
      if (String(inputOf(request)._method ?? "").toUpperCase() !== method) throw methodNotAllowed();
      return handler(request, reply);
    },
  });
}

/** A POST route that refuses the `_method` spoof, as a POST-only route of the original does. */
export function postOnly(app: FastifyInstance, url: string, handler: Handler): void {
  app.post(url, (request, reply) => {
    const spoofed = inputOf(request)._method;
    if (spoofed && String(spoofed).toUpperCase() !== "POST") throw methodNotAllowed();
    return handler(request, reply);
  });
}
