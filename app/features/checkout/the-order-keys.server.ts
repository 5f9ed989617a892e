import { theRedis } from "~/request/context/redis.server";
import { createDrafts, type Drafts } from "./drafts.server";
import { createKeyStore } from "./key-store.server";
import { createOrderKeys, type OrderKeys } from "./order-keys.server";

let keys: OrderKeys | undefined;
let drafts: Drafts | undefined;

/** The process's keys of checkout forms. */
export function theOrderKeys(): OrderKeys {
  keys ??= createOrderKeys(createKeyStore(theRedis()));
  return keys;
}

/** The process's checkout forms that wait. */
export function theDrafts(): Drafts {
  drafts ??= createDrafts(theRedis());
  return drafts;
}
