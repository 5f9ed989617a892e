import { offeredLanguages } from "~/i18n/added-languages.server";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

const dayMs = 24 * 60 * 60 * 1000;

/** `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, SECURITY_CONTACT or else the shop's own mail address; 404 without either. */
export async function securityTxt(context: RequestContext, given: string | null, now = Date.now()): Promise<Response> {
  const email = secondary(await context.api.config.get(), null)?.email;
  const contact = given ?? (email && /^[^\s@]+@[^\s@]+$/.test(email) ? `mailto:${email}` : null);
  if (contact === null) return new Response(null, { status: 404 });
  const lines = [
    `Contact: ${contact}`,
    // Asked for anew at every visit: as long as somebody runs the shop, somebody reads what comes.
    `Expires: ${new Date(now + 90 * dayMs).toISOString()}`,
    `Preferred-Languages: ${offeredLanguages.join(", ")}`,
    `Canonical: ${new URL("/.well-known/security.txt", context.publicOrigin).href}`,
  ];
  return new Response(`${lines.join("\n")}\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
