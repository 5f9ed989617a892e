import { describe, expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import { enterModuleOfAddress } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import type { WantedPlace } from "~/session/wanted-place.server";
import { deliverTo } from "./move.server";

vi.mock("~/env.server", () => ({
  environment: () => ({ sharedCache: false, redisUrl: null, sessionSecrets: ["0123456789abcdef".repeat(2)] }),
}));
vi.mock("~/features/cart/outside.server", () => ({ cartsOutside: vi.fn(async () => []), removeOutside: vi.fn() }));

const food = { id: 1, type: "food", zoneIds: [1, 2] };
const grocery = { id: 5, type: "grocery", zoneIds: [1] };
const olive = { latitude: 44.2, longitude: -11.4, address: "30 Olive Street" };
const zoneOf = (...zoneIds: number[]) => ({ header: JSON.stringify(zoneIds), zoneIds, zones: [] });

/** A visitor in zone 1 and in the grocery module, on this page. */
function visitorAt(page: string) {
  const session: Record<string, unknown> & { wanted: WantedPlace | null } = {
    place: { ...olive, zoneHeader: "[1]", address: "12 Harbour Street" },
    module: { id: grocery.id, type: grocery.type },
    wanted: null,
    set: (name: string, value: unknown) => Object.assign(session, { [name]: value }),
    patch: () => {},
  };
  const context = {
    isDocument: true,
    url: new URL(page, "https://shop.test"),
    session,
    t: (key: string) => key,
    api: {
      config: { get: async () => ok({ country: "US" }) },
      modules: { list: async () => ok([food, grocery]) },
    },
  };
  return { context: context as unknown as RequestContext, session };
}

describe("a place whose zone does not have the module", () => {
  test.each(["/store/1?module_id=5&store_zone_id=1", "/home?search=new&module_id=5", "/about-us"])(
    "LOC-14 the chooser follows, and no address brings the module back: %s",
    async (page) => {
      const { context, session } = visitorAt(page);
      const { to } = await deliverTo(context, olive, zoneOf(2));
      expect(to).toMatch(/dialog=modules/);
      const next = visitorAt(to ?? "");
      next.session.module = session.module;
      await enterModuleOfAddress(next.context);
      expect(next.session.module).toBeNull();
    },
  );

  test("LOC-14 where it is served, the pick ends directly", async () => {
    const { context, session } = visitorAt("/store/1?module_id=5");
    expect(await deliverTo(context, olive, zoneOf(1))).toEqual({ isMoved: true, to: null });
    expect(session.module).toMatchObject({ id: 5 });
  });
});
