import { expect, test, vi } from "vitest";
import type { Config, Store } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { askCoupon } from "./coupon.server";

test("the amount that a coupon is asked for is what the order says, to the last cent", async () => {
  const apply = vi.fn(async (_code: string, _store: number, _amount: number) => ({
    ok: false,
    failure: { kind: "not-found", status: 404, errors: [] },
  }));
  const session = { visitor: { token: "a token" } };
  const context = { t: (key: string) => key, session, api: { coupons: { apply } } } as unknown as RequestContext;
  const currency = { digits: 2 } as Config["currency"];
  const goods = { items: 0.1, addOns: 0.2, discount: 0, discountBy: null };
  await askCoupon(context, "CODE", { store: { id: 1 } as Store, goods, currency });
  // 0.1 + 0.2 is 0.30000000000000004 in binary fractions.
  expect(apply).toHaveBeenCalledWith("CODE", 1, 0.3);
});
