import { hashOfKey } from "~/request/context/hashed.server";
import { theRedis } from "~/request/context/redis.server";
import type { RequestContext } from "~/request/context/request-context";
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

/** Whose order it is, without the token itself. */
export function ownerOf({ session: { visitor } }: RequestContext): string {
  if (visitor.token === null) return `guest:${visitor.guestId ?? visitor.formKey}`;
  return `customer:${hashOfKey(visitor.token)}`;
}
