import type { Coordinates, ZoneLookup } from "~/delivery-api";
import { optionsText } from "~/features/cart/options-text";
import { cartsOutside, removeOutside } from "~/features/cart/outside.server";
import { hashesOf } from "~/request/context/hashed.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import type { AddressDetails } from "~/session/address.server";
import { zoneIdsOf } from "~/session/place.server";
import type { WantedPlace } from "~/session/wanted-place.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";

/** Whether things are brought to the new place now, and the dialog that must follow; null when none. */
export type Move = { isMoved: boolean; to: string | null };

/**
 * Has things brought to another place (LOC-09, LOC-17), unless the cart holds what cannot be brought there: then the customer is
 * asked first, and nothing has moved. `details` is what a saved address says beyond its place.
 */
export async function deliverTo(
  context: RequestContext,
  { latitude, longitude, address }: Coordinates & { address: string },
  zone: ZoneLookup,
  details: AddressDetails | null = null,
): Promise<Move> {
  const place = { zoneHeader: zone.header, latitude, longitude, address: address.slice(0, 300) };
  if ((await cartsOutside(context, zone.zoneIds)).length === 0) return move(context, { place, details });
  context.session.set("wanted", { place, details });
  return { isMoved: false, to: dialogHref(pathOf(context.url), "leave-items") };
}

async function move(context: RequestContext, { place, details }: WantedPlace): Promise<Move> {
  context.session.set("place", place);
  if (details) context.session.set("address", details);
  const [config, isServed] = await Promise.all([
    context.api.config.get(),
    moduleIsStillServed(context, zoneIdsOf(place)),
  ]);
  if (config.ok) context.session.patch("settings", { country: config.value.country.slice(0, 2).toLowerCase() || null });
  // Not over the page they are on: its address may name the module that is not to be had any more, and would bring it back.
  return { isMoved: true, to: isServed ? null : dialogHref("/", "modules") };
}

/** LOC-14: the chooser follows when no module is stored, or when the new zone does not have it. */
async function moduleIsStillServed(context: RequestContext, zoneIds: number[]): Promise<boolean> {
  const { module } = context.session;
  if (!module) return false;
  const modules = await context.api.modules.list();
  if (!modules.ok) return true;
  const isServed = modules.value.some(
    (candidate) => candidate.id === module.id && candidate.zoneIds.some((id) => zoneIds.includes(id)),
  );
  if (!isServed) context.session.set("module", null);
  return isServed;
}

/** The question of `deliverTo`: which items, and from where to where. */
export type LeaveItemsData = {
  /** Where things are brought to now; null before the first place. */
  here: string | null;
  there: string;
  /** Stands for that place in the answer. */
  wanted: string;
  lines: { id: number; name: string; image: string | null; options: string; quantity: number }[];
};

/** `?dialog=leave-items`; null when nothing is asked (any more). */
export async function loadLeaveItems(context: RequestContext): Promise<LeaveItemsData | null> {
  const { wanted, place } = context.session;
  if (!wanted) return null;
  const carts = await cartsOutside(context, zoneIdsOf(wanted.place));
  const lines = carts.flatMap((cart) => cart.lines);
  if (lines.length === 0) return null;
  return {
    here: place?.address ?? null,
    there: wanted.place.address,
    wanted: namesOf(wanted)[0] ?? "",
    lines: lines.map((line) => ({
      id: line.id,
      name: line.item.name,
      image: line.item.image,
      options: optionsText(line, context.language),
      quantity: line.selection.quantity,
    })),
  };
}

/** The newest name first: a form may wait while secrets are changed. */
const namesOf = (wanted: WantedPlace) => hashesOf(JSON.stringify(wanted));

/** The customer gives the items up for the new place: those that they were shown, for the place they were shown. Another tab may have asked since. */
export async function leaveItems(context: RequestContext, form: FormData): Promise<Outcome> {
  const { wanted } = context.session;
  if (!wanted) return { kind: "done", to: withoutDialog(pathOf(context.url)) };
  const carts = await cartsOutside(context, zoneIdsOf(wanted.place));
  const shown = String(form.get("lines") ?? "").split(" ");
  const isAnswered =
    namesOf(wanted).includes(String(form.get("wanted"))) &&
    carts.every(({ lines }) => lines.every(({ id }) => shown.includes(`${id}`)));
  if (!isAnswered) {
    const to = dialogHref(pathOf(context.url), "leave-items");
    return { kind: "done", to, toasts: [toast(context, "warning", "move:changed")] };
  }
  const removed = await removeOutside(context, carts);
  if (!removed.ok) return failureOutcome(context, removed.failure);
  context.session.set("wanted", null);
  const { to } = await move(context, wanted);
  const toasts = [
    ...(carts.length > 0 ? [toast(context, "info", "cart:removed")] : []),
    toast(context, "success", "location:set"),
  ];
  return { kind: "done", to: to ?? "/home", asks: to !== null, toasts };
}
