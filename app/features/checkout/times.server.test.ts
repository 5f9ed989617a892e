import { describe, expect, it, vi } from "vitest";
import { aLine, anItem, aStore } from "~/features/catalogue/testing";
import { translator } from "~/i18n/i18n.server";
import type { Entry } from "./basket.server";
import { scheduleSlots } from "./slots.server";
import { noTime, timesOf } from "./times.server";

vi.mock("./slots.server", async (original) => {
  const real = await original<typeof import("./slots.server")>();
  return { ...real, scheduleSlots: vi.fn(real.scheduleSlots) };
});

const t = translator("en");
const cart: Entry = { page: "cart" };
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, from: "07:00", to: "22:00" }));
const rice = anItem({ id: 1, name: "Plain Rice" });
const pancakes = anItem({ id: 2, name: "Pancakes", scheduleOrder: true, available: { from: "08:00", to: "11:00" } });
const steak = anItem({ id: 3, name: "Steak", scheduleOrder: true, available: { from: "18:00", to: "21:00" } });
const deal = anItem({ id: 4, name: "November Deal", campaign: { from: "2026-11-01", to: "2026-11-24" } });

type Shop = { items: (typeof rice)[]; at: string; scheduling?: boolean; isOpen?: boolean; entry?: Entry };

function checkout({ items, at, scheduling = true, isOpen = true, entry = cart }: Shop) {
  const basket = { entry, lines: items.map((item) => aLine({ item })), waiting: [] };
  const store = aStore({ isOpen, schedules: everyDay });
  const config = { scheduleOrders: scheduling, slotMinutes: 60 };
  const times = timesOf({ config, store, basket }, { now: new Date(at), zone: "UTC" });
  return { times, refusal: noTime({ t, language: "en" }, times, basket) };
}
const named = (shop: Shop) => checkout(shop).times.inTheWay.map(({ name }) => name);

describe("a basket without a time to have it at", () => {
  const [morning, noon, night] = ["2026-11-25T09:00:00Z", "2026-11-25T15:00:00Z", "2026-11-25T23:00:00Z"];

  it.each<[string, Shop, string[]]>([
    ["a campaign item the day after its last", { items: [rice, deal], at: noon }, ["November Deal"]],
    ["the same by night", { items: [rice, deal], at: night, isOpen: false }, ["November Deal"]],
    ["breakfast at noon, without schedules", { items: [rice, pancakes], at: noon, scheduling: false }, ["Pancakes"]],
    ["two items whose hours never meet", { items: [rice, pancakes, steak], at: morning }, ["Pancakes", "Steak"]],
    ["the same by night", { items: [pancakes, steak], at: night, isOpen: false }, ["Pancakes", "Steak"]],
  ])("ITEM-12 names %s", (_case, shop, names) => {
    expect(named(shop)).toEqual(names);
    expect(checkout(shop).refusal).toMatchObject({ reason: "notNow", next: "cart" });
  });

  it.each<[string, Shop]>([
    ["open", { items: [rice], at: noon }],
    ["open for breakfast", { items: [pancakes], at: morning, scheduling: false }],
    ["open later for breakfast", { items: [pancakes], at: noon }],
    ["closed, and takes orders for tomorrow", { items: [rice], at: night, isOpen: false }],
  ])("nothing is in the way where the store is %s", (_case, shop) => {
    expect(named(shop)).toEqual([]);
    expect(checkout(shop).refusal).toBeNull();
  });

  it("is the store's to explain where it is closed and takes no orders for later", () => {
    const shop = { items: [pancakes], at: night, isOpen: false, scheduling: false };
    expect(checkout(shop).refusal).toEqual({ reason: "closed", next: "stores", message: "" });
    const prescription: Entry = { page: "prescription", storeId: 6 };
    const alone = checkout({ items: [], at: night, isOpen: false, entry: prescription });
    expect(alone.times).toEqual({ isSoldNow: false, slots: [], inTheWay: [] });
    expect(alone.refusal).toMatchObject({ reason: "closed" });
  });

  it("ITEM-12 says hours and days, each item once", () => {
    const { refusal } = checkout({ items: [pancakes, pancakes, deal], at: noon, scheduling: false });
    const plain = refusal?.message.replace(/[\u2066-\u2069]/g, "").replace(/\u202f/g, " ");
    expect(plain).toMatch(/^Pancakes \(Available from 08:00 AM to 11:00 AM\) and November Deal \(Available from .+\)$/);
  });

  it("ITEM-12 names five of many, and looks for times of the same hours once", () => {
    const items = Array.from({ length: 200 }, (_, index) =>
      anItem({ ...pancakes, id: index, name: `Pancakes ${index}` }),
    );
    vi.mocked(scheduleSlots).mockClear();
    const { times, refusal } = checkout({ items: [...items, steak], at: noon, scheduling: true });
    // For all of them, for breakfast and for dinner.
    expect(scheduleSlots).toHaveBeenCalledTimes(3);
    expect(times.inTheWay).toHaveLength(201);
    expect(refusal?.message).toMatch(/^Pancakes 0 .+, and 196 more$/);
    expect(refusal?.message).not.toContain("Pancakes 5");
  });

  it("an item that is bought at once does not wait in the cart", () => {
    const entry: Entry = { page: "buy_now", key: "k" };
    expect(checkout({ items: [deal], at: noon, entry }).refusal).toMatchObject({ reason: "notNow", next: "stores" });
  });
});
