import { textsVersion } from "~/i18n/added-languages.server";
import { textsOf } from "~/i18n/i18n.server";

const kept = "public, max-age=31536000, immutable";

/**
 * `/texts/es/cart`: what a page that scripts took over needs of a language that the operator added (docs/decisions/0192). The texts of built-in languages
 * are files with a hash in their name, and answered here as well. Under the version that pages name, browsers keep them; under another, of a replica with
 * newer files or older ones, nobody does.
 */
export function addedTexts(language: string, namespace: string, version: string | null): Response {
  const texts = textsOf(language, namespace);
  if (texts === null) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return Response.json(texts, { headers: { "Cache-Control": version === textsVersion ? kept : "no-store" } });
}
