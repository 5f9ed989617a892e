import type { Coordinates, Zone } from "~/delivery-api";
import {
  type ChosenPoint,
  chosenPoint,
  hasChosen,
  type Sight,
  sightOf,
} from "~/features/addresses/chosen-point.server";
import { isSamePoint } from "~/features/addresses/rules";
import { contactCountry } from "~/features/addresses/schema.server";
import { noPlaceHref, rememberContact } from "~/features/checkout/order-outcome.server";
import { typedFields } from "~/features/checkout/typed-fields";
import { readChoice } from "~/features/location/resolve.server";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { parseForm } from "~/request/posting/parse-form.server";
import { countryOf } from "~/request/posting/phone-number.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { type ParcelParty, parcelLimits } from "~/session/parcel.server";
import { carryingZone, wayBefore } from "./guard.server";
import { type PartyValues, partySchema } from "./party-schema.server";
import { isSameDoor, type ParcelEnd, stepAfter, stepHref, stepOf } from "./steps";

/** "Continue": one end of the way is kept, and the next step follows. */
export async function saveParty(shop: Shop, form: FormData): Promise<Outcome> {
  const config = await shop.api.config.get();
  if (!config.ok) return failureOutcome(shop, config.failure, { reply: { initialValue: typedFields(form) } });
  const elsewhere = wayBefore(shop, config.value);
  if (elsewhere !== null) return { kind: "done", to: elsewhere };
  const step = stepOf(shop.url.searchParams);
  if (hasChosen(form)) form.set("address", "chosen");
  else form.delete("address");
  const [categories, instructions] = await Promise.all([shop.api.parcel.categories(), shop.api.parcel.instructions()]);
  if (!categories.ok) return failureOutcome(shop, categories.failure, { reply: { initialValue: typedFields(form) } });
  const terms = {
    step,
    isGuest: shop.session.visitor.token === null,
    categories: categories.value.map(({ id }) => id),
    instructions: instructions.ok ? instructions.value.map(({ id }) => id) : [],
  };
  const submission = parseForm(form, partySchema(shop.t, terms, contactCountry(form)));
  const again = async (refusal?: Parameters<typeof submission.reply>[0]): Promise<Outcome> => ({
    kind: "again",
    status: 422,
    result: { reply: submission.reply(refusal), details: await sightOf(shop, form) },
  });
  if (submission.status !== "success") return again();
  const { contactName, contactNumber, contactEmail, road, house, floor } = submission.value;
  const end = await endOf(shop, form, step);
  if (end.kind === "failed") return again({ fieldErrors: { address: [end.message] } });
  const { latitude, longitude } = end.point;
  const address = end.point.address.slice(0, parcelLimits.address);
  const party: ParcelParty = { address, latitude, longitude, contactName, contactNumber, road, house, floor };
  if (isSameDoor({ ...shop.session.parcel, [step]: party })) {
    return again({ fieldErrors: { address: [shop.t("parcel:errors.samePlace")] } });
  }
  shop.session.patch("parcel", { [step]: party, ...besides(submission.value, step) });
  if (contactEmail) rememberContact(shop, { name: contactName, number: contactNumber, email: contactEmail });
  return { kind: "done", to: stepHref(stepAfter(shop.session.parcel)) };
}

/** What the form of this end says of the parcel itself. */
function besides({ category, instruction, note }: PartyValues, step: ParcelEnd) {
  return step === "sender" ? { categoryId: category ?? null } : { instructionId: instruction, note };
}

type End =
  | { kind: "failed"; message: string }
  | { kind: "carried"; point: Coordinates & { address: string }; zone: Zone };

/** The point of the form with its words, if parcels are carried there. */
async function endOf(shop: Shop, form: FormData, step: ParcelEnd): Promise<End> {
  const point = await pointOf(shop, form, step);
  if (point.kind === "failed") return point;
  const lookup = point.zone ? ({ ok: true, value: point.zone } as const) : await shop.api.geo.zone(point);
  if (!lookup.ok) {
    const message = lookup.failure.errors[0]?.message;
    const plain = lookup.failure.kind === "not-found" ? "location:noService" : "ui:failure.noAnswer";
    return { kind: "failed", message: message ?? shop.t(plain) };
  }
  const zone = carryingZone(shop, lookup.value);
  return zone ? { kind: "carried", point, zone } : { kind: "failed", message: shop.t("parcel:errors.notCarried") };
}

/** A point that has not moved since this end was kept keeps its words. */
async function pointOf(
  shop: Shop,
  form: FormData,
  step: ParcelEnd,
): Promise<ChosenPoint | { kind: "failed"; message: string }> {
  const kept = shop.session.parcel[step];
  const choice = readChoice(form);
  if (kept && choice && !("place" in choice) && isSamePoint(kept, choice)) {
    return { kind: "chosen", ...choice, address: kept.address, zone: null };
  }
  return chosenPoint(shop, form, savedIdIn(form, "savedId"));
}

const savedIdIn = (form: FormData, name: string) => {
  const id = Number(form.get(name));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** "Use this address": the form again, with what a saved address says; what it does not say stays as typed. */
export async function takeSavedAddress(shop: Shop, form: FormData): Promise<Outcome> {
  if (!shop.session.place) return { kind: "done", to: noPlaceHref };
  const typed = typedFields(form);
  const listed = await shop.api.addresses.list();
  if (!listed.ok) return failureOutcome(shop, listed.failure, { reply: { initialValue: typed } });
  const id = savedIdIn(form, "saved");
  const saved = listed.value.find((row) => row.id === id);
  if (!saved?.location) {
    const toasts = [toast(shop, "error", "addresses:errors.pick")];
    return { kind: "again", status: 422, result: { reply: { initialValue: typed } }, toasts };
  }
  const { contactName, contactNumber, road, house, floor, address, location } = saved;
  const contactCountry = countryOf(contactNumber, typed.contactCountry ?? "");
  const said = { contactName, contactNumber, contactCountry, road, house, floor, savedId: String(saved.id) };
  const place = { ...location, address, error: null };
  const details: Sight = { search: "", suggestions: [], isEmpty: false, picked: null, place };
  return { kind: "again", status: 200, result: { reply: { initialValue: { ...typed, ...said } }, details } };
}
