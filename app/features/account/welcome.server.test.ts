import { expect, it, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { loadWelcome } from "./welcome.server";

vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));

const patch = vi.fn();
const discount = { value: 15, type: "percent", validity: "2026-12-31" };

const welcomeOf = (info: object, visitor: object = { token: "zoe", isNew: true }) =>
  loadWelcome({
    t: (key: string, { name = "" }: { name?: string } = {}) => `${key} ${name}`.trim(),
    session: { visitor, patch },
    api: { customer: { info: async () => info } },
  } as unknown as RequestContext);

it.each([
  ["Zoe", "welcome:title Zoe"],
  ["", "welcome:titleUnnamed"],
])("HOME-all-31 HOME-all-32 a new customer whose name is %j is greeted with %j", async (firstName, title) => {
  expect(await welcomeOf(ok({ firstName, firstOrderDiscount: discount }))).toEqual({ title, discount });
});

it("HOME-all-31 HOME-all-32 without a profile the greeting waits: it would know neither name nor discount", async () => {
  expect(await welcomeOf(fail("unavailable"))).toBeNull();
  expect(patch).not.toHaveBeenCalled();
});

it.each([
  { token: "zoe", isNew: false },
  { token: null, isNew: true },
])("HOME-all-32 nobody else is greeted: %j", async (visitor) => {
  expect(await welcomeOf(ok({ firstName: "Zoe", firstOrderDiscount: null }), visitor)).toBeNull();
});
