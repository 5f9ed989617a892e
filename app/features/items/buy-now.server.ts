import type { Config, Item, Selection } from "~/delivery-api";
import { saleState } from "~/features/catalogue/availability.server";
import { canAdd } from "~/features/catalogue/stock";
import { normaliseSelection } from "~/features/catalogue/variations";
import { ensureGuest } from "~/request/context/guest.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { signInHref } from "~/request/navigation/with-return";
import { failureOutcome } from "~/request/pages/failure.server";
import type { Outcome } from "~/request/posting/outcome";
import { toast } from "~/request/posting/respond.server";
import { newKey } from "~/session/login.server";
import { isOrderIntent, type OrderIntent } from "~/session/order-intent.server";
import { dialogHref, withoutDialog } from "~/ui/dialog-href";

/** Bytes of JSON that fit the order-intent cookie once it is encoded (a third more) and signed. */
const cookieRoom = 1350;

type Wanted = { item: Item; selection: Selection; isCampaign: boolean };

/**
 * Buy Now and Order Now: one line waits under its key, and checkout starts with it (ITEM-20, RTE-18). Guests are asked first
 * (CHK-05, CHK-06); a campaign item is for customers (CHK-08).
 */
export async function buyNow(context: RequestContext, wanted: Wanted): Promise<Outcome> {
  const isGuest = context.session.visitor.token === null;
  if (wanted.isCampaign && isGuest) return refuse(context, "ui:failure.guest");
  const config = await context.api.config.get();
  if (!config.ok) return failureOutcome(context, config.failure);
  const obstacle = obstacleTo(context, wanted, config.value);
  if (obstacle) return refuse(context, obstacle);
  const guest = await ensureGuest(context);
  if (!guest.ok) return failureOutcome(context, guest.failure);
  const intent = orderIntent(wanted);
  const kept = fitting([...context.session.orderIntents, intent]);
  if (!isOrderIntent(intent) || !kept.includes(intent)) return refuse(context, "items:tooManyOptions");
  context.session.set("orderIntents", kept);

  const checkout = `/checkout?page=${wanted.isCampaign ? "campaign" : "buy_now"}&key=${intent.key}`;
  if (!isGuest) return { kind: "done", to: checkout };
  if (!config.value.guestCheckout) return { kind: "done", to: signInHref(checkout) };
  const page = withoutDialog(pathOf(context.url));
  return { kind: "done", to: dialogHref(page, "guest-or-login", { next: checkout }), asks: true };
}

const refuse = (context: RequestContext, key: string): Outcome => ({
  kind: "invalid",
  status: 422,
  result: { reply: null },
  toasts: [toast(context, "error", key)],
});

/** ITEM-12, ITEM-21, ITEM-22; limits count for what is bought now, whatever the cart holds. */
function obstacleTo(context: RequestContext, { item, selection }: Wanted, config: Config): string | null {
  const moment = { now: context.now(), zone: context.timeZone };
  if (saleState(item, item.store, moment, config.scheduleOrders).state === "not-now") return "items:notAvailableNow";
  const verdict = canAdd(item, selection, { adding: selection.quantity, inCart: 0, sameVariation: 0 });
  if (verdict.allowed) return null;
  return verdict.reason === "stock" ? "items:outOfStock" : "items:outOfLimits";
}

function orderIntent({ item, selection, isCampaign }: Wanted): OrderIntent {
  return { key: newKey(), itemId: item.id, isCampaign, ...normaliseSelection(selection) };
}

/** The newest intents that fit the cookie; at most three. */
function fitting(intents: OrderIntent[]): OrderIntent[] {
  const newest = intents.slice(-3);
  while (newest.length > 0 && Buffer.byteLength(JSON.stringify(newest)) > cookieRoom) newest.shift();
  return newest;
}
