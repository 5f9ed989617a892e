import { redirect } from "@remix-run/node";
import { directionOf } from "~/i18n/languages";
import type { RequestContext } from "~/request/context/request-context";
import { secondary } from "~/request/pages/critical.server";

type Icon = { src: string; sizes: string; type?: string; purpose?: "any" | "maskable" };

const png = "image/png";
const ownIcons: Icon[] = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: png },
  { src: "/icons/icon-512.png", sizes: "512x512", type: png },
  { src: "/icons/icon-maskable-512.png", sizes: "512x512", type: png, purpose: "maskable" },
];

const oneHour = 3_600;
const fiveMinutes = 300;

/**
 * `/manifest.webmanifest`: what a browser needs to install the shop, under the operator's name and with their icon where the delivery API's
 * config has one (docs/delivery-api.md §2.1).
 */
export async function manifest(context: RequestContext): Promise<Response> {
  const config = secondary(await context.api.config.get(), null);
  const name = config?.businessName ?? "Doorstep";
  const icons: Icon[] = config?.icon ? [{ src: config.icon, sizes: "any" }] : ownIcons;
  const content = {
    id: "/",
    name,
    short_name: name,
    lang: context.language,
    dir: directionOf(context.language),
    start_url: "/home",
    scope: "/",
    display: "standalone",
    background_color: "#ffffff",
    theme_color: "#ffffff",
    icons,
  };
  return new Response(JSON.stringify(content), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": `public, max-age=${oneHour}` },
  });
}

/**
 * `/apple-touch-icon.png`: the manifest's icon for Safari, which takes what a page links before what the manifest names. Where it lies is told here, since
 * pages outlive an address that the config signs.
 */
export async function touchIcon(context: RequestContext): Promise<Response> {
  const config = secondary(await context.api.config.get(), null);
  return redirect(config?.icon ?? "/icons/apple-touch-icon.png", {
    headers: { "Cache-Control": `public, max-age=${fiveMinutes}` },
  });
}
