import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { toast } from "~/request/posting/respond.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";
import type { Choice } from "./choice";
import { longestAddress } from "./limits";
import { suggest } from "./load-location.server";
import { deliverTo, leaveItems } from "./move.server";
import { type ResolvedPlace, readChoice, resolvePlace } from "./resolve.server";
import { suggestionFor } from "./typed-address";

/**
 * Picks a location: a suggestion, a point of the map, or an address typed in full (the way in on the landing page).
 * The server looks everything up again (LOC-11) and stores address, coordinates and zone (LOC-09, LOC-17).
 */
async function setLocation(context: RequestContext, form: FormData): Promise<Outcome> {
  const meant = await choiceOf(context, form);
  if (meant?.kind === "failed") return refused(meant.message, null);
  const choice = meant?.choice;
  const address = String(form.get("address") ?? "").slice(0, longestAddress);
  if (!choice) return { kind: "done", to: dialogHref(pathOf(context.url), "location", address ? { address } : {}) };
  const resolved = await resolvePlace(context, choice, address);
  if (resolved.kind === "failed") return refused(resolved.message, null);
  if (!resolved.zone) return refused(resolved.place.error ?? context.t("location:noService"), resolved.place);
  const { to } = await deliverTo(context, resolved.place, resolved.zone);
  if (to !== null) return { kind: "done", to, asks: true };
  return { kind: "done", to: nextPage(context), toasts: [toast(context, "success", "location:set")] };
}

type Meant = { kind: "chosen"; choice: Choice } | { kind: "failed"; message: string } | null;

/** The form's own choice; an address typed in full needs no list. Null when several may be meant. */
async function choiceOf(context: RequestContext, form: FormData): Promise<Meant> {
  const choice = readChoice(form);
  if (choice) return { kind: "chosen", choice };
  const typed = String(form.get("address") ?? "");
  const { rows, failure } = await suggest(context, typed);
  if (failure !== null) return { kind: "failed", message: failure };
  const meant = suggestionFor(typed, rows);
  return meant && { kind: "chosen", choice: { place: meant.placeId } };
}

/** `/home` (LOC-15); an order that is being made out stays in sight. */
const nextPage = (context: RequestContext) =>
  context.url.pathname === "/checkout" ? withoutDialog(pathOf(context.url)) : "/home";

/** The dialog's button turns red and bears the message (LOC-12); the landing page says it below its field. */
const refused = (message: string, place: ResolvedPlace | null): Outcome => ({
  kind: "invalid",
  status: 422,
  result: { reply: null, details: { error: message, place } },
});

export const locationIntents = { "set-location": setLocation, "leave-items": leaveItems } satisfies Intents;
