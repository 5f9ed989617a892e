import { expect, test, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { loadPersonal } from "./load-shell.server";

vi.mock("~/env.server", () => ({
  localesDirAsGiven: () => null,
  environment: () => ({ sharedCache: false, redisUrl: null }),
}));
vi.mock("~/features/cart/load-cart.server", () => ({ loadCart: async () => ({ lines: [] }) }));
vi.mock("~/features/wishlist/wishlist.server", () => ({ loadWishes: async () => null }));
vi.mock("~/features/chat/unread.server", () => ({ loadUnread: async () => null }));
vi.mock("~/features/orders/running.server", () => ({ loadRunning: async () => null }));

const info = vi.fn();
const visitorWith = (token: string | null) =>
  ({
    session: { visitor: { token, login: null }, settings: { searches: [] }, area: null },
    api: { customer: { info } },
  }) as unknown as RequestContext;

test.each([
  ["their name and picture", ok({ firstName: "Ann", image: null }), { name: "Ann", image: null }],
  ["no name while the delivery API is in trouble", fail("unavailable", 500), { name: "", image: null }],
  ["no name while it is too slow", fail("timeout"), { name: "", image: null }],
])("ROLE-04 whoever has a token is a customer, with %s", async (_what, answer, customer) => {
  info.mockResolvedValue(answer);
  expect((await loadPersonal(visitorWith("a token"))).customer).toEqual(customer);
});

test("ROLE-05 whoever has none is a guest, and nobody is asked", async () => {
  info.mockClear();
  expect((await loadPersonal(visitorWith(null))).customer).toBeNull();
  expect(info).not.toHaveBeenCalled();
});
