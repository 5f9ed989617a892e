import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { field, inputOf, validated } from "../http/input";
import { refuseWithBody } from "../http/refusal";
import { escaped } from "../markup";
import { exchangeCode, grantCode, personBy, personOf, publicKeys } from "../sign-in-provider/grants";

const medium = z.enum(["google", "facebook", "apple"]);
const authorizeForm = z.object({
  client_id: field.text,
  redirect_uri: field.text.refine((url) => /^https?:\/\//.test(url)),
  response_type: z.literal("code"),
  state: field.text,
  code_challenge: field.text,
  code_challenge_method: z.literal("S256"),
  nonce: field.optionalText,
  response_mode: field.optionalText,
});
const answerForm = authorizeForm.extend({
  email: field.optionalText,
  name: field.optionalText,
  decision: z.enum(["allow", "deny"]),
});
const exchange = z.object({
  grant_type: z.literal("authorization_code"),
  code: field.text,
  redirect_uri: field.text,
  client_id: field.text,
  client_secret: field.text,
  code_verifier: field.text,
});

const hidden = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
    .join("");

/**
 * A stand-in for Google, Facebook and Apple, so that demos and tests sign in by them on this machine alone: the authorization code
 * flow with PKCE, ID tokens and, where it is asked for as Apple does, an answer by form post. Anybody may be whoever they say.
 */
export async function signInProviderRoutes(app: FastifyInstance): Promise<void> {
  app.get("/sign-in-provider/:medium/authorize", async (request, reply) => {
    const provider = mediumOf(request);
    const query = { ...(request.query as Record<string, string>) };
    validated(authorizeForm, inputOf(request));
    return page(
      reply,
      `Sign in with ${provider}`,
      `<form action="answer">${hidden(query)}<p><label>Email <input name="email" type="email" value="ann@example.com"></label></p>` +
        `<p><label>Name <input name="name" value="Ann Lee"></label></p>` +
        `<p><button name="decision" value="allow">Continue</button> <button name="decision" value="deny">Cancel</button></p></form>`,
    );
  });

  app.get("/sign-in-provider/:medium/answer", async (request, reply) => {
    const provider = mediumOf(request);
    const form = validated(answerForm, inputOf(request));
    const person = personBy(provider, form.email ?? "", form.name ?? "");
    const bound = {
      clientId: form.client_id,
      redirectUri: form.redirect_uri,
      challenge: form.code_challenge,
      nonce: form.nonce,
    };
    const answer: Record<string, string> =
      form.decision === "allow"
        ? { code: await grantCode(request.sandbox, person, bound), state: form.state }
        : { error: "access_denied", state: form.state };
    if (form.response_mode === "form_post") {
      return page(
        reply,
        "Back to the shop",
        `<form method="post" action="${escaped(form.redirect_uri)}">${hidden(answer)}<button>Continue</button></form>`,
      );
    }
    return reply.redirect(`${form.redirect_uri}?${new URLSearchParams(answer)}`, 302);
  });

  app.post("/sign-in-provider/:medium/token", async (request, reply) => {
    const provider = mediumOf(request);
    const form = exchange.safeParse(inputOf(request));
    const issuer = `${request.protocol}://${request.host}/sign-in-provider/${provider}`;
    const tokens = form.success
      ? await exchangeCode(request.sandbox, {
          code: form.data.code,
          medium: provider,
          clientId: form.data.client_id,
          redirectUri: form.data.redirect_uri,
          verifier: form.data.code_verifier,
          issuer,
        })
      : null;
    if (!tokens) return reply.code(400).send({ error: "invalid_grant" });
    const shared = { access_token: tokens.accessToken, token_type: "Bearer", expires_in: tokens.expiresIn };
    return provider === "facebook" ? shared : { ...shared, id_token: tokens.idToken };
  });

  app.get("/sign-in-provider/:medium/userinfo", async (request) => {
    const token = /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? "")?.[1] ?? "";
    const person = await personOf(request.sandbox, mediumOf(request), token);
    if (!person) throw refuseWithBody(401, { error: "invalid_token" });
    return { id: person.subject, sub: person.subject, email: person.email, name: person.name };
  });

  app.get("/sign-in-provider/keys", publicKeys);
}

function mediumOf(request: FastifyRequest) {
  const known = medium.safeParse((request.params as { medium?: string }).medium);
  if (!known.success) throw refuseWithBody(404, { message: "No such provider" });
  return known.data;
}

function page(reply: FastifyReply, title: string, body: string) {
  return reply
    .type("text/html; charset=utf-8")
    .header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'")
    .send(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>` +
        `<style>body{font:18px system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}</style><h1>${title}</h1>${body}</html>`,
    );
}
