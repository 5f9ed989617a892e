import { beforeEach, describe, expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import { cartsOutside, removeOutside } from "~/features/cart/outside.server";
import { aLine } from "~/features/catalogue/testing";
import { enterModuleOfAddress } from "~/request/context/module-of-address.server";
import type { RequestContext } from "~/request/context/request-context";
import type { WantedPlace } from "~/session/wanted-place.server";
import { deliverTo, leaveItems, loadLeaveItems } from "./move.server";

const { sessionSecrets } = vi.hoisted(() => ({ sessionSecrets: ["0123456789abcdef".repeat(2)] }));
vi.mock("~/env.server", () => ({ environment: () => ({ sharedCache: false, redisUrl: null, sessionSecrets }) }));
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

describe("the question about items that cannot be brought there", () => {
  const palm = { latitude: 44.3, longitude: -11.5, address: "2 Palm Street" };
  const outside = (...ids: number[]) => {
    const lines = ids.map((id) => aLine({ id }));
    vi.mocked(cartsOutside).mockResolvedValue(ids.length === 0 ? [] : [{ moduleId: 5, cart: { lines }, lines }]);
  };
  beforeEach(() => {
    vi.mocked(removeOutside).mockReset().mockResolvedValue(ok(null));
    outside(1, 2);
  });

  /** The visitor is asked, in one of their tabs; the form that the tab shows. */
  async function askedIn(context: RequestContext) {
    await deliverTo(context, olive, zoneOf(2));
    const shown = await loadLeaveItems(context);
    const form = new FormData();
    form.set("wanted", shown?.wanted ?? "");
    form.set("lines", shown?.lines.map(({ id }) => id).join(" ") ?? "");
    return form;
  }

  test("ADR 55: `Remove items` takes out what was shown, and moves to the place that was shown", async () => {
    const { context, session } = visitorAt("/home");
    const form = await askedIn(context);
    outside(2);
    expect(await leaveItems(context, form)).toMatchObject({ kind: "done" });
    expect(removeOutside).toHaveBeenCalledOnce();
    expect(session.place).toMatchObject({ address: olive.address });
  });

  test("ADR 55: a form that waited while secrets were changed is answered", async () => {
    const { context, session } = visitorAt("/home");
    const form = await askedIn(context);
    sessionSecrets.unshift("fedcba9876543210".repeat(2));
    expect(await leaveItems(context, form)).toMatchObject({ kind: "done" });
    sessionSecrets.shift();
    expect(session.place).toMatchObject({ address: olive.address });
  });

  test.each([
    ["another place", (context: RequestContext) => deliverTo(context, palm, zoneOf(2))],
    ["another item", () => outside(1, 2, 3)],
  ])("ADR 55: where another tab has asked about %s since, the question is put anew", async (_what, ask) => {
    const { context, session } = visitorAt("/home");
    const form = await askedIn(context);
    await ask(context);
    expect(await leaveItems(context, form)).toMatchObject({
      kind: "done",
      to: "/home?dialog=leave-items",
      toasts: [{ text: "move:changed" }],
    });
    expect(removeOutside).not.toHaveBeenCalled();
    expect(session.place).toMatchObject({ address: "12 Harbour Street" });
  });
});
