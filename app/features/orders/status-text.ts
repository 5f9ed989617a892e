import type { Order } from "~/delivery-api/model";
import { moduleKind } from "~/module-kinds";

type StatusFields = Pick<Order, "status" | "type" | "moduleType">;
type Word = Order["status"] | "prepared" | "readyToTake";

/** The word for a status: where there is no kitchen nothing is cooked, and what is taken away waits for no courier. */
export function statusWord({ status, type, moduleType }: StatusFields): Word {
  if (status === "processing" && !moduleKind(moduleType).hasKitchen) return "prepared";
  if (status === "handover" && type === "take_away") return "readyToTake";
  return status;
}

/** The status of an order in the visitor's language; `t` speaks `orders`. */
export const statusText = (t: (key: `status.${Word}`) => string, order: StatusFields): string =>
  t(`status.${statusWord(order)}`);
