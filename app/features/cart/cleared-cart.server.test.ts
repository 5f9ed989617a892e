import { beforeEach, expect, test, vi } from "vitest";
import { aLine, anItem, aSelection } from "~/features/catalogue/testing";
import type { RequestContext } from "~/request/context/request-context";
import { clearedLines, findClearedCart, keepClearedCart } from "./cleared-cart.server";

vi.mock("~/request/context/redis.server", () => ({ theRedis: () => null }));

let guests = 0;
beforeEach(() => {
  guests += 1;
});
const visitor = (moduleId = 1) =>
  ({
    session: { visitor: { token: null, guestId: guests }, module: { id: moduleId } },
  }) as unknown as RequestContext;

/** A line with a long Arabic name and five options. */
const line = (id: number) => {
  const groups = [1, 2, 3].map((group) => ({ name: `اختيارات الوجبة ${group}`, labels: ["حجم كبير جدًا"] }));
  const addOns = [1, 2].map((addOn) => ({ id: addOn, quantity: 2 }));
  const name = "وجبة العائلة الكبيرة مع الأرز والخضار والمشروبات الباردة والحلويات";
  return aLine({ id, item: anItem({ id, name }), selection: aSelection({ groups, addOns }) });
};
const cart = (length: number) => clearedLines(Array.from({ length }, (_, index) => line(index + 1)));

test.each([1, 200])("CART-12 a cart of %d lines is kept with its options", async (length) => {
  expect(await keepClearedCart(visitor(), cart(length))).toBe(true);
  const kept = await findClearedCart(visitor());
  expect(kept.map(({ itemId }) => itemId)).toEqual(cart(length).map(({ itemId }) => itemId));
  expect(kept.at(-1)?.selection).toEqual(line(length).selection);
});

test("CART-12 one that cannot be kept whole is not said to be", async () => {
  expect(await keepClearedCart(visitor(), cart(201))).toBe(false);
  const endless = aSelection({ groups: [{ name: "Size", labels: ["x".repeat(121)] }] });
  expect(await keepClearedCart(visitor(), clearedLines([aLine({ selection: endless })]))).toBe(false);
  expect(await findClearedCart(visitor())).toEqual([]);
});

test("it is that of its module, until all is back", async () => {
  await keepClearedCart(visitor(), cart(2));
  expect(await findClearedCart(visitor(2))).toEqual([]);
  expect(await findClearedCart(visitor())).toHaveLength(2);
  await keepClearedCart(visitor(), cart(2).slice(1));
  expect((await findClearedCart(visitor())).map(({ itemId }) => itemId)).toEqual([2]);
  await keepClearedCart(visitor(), []);
  expect(await findClearedCart(visitor())).toEqual([]);
});
