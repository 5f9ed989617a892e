import { ensureBuilt } from "../../tools/sources";

/** These tests run on the built storefront, never on a stale one. */
export default function setup() {
  ensureBuilt();
}
