import type { Coordinates, Failure, Zone } from "~/delivery-api";
import {
  type ChosenPoint,
  chosenPoint,
  hasChosen,
  type Sight,
  sightOf,
  withSight,
} from "~/features/addresses/chosen-point.server";
import { contactCountry } from "~/features/addresses/schema.server";
import { noPlaceHref, rememberContact } from "~/features/checkout/order-outcome.server";
import { typedFields } from "~/features/checkout/typed-fields";
import { readChoice } from "~/features/location/resolve.server";
import { isSamePoint } from "~/features/location/same-point";
import type { RequestContext } from "~/request/context/request-context";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { countryOf } from "~/request/posting/phone-number.server";
import { toast } from "~/request/posting/respond.server";
import { type ParcelParty, parcelLimits } from "~/session/parcel.server";
import { carryingZone, wayBefore } from "./guard.server";
import { type PartyValues, partySchema } from "./party-schema.server";
import { isSameAddress, type ParcelEnd, stepAfter, stepHref, stepOf } from "./steps";

/** "Continue": one end of the way is kept, and the next step follows. */
export async function saveParty(context: RequestContext, form: FormData): Promise<Outcome> {
  const config = await context.api.config.get();
  if (!config.ok) return failedParty(context, form, config.failure);
  const elsewhere = wayBefore(context, config.value);
  if (elsewhere !== null) return { kind: "done", to: elsewhere };
  const step = stepOf(context.url.searchParams);
  if (hasChosen(form)) form.set("address", "chosen");
  else form.delete("address");
  const [categories, instructions] = await Promise.all([
    context.api.parcel.categories(),
    context.api.parcel.instructions(),
  ]);
  if (!categories.ok) return failedParty(context, form, categories.failure);
  const terms = {
    step,
    isGuest: context.session.visitor.token === null,
    categories: categories.value.map(({ id }) => id),
    instructions: instructions.ok ? instructions.value.map(({ id }) => id) : [],
  };
  const submission = parseForm(form, partySchema(context.t, terms, contactCountry(form)));
  const again = async (refusal?: Parameters<typeof submission.reply>[0]): Promise<Outcome> => ({
    kind: "invalid",
    status: 422,
    result: { reply: submission.reply(refusal), details: await sightOf(context, form) },
  });
  if (submission.status !== "success") return again();
  const { contactName, contactNumber, contactEmail, road, house, floor } = submission.value;
  const end = await endOf(context, form, step);
  if (end.kind === "failed") return again({ fieldErrors: { address: [end.message] } });
  const { latitude, longitude } = end.point;
  const address = end.point.address.slice(0, parcelLimits.address);
  const party: ParcelParty = { address, latitude, longitude, contactName, contactNumber, road, house, floor };
  if (isSameAddress({ ...context.session.parcel, [step]: party })) {
    return again({ fieldErrors: { address: [context.t("parcel:errors.samePlace")] } });
  }
  context.session.patch("parcel", { [step]: party, ...besides(submission.value, step) });
  if (contactEmail) rememberContact(context, { name: contactName, number: contactNumber, email: contactEmail });
  return { kind: "done", to: stepHref(stepAfter(context.session.parcel)) };
}

const failedParty = (context: RequestContext, form: FormData, failure: Failure) =>
  withSight(context, form, failureOutcome(context, failure, { reply: { initialValue: typedFields(form) } }));

/** What the form of this end says of the parcel itself. */
function besides({ category, instruction, note }: PartyValues, step: ParcelEnd) {
  return step === "sender" ? { categoryId: category ?? null } : { instructionId: instruction, note };
}

type End =
  | { kind: "failed"; message: string }
  | { kind: "carried"; point: Coordinates & { address: string }; zone: Zone };

/** The point of the form with its words, if parcels are carried there. */
async function endOf(context: RequestContext, form: FormData, step: ParcelEnd): Promise<End> {
  const point = await pointOf(context, form, step);
  if (point.kind === "failed") return point;
  const lookup = point.zone ? ({ ok: true, value: point.zone } as const) : await context.api.geo.zone(point);
  if (!lookup.ok) {
    const message = lookup.failure.errors[0]?.message;
    const plain = lookup.failure.kind === "not-found" ? "location:noService" : "ui:failure.noAnswer";
    return { kind: "failed", message: message ?? context.t(plain) };
  }
  const zone = carryingZone(context, lookup.value);
  return zone ? { kind: "carried", point, zone } : { kind: "failed", message: context.t("parcel:errors.notCarried") };
}

/** A point that has not moved since this end was kept keeps its words. */
async function pointOf(
  context: RequestContext,
  form: FormData,
  step: ParcelEnd,
): Promise<ChosenPoint | { kind: "failed"; message: string }> {
  const kept = context.session.parcel[step];
  const choice = readChoice(form);
  if (kept && choice && !("place" in choice) && isSamePoint(kept, choice)) {
    return { kind: "chosen", ...choice, address: kept.address, zone: null };
  }
  return chosenPoint(context, form, savedIdIn(form, "savedId"));
}

const savedIdIn = (form: FormData, name: string) => {
  const id = Number(form.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** "Use this address": the form again, with what a saved address says; what it does not say stays as typed. */
export async function takeSavedAddress(context: RequestContext, form: FormData): Promise<Outcome> {
  if (!context.session.place) return { kind: "done", to: noPlaceHref };
  const typed = typedFields(form);
  const listed = await context.api.addresses.list();
  if (!listed.ok) return failedParty(context, form, listed.failure);
  const id = savedIdIn(form, "saved");
  const saved = listed.value.find((row) => row.id === id);
  if (!saved?.location) {
    const toasts = [toast(context, "error", "addresses:errors.pick")];
    return withSight(context, form, {
      kind: "invalid",
      status: 422,
      result: { reply: { initialValue: typed } },
      toasts,
    });
  }
  const { contactName, contactNumber, road, house, floor, address, location } = saved;
  const contactCountry = countryOf(contactNumber, typed.contactCountry ?? "");
  const said = { contactName, contactNumber, contactCountry, road, house, floor, savedId: String(saved.id) };
  const place = { ...location, address, error: null };
  const details: Sight = { search: "", suggestions: [], isEmpty: false, picked: null, place };
  return { kind: "invalid", status: 200, result: { reply: { initialValue: { ...typed, ...said } }, details } };
}
