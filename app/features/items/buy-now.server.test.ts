import { beforeEach, expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import { anItem, aSelection } from "~/features/catalogue/testing";
import type { RequestContext } from "~/request/context/request-context";
import { type OrderIntent, orderIntentCookie } from "~/session/order-intent.server";
import { buyNow } from "./buy-now.server";

vi.mock("~/env.server", () => ({
  environment: () => ({
    sessionSecrets: ["0123456789abcdef".repeat(2)],
    publicOrigin: "https://shop.example.test",
    sharedCache: true,
    redisUrl: null,
  }),
}));

const earlier: OrderIntent = {
  key: "e".repeat(24),
  itemId: 7,
  isCampaign: false,
  quantity: 1,
  groups: [],
  variationType: null,
  addOns: [],
};
const set = vi.fn();
beforeEach(() => set.mockReset());

const shop = () =>
  ({
    t: (key: string) => key,
    now: () => new Date("2026-11-25T12:00:00Z"),
    timeZone: "UTC",
    url: new URL("https://shop.example.test/home"),
    session: { visitor: { token: "t", guestId: null }, orderIntents: [earlier], set },
    api: { config: { get: async () => ok({ scheduleOrders: true, guestCheckout: true }) } },
  }) as unknown as RequestContext;

const groups = (count: number, labels = ["b"]) =>
  Array.from({ length: count }, (_, index) => ({ name: `G${index}`, labels }));
const labels = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
const addOns = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1, quantity: 1 }));

/** What the next page reads of the cookie. */
async function read(): Promise<OrderIntent[] | null> {
  const [name, intents] = set.mock.calls[0] ?? [];
  expect(name).toBe("orderIntents");
  const cookie = orderIntentCookie();
  return cookie.read((await cookie.write(intents)).split(";")[0] ?? null);
}

test.each([
  ["twenty sets of options", { groups: groups(20) }],
  ["thirty options of one set", { groups: groups(1, labels(30)) }],
  ["thirty add-ons", { addOns: addOns(30) }],
])("ITEM-20 Buy Now takes %s along, beside a line that waits already", async (_, of) => {
  const outcome = await buyNow(shop(), { item: anItem(), selection: aSelection(of), isCampaign: false });
  const kept = await read();
  expect(kept?.map(({ itemId }) => itemId)).toEqual([7, 41]);
  expect(outcome).toEqual({ kind: "done", to: `/checkout?page=buy_now&key=${kept?.[1]?.key}` });
});

test.each([
  ["more sets of options", { groups: groups(21) }],
  ["more options of one set", { groups: groups(1, labels(31)) }],
  ["more add-ons", { addOns: addOns(31) }],
  ["more than the cookie holds", { groups: groups(20, ["x".repeat(100)]) }],
])("ITEM-20 %s are refused in words, and no line that waits is lost", async (_, of) => {
  const outcome = await buyNow(shop(), { item: anItem(), selection: aSelection(of), isCampaign: false });
  expect(outcome).toMatchObject({ kind: "invalid", status: 422, toasts: [{ text: "items:tooManyOptions" }] });
  expect(set).not.toHaveBeenCalled();
});
