import { beforeEach, describe, expect, it, vi } from "vitest";
import { type FailureKind, fail, type Order, ok } from "~/delivery-api";
import { i18nFor } from "~/i18n/i18n.server";
import type { RequestContext } from "~/request/context/request-context";
import { loadTrackDialog, loadTrackForm, loadTracking, trackedAtOnce } from "./load-tracking.server";

vi.mock("~/env.server", () => ({
  localesDirAsGiven: () => null,
  environment: () => ({ mapTileUrl: "http://maps.test/{z}/{x}/{y}.png", sessionSecrets: ["secret"] }),
}));
vi.mock("~/request/context/redis.server", () => ({ theRedis: () => null }));

const track = vi.fn();
const patch = vi.fn();
const details = vi.fn();
const requestGuest = vi.fn();
beforeEach(() => {
  requestGuest.mockReset();
  track.mockReset();
  details.mockReset();
});

const order: Partial<Order> = { id: 100021, status: "pending", type: "delivery", times: {}, scheduledAt: null };

const delivered: Partial<Order> = { status: "delivered" };

/** Each visitor is at another machine, so that one test's misses are none of the next. */
let machine = 0;

type Visitor = {
  token?: string | null;
  guestId?: number | null;
  trackingNumber?: string;
  contactNumber?: string;
  lastOrder?: { id: number } | null;
  placed?: number[];
};

function shopAt(
  search: string,
  {
    token = null,
    guestId = null,
    trackingNumber = "",
    contactNumber = "",
    lastOrder = null,
    placed = [],
  }: Visitor = {},
): RequestContext {
  machine += 1;
  const guest = { trackingNumber, contactNumber, lastOrder, placed };
  const config = { get: async () => ok({ slotMinutes: 30, currency: { digits: 2 } }) };
  return {
    t: i18nFor("en").t,
    language: "en",
    timeZone: "UTC",
    now: () => new Date("2026-11-25T04:06:10Z"),
    url: new URL(`http://shop.test/track-order?${search}`),
    client: { address: `198.51.100.${machine}` },
    session: {
      ...{ visitor: { token, guestId, running: 0, formKey: `browser ${machine}` }, guest, area: null, module: null },
      patch(name: "visitor", fields: object) {
        patch(name, fields);
        Object.assign(this.visitor, fields);
      },
    },
    api: { orders: { track, details }, config, auth: { requestGuest } },
    apiAt: (where: object) => ({ orders: { track: (asked: object) => track(asked, where) } }),
  } as unknown as RequestContext;
}

describe("loading the tracked order", () => {
  it.each(["", "order=", "order=soup", "order=-1", "order=1e5", "order=%2F..%2F7"])(
    "TRK-09 finds nothing at ?%s and asks nobody",
    async (search) => {
      expect(await loadTracking(shopAt(search, { token: "t" }))).toMatchObject({ order: null, problem: "not-found" });
      expect(track).not.toHaveBeenCalled();
    },
  );

  it("TRK-02 does not ask for a guest without a number", async () => {
    expect(await loadTracking(shopAt("order=100021"))).toMatchObject({ problem: "not-found" });
    expect(track).not.toHaveBeenCalled();
  });

  it("ROLE-14 sends a guest's number with the order id", async () => {
    track.mockResolvedValue(ok(order));
    const data = await loadTracking(shopAt("order=100021", { trackingNumber: "+15550100009" }));
    expect(track).toHaveBeenCalledWith({ orderId: 100021, contactNumber: "+15550100009" });
    expect(data).toMatchObject({ order: { id: 100021, status: "pending" }, problem: null });
  });

  it("TRK-04 sends a customer's order id alone, whatever number this browser remembers", async () => {
    track.mockResolvedValue(ok(order));
    await loadTracking(shopAt("order=100021", { token: "t", trackingNumber: "+15550100009" }));
    expect(track).toHaveBeenCalledWith({ orderId: 100021 });
  });

  it("HOME-parc-08 asks as a guest for what is none of a customer's own orders, and shows it without ways to change it", async () => {
    track.mockImplementation(async (_: object, where?: object) =>
      where ? ok({ ...order, ...delivered }) : fail("not-found"),
    );
    const customer = { token: "t", guestId: 7, trackingNumber: "+15550100009" };
    const data = await loadTracking(shopAt("order=100021", customer));
    expect(track).toHaveBeenLastCalledWith(
      { orderId: 100021, contactNumber: "+15550100009" },
      { place: null, moduleId: null, token: null, guestId: 7 },
    );
    expect(data).toMatchObject({ problem: null, order: { id: 100021, canReview: false, canCancel: false } });
    expect(await loadTracking(shopAt("order=100021", { ...customer, guestId: null }))).toMatchObject({
      problem: "not-found",
    });
  });

  it("HOME-parc-08 finds what a customer ordered here before they signed in, with a guest's number anew", async () => {
    track.mockImplementation(async (_: object, where?: object) => (where ? ok(order) : fail("not-found")));
    requestGuest.mockResolvedValueOnce(ok({ guestId: 8 }));
    const customer = { token: "t", trackingNumber: "+15550100009", placed: [100021] };
    const shop = shopAt("order=100021", customer);
    expect(await loadTracking(shop)).toMatchObject({ problem: null, order: { id: 100021, canCancel: false } });
    expect(track).toHaveBeenLastCalledWith(
      { orderId: 100021, contactNumber: "+15550100009" },
      { place: null, moduleId: null, token: null, guestId: 8 },
    );
    await loadTracking(shop);
    expect(requestGuest).toHaveBeenCalledOnce();
    requestGuest.mockResolvedValueOnce(fail("timeout"));
    expect(await loadTracking(shopAt("order=100021", customer))).toMatchObject({ problem: "no-answer" });
  });

  it.each<[FailureKind, "not-found" | "no-answer"]>([
    ["not-found", "not-found"],
    ["rejected", "not-found"],
    ["unauthorized", "not-found"],
    ["timeout", "no-answer"],
    ["network", "no-answer"],
    ["unavailable", "no-answer"],
    ["contract", "no-answer"],
  ])("TRK-09 tells a guest's %s as %s", async (kind, problem) => {
    track.mockResolvedValue(fail(kind));
    const data = await loadTracking(shopAt("order=100021", { trackingNumber: "+15550100009" }));
    expect(data).toMatchObject({ order: null, problem });
  });
});

describe("a guest's order, asked for where it was not placed", () => {
  const person = { contactName: "Grace", contactNumber: "+15550199999", address: "12 Harbour Street", location: null };
  const whole = {
    ...order,
    address: person,
    store: { name: "Harbour Kitchen", address: "1 Quay", location: { lat: 1, lng: 2 } },
    courier: {
      id: 3,
      name: "Sam",
      phone: "+15550100033",
      image: "http://pictures.test/sam.webp",
      rating: 4,
      ratingCount: 2,
      location: { lat: 1, lng: 2 },
    },
  };

  it("TRK-13 shows status and shop, neither place nor people; all of it where it was placed", async () => {
    track.mockResolvedValue(ok(whole));
    const phone = { trackingNumber: "+15550199999" };
    const elsewhere = await loadTracking(shopAt("order=100021", phone));
    expect(elsewhere.order).toMatchObject({
      status: "pending",
      store: { name: "Harbour Kitchen" },
      isComplete: false,
      address: null,
      courier: { id: null, name: "Sam", phone: "", image: null, rating: 0, ratingCount: 0 },
      places: { home: null, courier: null },
      canCancel: false,
    });
    expect(JSON.stringify(elsewhere)).not.toMatch(/Grace|12 Harbour|5550100033|5550199999|sam\.webp/);
    for (const here of [{ placed: [100021] }, { lastOrder: { id: 100021 } }]) {
      const { order: shown } = await loadTracking(shopAt("order=100021", { ...phone, ...here }));
      expect(shown).toMatchObject({
        isComplete: true,
        address: { name: "Grace" },
        courier: { id: 3, phone: "+15550100033" },
      });
    }
  });

  it("TRK-09 nobody is asked any more after ten misses; hits and unanswered calls count for nothing", async () => {
    const phone = { trackingNumber: "+15550100077" };
    const stranger = shopAt("order=1", phone);
    const ask = (id: number) => loadTracking({ ...stranger, url: new URL(`http://shop.test/track-order?order=${id}`) });
    for (const result of [ok({ ...order, id: 500 }), fail("timeout")]) {
      track.mockResolvedValue(result);
      for (let id = 500; id < 515; id += 1) await ask(id);
    }
    track.mockResolvedValue(fail("not-found"));
    for (let id = 1; id <= 10; id += 1) expect((await ask(id)).problem).toBe("not-found");
    track.mockClear();
    expect(await ask(11)).toMatchObject({ order: null, problem: "too-many", minutes: 15 });
    expect(track).not.toHaveBeenCalled();
  });

  it("TRK-09 one order is not found by trying phone numbers from many machines", async () => {
    track.mockResolvedValue(fail("not-found"));
    const problems = [];
    for (let number = 0; number < 31; number += 1)
      problems.push((await loadTracking(shopAt("order=900", { trackingNumber: `+1555020${1000 + number}` }))).problem);
    expect(problems.filter((problem) => problem === "not-found")).toHaveLength(30);
    expect(problems.at(-1)).toBe("too-many");
  });
});

it("an order placed here is found whatever number was tracked since, of others only that number is asked for", async () => {
  const [tracked, own] = ["+15550100001", "+15550199999"];
  track.mockImplementation(async ({ contactNumber }: { contactNumber: string }) =>
    contactNumber === own ? ok(order) : fail("not-found"),
  );
  const guest = { trackingNumber: tracked, contactNumber: own };
  expect((await loadTracking(shopAt("order=100021", { ...guest, placed: [100021] }))).order?.id).toBe(100021);
  expect((await loadTracking(shopAt("order=100021", guest))).problem).toBe("not-found");
});

describe("when it comes and what it is", () => {
  const store = { name: "Harbour Kitchen", address: "1 Quay", location: null, deliveryTime: "10-20 min" };
  const line = {
    id: 1,
    name: "Soup",
    quantity: 2,
    price: 5,
    addOns: [],
    groups: [],
    variationType: null,
    discount: 0,
    addOnsTotal: 0,
  };
  const guest = { trackingNumber: "+15550199999" };

  it("stands in the drawer of the browser that placed it; elsewhere only when it comes", async () => {
    track.mockResolvedValue(ok({ ...order, createdAt: "2026-11-25T04:04:00Z", store, linesCount: 1, amount: 10 }));
    details.mockResolvedValue(ok([line]));
    const arrival = { title: "Arriving 04:14–04:24 AM", note: "In about 18 minutes", short: "about 18 min" };
    const here = await loadTrackDialog(shopAt("order=100021", { ...guest, placed: [100021] }));
    expect(here).toMatchObject({ order: { arrival, amount: 10 }, lines: [{ name: "Soup", quantity: 2, total: 10 }] });
    expect(patch, "from here on the strip looks for it").toHaveBeenCalledWith("visitor", { running: 1 });
    details.mockClear();
    patch.mockClear();
    const elsewhere = await loadTrackDialog(shopAt("order=100021", guest));
    expect(elsewhere).toMatchObject({ order: { arrival, amount: 0 }, lines: [] });
    expect(details).not.toHaveBeenCalled();
    expect(patch).not.toHaveBeenCalled();
  });

  it("a list of items that nobody answers hides nothing else", async () => {
    track.mockResolvedValue(ok(order));
    details.mockResolvedValue(fail("timeout"));
    const data = await loadTrackDialog(shopAt("order=100021", { token: "t" }));
    expect(data).toMatchObject({ problem: null, order: { id: 100021, arrival: null }, lines: [] });
  });
});

describe("the track form", () => {
  it("CHK-16 is no question to whom the order belongs", () => {
    const guest = { trackingNumber: "+15550100009", placed: [100021] };
    const tracking = "/track-order?dialog=track&order=100021";
    expect(trackedAtOnce(shopAt("order=100021", guest))).toBe(tracking);
    expect(trackedAtOnce(shopAt("order=100021", { token: "t" }))).toBe(tracking);
    expect(trackedAtOnce(shopAt("order=100022", guest))).toBeNull();
    expect(trackedAtOnce(shopAt("order=soup", guest))).toBeNull();
    expect(trackedAtOnce(shopAt("", guest))).toBeNull();
    expect(trackedAtOnce(shopAt("dialog=track&order=100021", guest))).toBeNull();
  });

  it("CHK-16 is filled with the order of the address, else a guest's last one", () => {
    const guest = { trackingNumber: "+15550100009", lastOrder: { id: 7 } };
    expect(loadTrackForm(shopAt("order=100021", guest))).toMatchObject({ order: "100021", phone: "+15550100009" });
    expect(loadTrackForm(shopAt("", guest)).order).toBe("7");
    expect(loadTrackForm(shopAt("", { ...guest, token: "t" })).order).toBe("");
  });

  it("TRK-04 asks a customer for no phone", () => {
    const phoneOf = (visitor: Visitor) => loadTrackForm(shopAt("", visitor)).constraints.phone;
    expect(phoneOf({ token: "t" }).required).toBe(false);
    expect(phoneOf({}).required).toBe(true);
  });
});
