import { expect, it, vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import { forCustomers } from "./for-customers.server";

const contextOf = (token: string | null) =>
  ({ session: { visitor: { token } }, t: (key: string) => key }) as unknown as RequestContext;

it("asks nobody for a guest's post, and passes a customer's on", async () => {
  const handler = vi.fn(async () => ({ kind: "done" as const }));
  const guarded = forCustomers(handler);
  expect(await guarded(contextOf(null), new FormData())).toMatchObject({ kind: "invalid", status: 422 });
  expect(handler).not.toHaveBeenCalled();
  expect(await guarded(contextOf("token"), new FormData())).toEqual({ kind: "done" });
});
