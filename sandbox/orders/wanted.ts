import type { SandboxContext } from "../context";
import type { SeedRow } from "../db/schema";
import type { Visitor } from "../http/visitor";
import { buyNowLines } from "./buy-now";
import { cartLinesOf, requestedFromCart, type WantedLine } from "./lines";

/** What is to be ordered: the `cart` of a buy-now body, else the visitor's stored cart of the header's (or store's) module. */
export async function requestedLines(
  context: SandboxContext,
  visitor: Visitor,
  form: { is_buy_now: boolean; cart?: unknown },
  store: SeedRow<"stores">,
): Promise<WantedLine[]> {
  if (form.is_buy_now) return buyNowLines(form.cart);
  // X keeps one cart per store; M and N one per module, where another store's line must be noticed.
  const storeId = context.dialect === "x" ? store.id : null;
  const rows = await cartLinesOf(context.db, visitor, context.moduleId ?? store.module_id, storeId);
  return rows.map(requestedFromCart);
}
