import { createHash } from "node:crypto";
import { environment } from "~/env.server";
import type { Shop } from "~/request/shop.server";
import { createKeyStore } from "./key-store.server";
import { createOrderKeys, type OrderKeys } from "./order-keys.server";

let keys: OrderKeys | undefined;

/** The process's keys of checkout forms. */
export function theOrderKeys(): OrderKeys {
  keys ??= createOrderKeys(createKeyStore(environment().redisUrl));
  return keys;
}

/** Whose order it is, without the token itself. */
export function ownerOf({ session: { visitor } }: Shop): string {
  if (visitor.token === null) return `guest:${visitor.guestId ?? visitor.formKey}`;
  return `customer:${createHash("sha256").update(visitor.token).digest("base64url")}`;
}
