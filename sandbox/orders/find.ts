import type { SandboxContext } from "../context";
import type { Visitor } from "../http/visitor";
import { currentOrder, type OrderRow } from "./life";

/** The visitor's order as it stands now; null when there is none of that number. */
export async function findOrder(context: SandboxContext, visitor: Visitor, id: number): Promise<OrderRow | null> {
  const row = await context.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", visitor.id)
    .where("is_guest", "=", visitor.isGuest ? 1 : 0)
    .executeTakeFirst();
  return row ? currentOrder(context, row) : null;
}

/** All orders of the visitor as they stand now, newest first. */
export async function ordersOf(context: SandboxContext, visitor: Visitor): Promise<OrderRow[]> {
  const rows = await context.db
    .selectFrom("orders")
    .selectAll()
    .where("user_id", "=", visitor.id)
    .where("is_guest", "=", visitor.isGuest ? 1 : 0)
    .orderBy("id", "desc")
    .execute();
  const current: OrderRow[] = [];
  for (const row of rows) current.push(await currentOrder(context, row));
  return current;
}

/** Any guest's order as it stands now; null when there is none of that number. */
export async function findGuestOrder(context: SandboxContext, id: number): Promise<OrderRow | null> {
  const row = await context.db
    .selectFrom("orders")
    .selectAll()
    .where("id", "=", id)
    .where("is_guest", "=", 1)
    .executeTakeFirst();
  return row ? currentOrder(context, row) : null;
}
