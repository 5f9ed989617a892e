import type { Coordinates, ZoneLookup } from "~/delivery-api";
import type { Outcome } from "~/request/outcome";
import type { Intents } from "~/request/page-action.server";
import { toast } from "~/request/respond.server";
import type { Shop } from "~/request/shop.server";
import { dialogHref } from "~/ui/dialog-href";
import { suggest } from "./load-location.server";
import { type Choice, type ResolvedPlace, readChoice, resolvePlace } from "./resolve.server";
import { suggestionFor } from "./typed-address";

/**
 * Picks a location: a suggestion, a point of the map, or an address typed in full (the way in on the landing page).
 * The server looks everything up again (LOC-11) and stores address, coordinates and zone (LOC-09, LOC-17).
 */
async function setLocation(shop: Shop, form: FormData): Promise<Outcome> {
  const choice = readChoice(form) ?? (await typedChoice(shop, form));
  const address = String(form.get("address") ?? "").slice(0, 120);
  if (!choice) return { kind: "done", to: dialogHref(currentPage(shop), "location", address ? { address } : {}) };
  const resolved = await resolvePlace(shop, choice);
  if (resolved.kind === "failed") return refused(resolved.message, null);
  if (!resolved.zone) return refused(resolved.place.error ?? shop.t("location:noService"), resolved.place);
  return (await deliverTo(shop, resolved.place, resolved.zone))
    ? { kind: "done", to: "/home", toasts: [toast(shop, "success", "location:set")] }
    : { kind: "done", to: dialogHref(currentPage(shop), "modules") };
}

/** An address typed in full needs no list. */
async function typedChoice(shop: Shop, form: FormData): Promise<Choice | null> {
  const typed = String(form.get("address") ?? "");
  const { rows } = await suggest(shop, typed);
  const meant = suggestionFor(typed, rows);
  return meant && { place: meant.placeId };
}

const currentPage = (shop: Shop) => shop.url.pathname + shop.url.search;

/** The dialog's button turns red and bears the message (LOC-12). */
const refused = (message: string, place: ResolvedPlace | null): Outcome => ({
  kind: "again",
  status: 422,
  result: { reply: null, details: { error: message, place } },
});

/** Stores where things are brought to (LOC-09, LOC-17); false when the module chooser must follow (LOC-14). */
export async function deliverTo(
  shop: Shop,
  place: Coordinates & { address: string },
  zone: ZoneLookup,
): Promise<boolean> {
  shop.session.set("place", {
    zoneHeader: zone.header,
    latitude: place.latitude,
    longitude: place.longitude,
    address: place.address.slice(0, 300),
  });
  return moduleIsStillServed(shop, zone);
}

/** LOC-14: the chooser follows when no module is stored, or when the new zone does not have it. */
async function moduleIsStillServed(shop: Shop, zone: ZoneLookup): Promise<boolean> {
  const { module } = shop.session;
  if (!module) return false;
  const modules = await shop.api.modules.list();
  if (!modules.ok) return true;
  const isServed = modules.value.some(
    ({ id, zoneIds }) => id === module.id && zoneIds.some((id) => zone.zoneIds.includes(id)),
  );
  if (!isServed) shop.session.set("module", null);
  return isServed;
}

export const locationIntents: Intents = { "set-location": setLocation };
