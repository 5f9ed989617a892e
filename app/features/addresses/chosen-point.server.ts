import type { Coordinates, PlaceSuggestion, ZoneLookup } from "~/delivery-api";
import { longestAddress } from "~/features/location/limits";
import { suggest } from "~/features/location/load-location.server";
import { type ResolvedPlace, readChoice, resolvePlace } from "~/features/location/resolve.server";
import { isSamePoint } from "~/features/location/same-point";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";

/** The point an address form is about. `zone` is null where nothing was looked up: the point is one that is kept already. */
export type ChosenPoint = { kind: "chosen"; address: string; zone: ZoneLookup | null } & Coordinates;

const searchOf = (form: FormData) => String(form.get("search") ?? "").slice(0, longestAddress);

/** A point was chosen; a text in the search field without one of its suggestions is another wish than the point before. */
export const hasChosen = (form: FormData): boolean =>
  readChoice(form) !== null && (Boolean(form.get("place")) || searchOf(form).trim() === "");

/** Looks the chosen point up. One that did not move keeps its words: coordinates tell less than people do. */
export async function chosenPoint(
  context: RequestContext,
  form: FormData,
  savedId: number | null,
): Promise<ChosenPoint | { kind: "failed"; message: string }> {
  const choice = readChoice(form);
  if (!choice) return { kind: "failed", message: context.t("addresses:errors.address") };
  const known = "place" in choice ? null : await knownAddress(context, choice, savedId);
  if (known !== null && !("place" in choice)) return { kind: "chosen", ...choice, address: known, zone: null };
  const resolved = await resolvePlace(context, choice);
  if (resolved.kind === "failed") return { kind: "failed", message: resolved.message };
  const { error, ...place } = resolved.place;
  if (!resolved.zone) return { kind: "failed", message: error ?? context.t("location:noService") };
  return { kind: "chosen", ...place, zone: resolved.zone };
}

/** The words for a point that is the saved address's own, or where things are brought to now. */
async function knownAddress(
  context: RequestContext,
  point: Coordinates,
  savedId: number | null,
): Promise<string | null> {
  const { place } = context.session;
  if (savedId === null) return place && isSamePoint(place, point) ? place.address : null;
  const listed = await context.api.addresses.list();
  const saved = listed.ok ? listed.value.find(({ id }) => id === savedId) : undefined;
  return saved && isSamePoint(saved.location, point) ? saved.address : null;
}

/** What a form that is shown again must show of search and map. */
export type Sight = {
  search: string;
  suggestions: PlaceSuggestion[];
  isEmpty: boolean;
  picked: string | null;
  place: ResolvedPlace | null;
  /** Why nothing could be searched for. */
  failure?: string | null;
};

/** For a document's answer; a hydrated form has it all before its eyes. */
export async function sightOf(context: RequestContext, form: FormData): Promise<Sight | undefined> {
  if (!context.isDocument) return undefined;
  const search = searchOf(form);
  const choice = readChoice(form);
  const [found, resolved] = await Promise.all([
    suggest(context, search),
    choice ? resolvePlace(context, choice) : null,
  ]);
  const chosen = choice && "place" in choice ? choice.place : null;
  const isOffered = found.rows.some(({ placeId }) => placeId === chosen);
  return {
    search,
    suggestions: found.rows,
    isEmpty: search.trim() !== "" && found.failure === null && found.rows.length === 0,
    picked: isOffered ? chosen : (found.rows[0]?.placeId ?? null),
    place: resolved?.kind === "resolved" ? resolved.place : null,
    failure: found.failure,
  };
}

/** An answer that shows the form again shows with it what was searched for and the point that was chosen; one that leads away stays as it is. */
export async function withSight(context: RequestContext, form: FormData, outcome: Outcome): Promise<Outcome> {
  if (outcome.kind === "done") return outcome;
  return { ...outcome, result: { ...outcome.result, details: await sightOf(context, form) } };
}
