import { expect, test } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { toCardItem } from "./card.server";
import { itemHref } from "./item-href";
import { anItem } from "./testing";

const visitorOf = (module: { id: number; type: "ecommerce" } | null) =>
  ({ now: () => new Date("2026-11-20T12:00:00Z"), timeZone: "UTC", session: { module } }) as unknown as RequestContext;

test("RTE-39 an item links to its module, one that does not tell it to the visitor's", () => {
  const shopper = visitorOf({ id: 4, type: "ecommerce" });
  const item = anItem({ slug: "linen-shirt", moduleType: "ecommerce" });
  const hrefOf = (context: RequestContext, moduleId: number | null) =>
    itemHref(toCardItem(context, { ...item, moduleId }, true), "/home");
  expect(hrefOf(shopper, 7)).toBe("/product/linen-shirt?module_id=7");
  expect(hrefOf(shopper, null)).toBe("/product/linen-shirt?module_id=4");
  expect(hrefOf(visitorOf(null), null)).toBe("/product/linen-shirt");
});
