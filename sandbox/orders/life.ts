import type { SandboxProcess } from "../context";
import type { StateRow } from "../db/state";
import { advancedTo, type Life, lifeAt, nextStatus, type StatusTimes } from "../rules/order-life";
import { afterStatus, type OrderSetting } from "./effects";

export type OrderRow = StateRow<"orders">;

/** What moving an order needs to know. */
export type Mover = OrderSetting & { speed: number };

export function lifeOf(order: OrderRow): Life {
  return {
    orderType: order.order_type,
    status: order.order_status,
    times: JSON.parse(order.status_times) as StatusTimes,
    startedAt: order.life_started_at,
    scheduledFor: order.scheduled ? order.schedule_at : null,
  };
}

/** The order as it stands now: steps that have fallen due are taken and kept. */
export async function currentOrder(mover: Mover, order: OrderRow): Promise<OrderRow> {
  const life = lifeOf(order);
  const now = lifeAt(life, mover.now, mover.speed);
  return now.status === life.status ? order : keepLife(mover, order, now);
}

/** The order brought to a status by hand, or to the next one of its plan; null when there is no such order. */
export async function advanceOrderTo(
  sandbox: SandboxProcess,
  id: number,
  status: string | null,
): Promise<OrderRow | null> {
  const mover = { ...sandbox, now: sandbox.clock.now() };
  const stored = await sandbox.db.selectFrom("orders").selectAll().where("id", "=", id).executeTakeFirst();
  if (!stored) return null;
  const order = await currentOrder(mover, stored);
  const wanted = status ?? nextStatus(order.order_type, order.order_status);
  return wanted ? keepLife(mover, order, advancedTo(lifeOf(order), wanted, mover.now)) : order;
}

/** Keeps a changed life with what follows from it, once: a second reader at the same moment finds it done. */
export async function keepLife(mover: Mover, order: OrderRow, life: Life): Promise<OrderRow> {
  return mover.db.transaction().execute(async (trx) => {
    const passed = Object.keys(life.times).filter(
      (status) => !(status in (JSON.parse(order.status_times) as StatusTimes)),
    );
    const { numUpdatedRows } = await trx
      .updateTable("orders")
      .set({
        order_status: life.status,
        status_times: JSON.stringify(life.times),
        life_started_at: life.startedAt,
        updated_at: life.times[life.status] ?? mover.now.toISOString(),
      })
      .where("id", "=", order.id)
      .where("order_status", "=", order.order_status)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) for (const status of passed) await afterStatus({ ...mover, db: trx }, order, status);
    return trx.selectFrom("orders").selectAll().where("id", "=", order.id).executeTakeFirstOrThrow();
  });
}
