import { deliverTo } from "~/features/location/move.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome, failureToasts } from "~/request/pages/failure.server";
import { forCustomers } from "~/request/pages/for-customers.server";
import { errorsAtFields } from "~/request/posting/errors-at-fields";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import { parseForm } from "~/request/posting/parse-form.server";
import { toast } from "~/request/posting/respond.server";
import { withoutDialog } from "~/ui/dialog-href";
import { backHref } from "./address-href";
import { type ChosenPoint, chosenPoint, hasChosen, sightOf, withSight } from "./chosen-point.server";
import { currentDetails, detailsOf } from "./details.server";
import { numberIn } from "./load-addresses.server";
import { submittedType } from "./rules";
import { type AddressValues, addressSchema, contactCountry, contactSchema, pickSchema } from "./schema.server";

const isGuest = ({ session }: RequestContext) => session.visitor.token === null;

/** Add or update an address (ADDR-08 to ADDR-17). A guest's stays with this browser. */
async function saveAddress(context: RequestContext, form: FormData): Promise<Outcome> {
  if (hasChosen(form)) form.set("address", "chosen");
  else form.delete("address");
  const submission = parseForm(form, addressSchema(context.t, contactCountry(form)));
  type Refusal = Parameters<typeof submission.reply>[0];
  const again = async (refusal?: Refusal): Promise<Outcome> => ({
    kind: "invalid",
    status: 422,
    result: { reply: submission.reply(refusal), details: await sightOf(context, form) },
  });
  if (submission.status !== "success") return again();
  const id = isGuest(context) ? null : numberIn(context, "id");
  const point = await chosenPoint(context, form, id);
  if (point.kind === "failed") return again({ fieldErrors: { address: [point.message] } });
  if (isGuest(context)) return keepLocally(context, point, submission.value);
  const saved = await sendAddress(context, id, point, submission.value);
  if (saved.ok) {
    const to = id === null ? null : await moveAlong(context, id, point, submission.value);
    const text = saved.value || context.t("addresses:saved");
    return {
      kind: "done",
      to: to ?? backHref(pathOf(context.url)),
      asks: to !== null,
      toasts: [{ id: "address-saved", kind: "success", text }],
    };
  }
  const { failure } = saved;
  const reply = submission.reply({ fieldErrors: errorsAtFields(failure.errors, fieldOfCode).fieldErrors });
  return withSight(context, form, failureOutcome(context, failure, { reply }));
}

/** Where things are brought to is corrected with the saved address it was picked from; the dialog that must follow, null when none. */
async function moveAlong(context: RequestContext, id: number, point: ChosenPoint, values: AddressValues) {
  const { session } = context;
  if (session.address?.savedId !== id) return null;
  const details = detailsOf(id, point, described(values));
  if (point.zone && currentDetails(context)) return (await deliverTo(context, point, point.zone, details)).to;
  session.set("address", details);
  return null;
}

const described = (values: AddressValues) => ({ ...values, type: submittedType(values.type, values.label) });

function sendAddress(context: RequestContext, id: number | null, point: ChosenPoint, values: AddressValues) {
  const { latitude, longitude, address } = point;
  const input = {
    ...described(values),
    contactEmail: values.contactEmail ?? "",
    address,
    location: { latitude, longitude },
  };
  return id === null ? context.api.addresses.add(input) : context.api.addresses.update(id, input);
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
async function keepLocally(context: RequestContext, point: ChosenPoint, values: AddressValues): Promise<Outcome> {
  const { contactName, contactNumber, contactEmail } = values;
  context.session.patch("guest", { contactName, contactNumber, ...(contactEmail ? { contactEmail } : {}) });
  const details = detailsOf(null, point, described(values));
  if (point.zone === null) context.session.set("address", details);
  const { isMoved, to } = point.zone
    ? await deliverTo(context, point, point.zone, details)
    : { isMoved: true, to: null };
  const toasts = isMoved ? [toast(context, "success", "addresses:kept")] : [];
  return { kind: "done", to: to ?? backHref(pathOf(context.url)), asks: to !== null, toasts };
}

/** The search of a page without scripts: the form again, with what was found. */
async function findAddress(context: RequestContext, form: FormData): Promise<Outcome> {
  const texts = [...form].filter((field): field is [string, string] => typeof field[1] === "string");
  const typed = Object.fromEntries(texts.filter(([name]) => name !== "intent" && name !== "token"));
  const details = await sightOf(context, form);
  const failure = details?.failure;
  if (failure) {
    const reply = { status: "error" as const, initialValue: typed, error: { address: [failure] } };
    return { kind: "invalid", status: 422, result: { reply, details } };
  }
  return { kind: "invalid", status: 200, result: { reply: { initialValue: typed }, details } };
}

/** A picked address becomes the delivery address (ADDR-25); its zone is looked up from its coordinates (LOC-26). */
export async function pickAddress(context: RequestContext, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, pickSchema(context.t));
  if (submission.status !== "success") return refused(context, "addresses:errors.pick");
  const listed = await context.api.addresses.list();
  if (!listed.ok) return failureOutcome(context, listed.failure);
  const saved = listed.value.find(({ id }) => String(id) === submission.value.id);
  if (!saved?.location) return refused(context, saved ? "location:noService" : "addresses:errors.pick");
  const zone = await context.api.geo.zone(saved.location);
  if (!zone.ok) {
    const toasts =
      zone.failure.kind === "not-found"
        ? [toast(context, "error", "location:noService")]
        : failureToasts(context, zone.failure);
    return { kind: "invalid", status: 422, result: { reply: null }, toasts };
  }
  const details = detailsOf(saved.id, saved.location, saved);
  const { isMoved, to } = await deliverTo(context, { ...saved.location, address: saved.address }, zone.value, details);
  const toasts = isMoved ? [toast(context, "success", "addresses:selected")] : [];
  return { kind: "done", to: to ?? withoutDialog(pathOf(context.url)), asks: to !== null, toasts };
}

const refused = (context: RequestContext, key: string): Outcome => ({
  kind: "invalid",
  status: 422,
  result: { reply: null },
  toasts: [toast(context, "error", key)],
});

/** Deletes a saved address; what is gone already is gone. */
async function deleteAddress(context: RequestContext): Promise<Outcome> {
  const id = numberIn(context, "id");
  const to = withoutDialog(pathOf(context.url));
  if (id === null) return { kind: "done", to };
  const removed = await context.api.addresses.remove(id);
  if (!removed.ok) {
    if (removed.failure.kind !== "not-found") return failureOutcome(context, removed.failure);
    return { kind: "done", to, toasts: failureToasts(context, removed.failure) };
  }
  const text = removed.value || context.t("addresses:deleted");
  return { kind: "done", to, toasts: [{ id: "address-deleted", kind: "success", text }] };
}

/** ADDR-32: a guest's contact stays with this browser. */
async function saveContact(context: RequestContext, form: FormData): Promise<Outcome> {
  const submission = parseForm(form, contactSchema(context.t, contactCountry(form)));
  if (submission.status !== "success") return { kind: "invalid", status: 422, result: { reply: submission.reply() } };
  context.session.patch("guest", submission.value);
  return {
    kind: "done",
    to: withoutDialog(pathOf(context.url)),
    toasts: [toast(context, "success", "addresses:contact.kept")],
  };
}

export const addressIntents = {
  "save-address": saveAddress,
  "find-address": findAddress,
  "use-address": forCustomers(pickAddress),
  "delete-address": forCustomers(deleteAddress),
  "save-contact": saveContact,
} satisfies Intents;
