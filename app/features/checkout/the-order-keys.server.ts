import { createHash } from "node:crypto";
import { theRedis } from "~/request/redis.server";
import type { Shop } from "~/request/shop.server";
import { createDrafts } from "./drafts.server";
import { createKeyStore, type KeyStore } from "./key-store.server";
import { createOrderKeys, type OrderKeys } from "./order-keys.server";

let store: KeyStore | undefined;
let keys: OrderKeys | undefined;
let drafts: ReturnType<typeof createDrafts> | undefined;

function theStore(): KeyStore {
  store ??= createKeyStore(theRedis());
  return store;
}

/** The process's keys of checkout forms. */
export function theOrderKeys(): OrderKeys {
  keys ??= createOrderKeys(theStore());
  return keys;
}

/** The process's checkout forms that wait. */
export function theDrafts(): ReturnType<typeof createDrafts> {
  drafts ??= createDrafts(theStore());
  return drafts;
}

/** Whose order it is, without the token itself. */
export function ownerOf({ session: { visitor } }: Shop): string {
  if (visitor.token === null) return `guest:${visitor.guestId ?? visitor.formKey}`;
  return `customer:${createHash("sha256").update(visitor.token).digest("base64url")}`;
}
