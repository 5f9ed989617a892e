import { currentDetails } from "~/features/addresses/details.server";
import { ownerOf } from "~/request/context/owner.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import type { Outcome } from "~/request/posting/outcome";
import { newKey } from "~/session/login.server";
import { dialogKey, withoutDialog } from "~/ui/dialog-href";
import { type CheckoutDefaults, contactFields, placeFields } from "./checkout-data";
import { theDrafts } from "./the-order-keys.server";
import { typedFields } from "./typed-fields";

const parameter = "draft";

/** Where to and for whom, as the session says; another text whenever that is another. */
export function fingerprintsOf(context: RequestContext): { place: string; contact: string } {
  const { place, guest } = context.session;
  const details = currentDetails(context);
  const receiver = details?.savedId ? [details.savedId, details.contactName, details.contactNumber] : [];
  return {
    place: JSON.stringify([place?.latitude, place?.longitude, details]),
    contact: JSON.stringify([...receiver, guest.contactName, guest.contactNumber, guest.contactEmail]),
  };
}

/** Without scripts the ways to another address or contact post the form: it is kept, and the dialog opens over it. */
export async function keepOrder(context: RequestContext, form: FormData): Promise<Outcome> {
  const key = newKey();
  await theDrafts().save(ownerOf(context), { key, fields: typedFields(form), ...fingerprintsOf(context) });
  const page = new URL(withoutDialog(pathOf(context.url)), context.publicOrigin);
  page.searchParams.set(parameter, key);
  return { kind: "done", to: `${page.pathname}${page.search}&${dialogKey(context.url)}` };
}

/** What was typed before the form was left, but for what a newly picked address or contact says itself (ADDR-25, ADDR-32). */
export async function savedFields(context: RequestContext): Promise<CheckoutDefaults> {
  const key = context.url.searchParams.get(parameter);
  const draft = key ? await theDrafts().find(ownerOf(context), key) : null;
  if (!draft) return {};
  const now = fingerprintsOf(context);
  const overruled = new Set<string>([
    ...(draft.place === now.place ? [] : placeFields),
    ...(draft.contact === now.contact ? [] : contactFields),
  ]);
  return Object.fromEntries(Object.entries(draft.fields).filter(([name]) => !overruled.has(name)));
}
