import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, type Order, ok, runningStatuses } from "~/delivery-api";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { forgetRecentAnswers } from "~/request/context/recent-answer.server";
import type { RequestContext } from "~/request/context/request-context";
import { inOrderOfArrival, loadRunning, loadRunningStatus } from "./running.server";

vi.mock("~/env.server", () => ({
  environment: () => ({ sharedCache: true, redisUrl: null, deliveryApiUrl: "http://api" }),
  localesDirAsGiven: () => null,
}));

const running = vi.fn();
const patch = vi.fn();
beforeEach(() => {
  running.mockReset();
  patch.mockReset();
});

type Visitor = { token?: string | null; running?: number | null; login?: { id: string } };

function shopFor({ token = null, running: known = null, login }: Visitor, language: Language = "en"): RequestContext {
  return {
    t: i18nFor(language).t,
    language,
    timeZone: "UTC",
    now: () => new Date("2026-11-25T04:16:10Z"),
    session: {
      visitor: { token, running: known, login: login ?? null, guestId: null },
      module: null,
      area: null,
      patch,
    },
    apiAt: (where: object) => ({ orders: { running: (...asked: number[]) => running(where, ...asked) } }),
    api: { config: { get: async () => fail("timeout") } },
  } as unknown as RequestContext;
}

const order = (id: number, changes: Partial<Order> = {}): Order =>
  ({
    id,
    status: "picked_up",
    type: "delivery",
    moduleType: "food",
    times: {},
    createdAt: "2026-11-25T04:04:00Z",
    scheduledAt: null,
    store: { name: "Harbour Kitchen", deliveryTime: "10-20 min" },
    ...changes,
  }) as Order;

const page = (...rows: Order[]) => ok({ rows, total: rows.length });

describe("the running orders of a visitor", () => {
  it.each<[string, Visitor]>([
    ["a guest who has not ordered", {}],
    ["a guest whose orders are over", { running: 0 }],
    ["a customer without running orders", { token: "t", running: 0 }],
  ])("nobody is asked for %s", async (_, visitor) => {
    expect(await loadRunning(shopFor(visitor))).toBeNull();
    expect(running).not.toHaveBeenCalled();
  });

  it.each<[string, Visitor]>([
    ["a guest who has ordered", { running: 1 }],
    ["a customer who has just signed in", { token: "t" }],
    ["a customer who has ordered", { token: "t", running: 2 }],
  ])("they are asked for of every module for %s", async (_, visitor) => {
    running.mockResolvedValue(page());
    expect(await loadRunning(shopFor(visitor))).toBeNull();
    expect(running).toHaveBeenCalledWith({ place: null, moduleId: null, onOwnAnswer: expect.any(Function) }, 1, 10);
    expect(patch).toHaveBeenCalledWith("visitor", { running: 0 });
  });

  it("PAY-12 the strip of an order whose payment is missing says so, not that the shop will take it", async () => {
    const unpaid = { status: "pending", paymentMethod: "digital_payment", paymentStatus: "unpaid" } as const;
    running.mockResolvedValue(page(order(7, unpaid)));
    expect(await loadRunning(shopFor({ running: 1 }))).toMatchObject({
      status: "This order is not paid yet",
      arrival: null,
    });
    running.mockResolvedValue(page(order(7, { ...unpaid, paymentStatus: "paid" })));
    expect(await loadRunning(shopFor({ running: 1 }))).toMatchObject({ status: "Pending" });
  });

  it("the next one says what, how far and when; the others are a number", async () => {
    running.mockResolvedValue(page(order(7), order(6, { status: "pending" })));
    expect(await loadRunning(shopFor({ running: 2 }))).toEqual({
      orderId: 7,
      icon: "motorbike",
      store: "Harbour Kitchen",
      status: "On the Way",
      arrival: "about 8 min",
      more: "+1",
      label: "Your order",
    });
    expect(patch).not.toHaveBeenCalled();
  });

  it("one without a shop goes by what is sent, else by its number", async () => {
    const parcel = { store: null, type: "parcel", moduleType: "parcel" } as const;
    running.mockResolvedValue(page(order(7, { ...parcel, parcel: { category: "Documents", payer: null } })));
    expect(await loadRunning(shopFor({ running: 1 }))).toMatchObject({ store: "Documents", arrival: null, more: null });
    running.mockResolvedValue(page(order(7, { ...parcel, parcel: null })));
    expect((await loadRunning(shopFor({ running: 1 }, "ar")))?.store).toBe("الطلب رقم 7");
  });

  it("without an answer a page shows nothing, a strip stays, and both ask again", async () => {
    running.mockResolvedValue(fail("timeout"));
    expect(await loadRunning(shopFor({ running: 1 }))).toBeNull();
    await expect(loadRunningStatus(shopFor({ running: 1 }))).rejects.toMatchObject({ init: { status: 503 } });
    expect(patch).not.toHaveBeenCalled();
  });
});

describe("while the delivery API is slow or in trouble", () => {
  const ann = { token: "t", login: { id: "ann" }, running: 1 };

  it("a page shows what the one before did, and each page asks", async () => {
    running.mockResolvedValueOnce(page(order(7)));
    const shown = await loadRunning(shopFor(ann));
    running.mockReturnValueOnce(new Promise(() => undefined));
    expect(await loadRunning(shopFor(ann))).toEqual(shown);
    running.mockResolvedValueOnce(fail("timeout"));
    expect(await loadRunning(shopFor(ann))).toEqual(shown);
    running.mockResolvedValueOnce(page(order(7, { status: "confirmed" })));
    expect(await loadRunning(shopFor(ann))).not.toEqual(shown);
    expect(running).toHaveBeenCalledTimes(4);
  });

  it("nobody is shown another's, nor what came before an order of their own", async () => {
    running.mockResolvedValueOnce(page(order(7)));
    await loadRunning(shopFor(ann));
    running.mockResolvedValue(fail("timeout"));
    expect(await loadRunning(shopFor({ ...ann, login: { id: "bea" } }))).toBeNull();
    await forgetRecentAnswers(shopFor(ann).session);
    expect(await loadRunning(shopFor(ann))).toBeNull();
  });
});

describe("which order is shown", () => {
  const later = (id: number, scheduledAt: string, changes: Partial<Order> = {}) =>
    order(id, { scheduledAt, ...changes });
  const lateSince = (hour: number) => ({ createdAt: `2026-11-25T0${hour}:00:00Z` });
  const pending = { status: "pending" } as const;
  const confirmed = { status: "confirmed" } as const;
  const unpaid = { ...pending, paymentMethod: "digital_payment", paymentStatus: "unpaid" } as const;
  const parcel = { type: "parcel", moduleType: "parcel", store: null } as const;

  it.each<[string, Order[], number]>([
    ["what comes today", [later(1, "2026-11-26 12:00:00", confirmed), order(2, pending)], 2],
    ["what comes sooner, placed later", [later(1, "2026-11-25 09:00:00"), later(2, "2026-11-25 08:00:00", pending)], 2],
    ["what is late", [order(1, confirmed), order(2, { ...pending, ...lateSince(3) })], 2],
    [
      "of what is late the one that is further",
      [order(1, { ...confirmed, ...lateSince(2) }), order(2, lateSince(3))],
      2,
    ],
    ["of what comes together the one that is furthest", [order(1, pending), order(3), order(2, confirmed)], 3],
    ["of what comes together the one that was placed first", [order(2), order(1)], 1],
    ["not what should have come days ago", [order(1, { createdAt: "2026-11-22T03:00:00Z" }), order(2, pending)], 2],
    ["what stands ready to be taken", [order(1), order(2, { type: "take_away", status: "handover" })], 2],
    ["what is paid", [order(1, unpaid), later(2, "2026-11-26 12:00:00", pending)], 2],
    ["what comes soon, before a parcel of which nobody says a time", [order(1, parcel), order(2, pending)], 2],
    [
      "a parcel of which nobody says a time, before what comes tomorrow",
      [later(1, "2026-11-26 12:00:00"), order(2, parcel)],
      2,
    ],
  ])("%s", async (_, rows, first) => {
    running.mockResolvedValue(page(...rows));
    expect((await loadRunning(shopFor({ running: rows.length })))?.orderId).toBe(first);
  });

  const anyOrder = fc.record({ id: fc.nat(), status: fc.constantFrom(...runningStatuses), times: fc.constant({}) });

  it("the order in which they are listed changes nothing", () => {
    const dueById = ({ id }: { id: number }) => id % 3;
    fc.assert(
      fc.property(fc.uniqueArray(anyOrder, { selector: ({ id }) => id }), (orders) => {
        expect(inOrderOfArrival(orders.toReversed(), dueById)).toEqual(inOrderOfArrival(orders, dueById));
      }),
    );
  });
});
