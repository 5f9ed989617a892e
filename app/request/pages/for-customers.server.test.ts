import { expect, it, vi } from "vitest";
import type { Shop } from "~/request/context/request-context.server";
import { forCustomers } from "./for-customers.server";

const shopOf = (token: string | null) =>
  ({ session: { visitor: { token } }, t: (key: string) => key }) as unknown as Shop;

it("asks nobody for a guest's post, and passes a customer's on", async () => {
  const handler = vi.fn(async () => ({ kind: "done" as const }));
  const guarded = forCustomers(handler);
  expect(await guarded(shopOf(null), new FormData())).toMatchObject({ kind: "again", status: 422 });
  expect(handler).not.toHaveBeenCalled();
  expect(await guarded(shopOf("token"), new FormData())).toEqual({ kind: "done" });
});
