import { deliverTo } from "~/features/location/move.server";
import { errorsAtFields } from "~/request/posting/errors-at-fields";
import { failureOutcome, failureToasts } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";
import { withoutDialog } from "~/ui/dialog-href";
import { type ChosenPoint, chosenPoint, hasChosen, sightOf } from "./chosen-point.server";
import { detailsOf } from "./details.server";
import { numberIn } from "./load-addresses.server";
import { submittedType } from "./rules";
import { type AddressValues, addressSchema, contactCountry, contactSchema } from "./schema.server";
import { backHref } from "./address-href";

const here = ({ url }: Shop) => url.pathname + url.search;
const isGuest = ({ session }: Shop) => session.visitor.token === null;

/** Add or update an address (ADDR-08 to ADDR-17). A guest's stays with this browser. */
async function saveAddress(shop: Shop, form: FormData): Promise<Outcome> {
  if (hasChosen(form)) form.set("address", "chosen");
  else form.delete("address");
  const submission = parseForm(form, addressSchema(shop.t, contactCountry(form)));
  type Refusal = Parameters<typeof submission.reply>[0];
  const again = async (refusal?: Refusal): Promise<Outcome> => ({
    kind: "again",
    status: 422,
    result: { reply: submission.reply(refusal), details: await sightOf(shop, form) },
  });
  if (submission.status !== "success") return again();
  const id = isGuest(shop) ? null : numberIn(shop, "id");
  const point = await chosenPoint(shop, form, id);
  if (point.kind === "failed") return again({ fieldErrors: { address: [point.message] } });
  if (isGuest(shop)) return keepLocally(shop, point, submission.value);
  const saved = await sendAddress(shop, id, point, submission.value);
  if (saved.ok) {
    const { session } = shop;
    if (id !== null && session.address?.savedId === id) {
      session.set("address", detailsOf(id, point, described(submission.value)));
    }
    const text = saved.value || shop.t("addresses:saved");
    return { kind: "done", to: backHref(here(shop)), toasts: [{ id: "address-saved", kind: "success", text }] };
  }
  const { failure } = saved;
  const reply = submission.reply({ fieldErrors: errorsAtFields(failure.errors, fieldOfCode).fieldErrors });
  const outcome = failureOutcome(shop, failure, { reply });
  if (outcome.kind === "done") return outcome;
  return { ...outcome, result: { ...outcome.result, details: await sightOf(shop, form) } };
}

const described = (values: AddressValues) => ({ ...values, type: submittedType(values.type, values.label) });

function sendAddress(shop: Shop, id: number | null, point: ChosenPoint, values: AddressValues) {
  const { latitude, longitude, address } = point;
  const input = {
    ...described(values),
    contactEmail: values.contactEmail ?? "",
    address,
    location: { latitude, longitude },
  };
  return id === null ? shop.api.addresses.add(input) : shop.api.addresses.update(id, input);
}

/** Codes of the delivery API (docs/delivery-api.md §5) and the fields they are about. */
const fieldOfCode: Record<string, string> = {
  contact_person_name: "contactName",
  contact_person_number: "contactNumber",
  address: "address",
  latitude: "address",
  longitude: "address",
  coordinates: "address",
  road: "road",
  house: "house",
  floor: "floor",
};

/** ADDR-16: no call of the address book; where things are brought to moves along. */
async function keepLocally(shop: Shop, point: ChosenPoint, values: AddressValues): Promise<Outcome> {
  const { contactName, contactNumber, contactEmail } = values;
  shop.session.patch("guest", { contactName, contactNumber, ...(contactEmail ? { contactEmail } : {}) });
  const details = detailsOf(null, point, described(values));
  if (point.zone === null) shop.session.set("address", details);
  const { isMoved, to } = point.zone ? await deliverTo(shop, point, point.zone, details) : { isMoved: true, to: null };
  const toasts = isMoved ? [toast(shop, "success", "addresses:kept")] : [];
  return { kind: "done", to: to ?? backHref(here(shop)), toasts };
}

/** The search of a page without scripts: the form again, with what was found. */
async function findAddress(shop: Shop, form: FormData): Promise<Outcome> {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const typed = Object.fromEntries(texts.filter(([name]) => name !== "intent" && name !== "token"));
  const details = await sightOf(shop, form);
  const failure = details?.failure;
  if (failure) {
    const reply = { status: "error" as const, initialValue: typed, error: { address: [failure] } };
    return { kind: "again", status: 422, result: { reply, details } };
  }
  return { kind: "again", status: 200, result: { reply: { initialValue: typed }, details } };
}

/** A picked address becomes the delivery address (ADDR-25); its zone is looked up from its coordinates (LOC-26). */
async function pickAddress(shop: Shop, form: FormData): Promise<Outcome> {
  const listed = await shop.api.addresses.list();
  if (!listed.ok) return failureOutcome(shop, listed.failure);
  const saved = listed.value.find(({ id }) => String(id) === form.get("id"));
  if (!saved?.location) return refused(shop, saved ? "location:noService" : "addresses:errors.pick");
  const zone = await shop.api.geo.zone(saved.location);
  if (!zone.ok) {
    const toasts =
      zone.failure.kind === "not-found"
        ? [toast(shop, "error", "location:noService")]
        : failureToasts(shop, zone.failure);
    return { kind: "again", status: 422, result: { reply: null }, toasts };
  }
  const details = detailsOf(saved.id, saved.location, saved);
  const { isMoved, to } = await deliverTo(shop, { ...saved.location, address: saved.address }, zone.value, details);
  const toasts = isMoved ? [toast(shop, "success", "addresses:selected")] : [];
  return { kind: "done", to: to ?? withoutDialog(here(shop)), toasts };
}

const refused = (shop: Shop, key: string): Outcome => ({
  kind: "again",
  status: 422,
  result: { reply: null },
  toasts: [toast(shop, "error", key)],
});

/** Deletes a saved address; what is gone already is gone. */
async function deleteAddress(shop: Shop): Promise<Outcome> {
  const id = numberIn(shop, "id");
  const to = withoutDialog(here(shop));
  if (id === null) return { kind: "done", to };
  const removed = await shop.api.addresses.remove(id);
  if (!removed.ok) {
    if (removed.failure.kind !== "not-found") return failureOutcome(shop, removed.failure);
    return { kind: "done", to, toasts: failureToasts(shop, removed.failure) };
  }
  const text = removed.value || shop.t("addresses:deleted");
  return { kind: "done", to, toasts: [{ id: "address-deleted", kind: "success", text }] };
}

/** ADDR-32: a guest's contact stays with this browser. */
async function saveContact(shop: Shop, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, contactSchema(shop.t, contactCountry(form)));
  if (submission.status !== "success") return { kind: "again", status: 422, result: { reply: submission.reply() } };
  shop.session.patch("guest", submission.value);
  return {
    kind: "done",
    to: withoutDialog(here(shop)),
    toasts: [toast(shop, "success", "addresses:contact.kept")],
  };
}

export const addressIntents = {
  "save-address": saveAddress,
  "find-address": findAddress,
  "use-address": forCustomers(pickAddress),
  "delete-address": forCustomers(deleteAddress),
  "save-contact": saveContact,
} satisfies Intents;
