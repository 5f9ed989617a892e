import { data } from "@remix-run/node";
import type { TextPageKey } from "~/delivery-api";
import { lookUp } from "~/look-up";
import type { RequestContext } from "~/request/context/request-context";
import { isTracking } from "~/request/context/track-event.server";
import { critical } from "~/request/pages/critical.server";

/** The addresses of the operator's pages of text (RTE-29). */
const pages: Record<string, TextPageKey> = {
  "/about-us": "about",
  "/terms-and-conditions": "terms",
  "/privacy-policy": "privacy",
  "/refund-policy": "refund",
  "/cancellation-policy": "cancellation",
  "/shipping-policy": "shipping",
};

export type TextPageData = {
  title: string;
  description: string;
  canonical: string;
  /** Sanitised; empty when the operator has written nothing. */
  html: string;
  /** On the privacy policy, where there are analytics: whether they may count this browser. */
  isCounted: boolean | null;
};

/**
 * A page the operator writes (RTE-29, RTE-30). A policy that is switched off, like a page that was never written, is a 404; throws
 * that or the 503 page.
 */
export async function loadTextPage(context: RequestContext): Promise<TextPageData> {
  const { pathname } = context.url;
  const page = lookUp(pages, pathname.replace(/\/$/, ""));
  if (!page) throw data(null, { status: 404 });
  const [config, text] = await Promise.all([context.api.config.get(), context.api.landing.text(page)]);
  const isOff = config.ok && lookUp(config.value.policies, page) === false;
  if (isOff) throw data(null, { status: 404 });
  const title = context.t(`pages:${page}.title`);
  // Its tables of letters would take their time of every start.
  const { cleanHtml } = await import("./clean-html.server");
  const html = withoutTitle(cleanHtml(critical(text)), title);
  const business = config.ok ? config.value.businessName : "Doorstep";
  return {
    title,
    description: context.t(`pages:${page}.description`, { business }),
    canonical: pathname,
    html,
    isCounted: page === "privacy" && isTracking() ? context.session.settings.isCounted : null,
  };
}

/** The page shows its title already: an operator's text that begins with the same one loses it. */
export function withoutTitle(html: string, title: string): string {
  const [heading = "", text = ""] = /^<h2>([^<]*)<\/h2>\s*/.exec(html) ?? [];
  const plain = (words: string) =>
    words
      .replace(/&amp;|&/g, "and")
      .replace(/\s+/g, " ")
      .trim()
      .toLowerCase();
  return heading && plain(text) === plain(title) ? html.slice(heading.length) : html;
}
