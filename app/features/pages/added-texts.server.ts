import { textsOf } from "~/i18n/i18n.server";

/**
 * `/texts/es/cart`: what a page that scripts took over needs of a language that the operator added (docs/decisions/0192). The texts of built-in languages
 * are files with a hash in their name, and answered here as well.
 */
export function addedTexts(language: string, namespace: string): Response {
  const texts = textsOf(language, namespace);
  if (texts === null) return new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
  return Response.json(texts, { headers: { "Cache-Control": "public, max-age=3600" } });
}
