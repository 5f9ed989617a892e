import { type Order, ok, type Result } from "~/delivery-api";
import { inEveryModule } from "~/request/context/every-module.server";
import { recentAnswer } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, secondary } from "~/request/pages/critical.server";
import type { IconName } from "~/ui/icons/names";
import { dueAt } from "./arrival";
import { arrivalReader, arrivalWriter } from "./arrival-view.server";
import { awaitsPayment } from "./payment";
import { statusText } from "./status-text";
import { stepIcon } from "./step-icon";
import { trackOrder } from "./tracking";

/** The order that comes next, for the strip of every page; its words come along, since pages without an order have none of them. */
export type RunningView = {
  orderId: number;
  icon: IconName;
  store: string;
  status: string;
  /** When it comes, as short as can be. */
  arrival: string | null;
  /** How many more are on their way: `+1`. */
  more: string | null;
  label: string;
};

/** As many as one page of running orders is asked for: more are never under way at once. */
const pageSize = 10;

/** The visitor's running orders, for every page, which does not wait for a slow delivery API: it shows what the page before did. A failure shows none of them. */
export async function loadRunning(context: RequestContext): Promise<RunningView | null> {
  if (isKnownToHaveNone(context)) return null;
  return secondary(await recentAnswer(context, "running", () => nextRunning(context), { isAskedAnyway: true }), null);
}

/** The same for a strip that follows them: without an answer it stays as it is. */
export const loadRunningStatus = async (context: RequestContext): Promise<{ running: RunningView | null }> => ({
  running: critical(await nextRunning(context)),
});

/**
 * Null for none. Nobody is asked for a visitor who has none: a browser knows of the orders it placed, and a customer's are counted once after the
 * sign-in.
 */
async function nextRunning(context: RequestContext): Promise<Result<RunningView | null>> {
  if (isKnownToHaveNone(context)) return ok(null);
  // Pages show it in a fragment only.
  const api = inEveryModule(context, { onOwnAnswer: () => undefined });
  const result = await api.orders.running(1, pageSize);
  if (!result.ok) return result;
  const { rows, total } = result.value;
  const running = Math.max(total, rows.length);
  if (running !== context.session.visitor.running) context.session.patch("visitor", { running });
  const [arrivalOf, now] = [await arrivalReader(context), context.now().getTime()];
  const [next] = inOrderOfArrival(rows, (order) => dueAt(order, arrivalOf(order), now));
  return ok(next ? await view(context, next, running - 1) : null);
}

const isKnownToHaveNone = ({ session: { visitor } }: RequestContext): boolean =>
  visitor.token === null ? !visitor.running : visitor.running === 0;

/** From here on the strip looks for orders on their way: this visitor has one. */
export function expectRunning({ session }: RequestContext): void {
  if (!session.visitor.running) session.patch("visitor", { running: 1 });
}

/** The one that is due first comes first; of those due together the one that is furthest, then the one that was placed first. */
export function inOrderOfArrival<T extends Pick<Order, "id" | "status" | "times">>(
  orders: T[],
  due: (order: T) => number,
): T[] {
  const stepOf = (order: T) => trackOrder(order).steps.findLastIndex(({ reached }) => reached);
  return orders
    .map((order) => ({ order, due: due(order), step: stepOf(order) }))
    .sort((one, other) => one.due - other.due || other.step - one.step || one.order.id - other.order.id)
    .map(({ order }) => order);
}

async function view(context: RequestContext, order: Order, others: number): Promise<RunningView> {
  const { t } = context;
  const step = trackOrder(order).steps.find(({ current }) => current)?.status ?? "pending";
  const arrival = (await arrivalWriter(context))(order);
  return {
    orderId: order.id,
    icon: stepIcon[step],
    store: order.store?.name ?? order.parcel?.category ?? t("orders:number", { id: order.id }),
    // Nothing is cooked until it is paid, and the strip leads to where it can be.
    status: awaitsPayment(order) ? t("payment:unpaid.title") : statusText((key) => t(`orders:${key}`), order),
    arrival: arrival?.short ?? null,
    more: others > 0 ? `+${others}` : null,
    label: t("arrival:yours"),
  };
}
