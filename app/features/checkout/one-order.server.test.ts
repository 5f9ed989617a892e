import { beforeEach, expect, test, vi } from "vitest";
import { translator } from "~/i18n/i18n.server";
import type { RequestContext } from "~/request/context/request-context";
import { createMemoryKeyStore } from "./key-store.server";
import { notOrdered, orderOnce, type Pressed } from "./one-order.server";
import { createOrderKeys, type OrderKeys } from "./order-keys.server";

let keys: OrderKeys;
vi.mock("./the-order-keys.server", () => ({ theOrderKeys: () => keys }));
vi.mock("~/request/context/owner.server", () => ({ ownerOf: () => "guest:7" }));
const warn = vi.fn();
vi.mock("~/request/context/log.server", () => ({ log: () => ({ warn }) }));

beforeEach(() => void warn.mockReset());

const shopIn = (language: "en" | "ar") =>
  ({
    t: translator(language),
    requestId: "request-1",
    url: new URL("http://shop.test/checkout?page=cart"),
    now: () => new Date("2026-11-20T12:00:00Z"),
    session: { visitor: { token: null, guestId: 7 } },
  }) as unknown as RequestContext;

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test.each([
  ["en", "Nothing was ordered, and what you typed is still here."],
  ["ar", "لم يُطلب أي شيء، وكل ما كتبته ما زال هنا."],
] as const)(
  "an order that could not be remembered is refused in words, and the form is kept (%s)",
  async (language, words) => {
    keys = createOrderKeys(createMemoryKeyStore({ bytes: 100 }));
    const order = vi.fn();
    const form = formOf({ key: "k".repeat(24), intent: "place-order", note: "Ring twice" });
    const outcome = await orderOnce(shopIn(language), form, order);
    expect(order).not.toHaveBeenCalled();
    expect(outcome).toMatchObject({
      kind: "invalid",
      status: 503,
      result: { reply: { initialValue: { note: "Ring twice" } } },
      toasts: [{ kind: "warning", text: expect.stringContaining(words) }],
    });
    expect(warn).toHaveBeenCalledWith({ requestId: "request-1" }, expect.stringContaining("no room"));
  },
);

test("where there is room, it goes ahead", async () => {
  keys = createOrderKeys(createMemoryKeyStore());
  const order = vi.fn(async () => notOrdered({ kind: "done", to: "/cart" }));
  expect(await orderOnce(shopIn("en"), formOf({ key: "k".repeat(24) }), order)).toEqual({ kind: "done", to: "/cart" });
  expect(order).toHaveBeenCalledOnce();
});

test("a key whose answer was lost with its cookies leads to the order again, and this browser remembers it (CHK-14)", async () => {
  keys = createOrderKeys(createMemoryKeyStore());
  const key = "k".repeat(24);
  const form = formOf({ key, contactName: "Ann Lee", contactNumber: "+15550100001", contactEmail: "ann@example.com" });
  const order = vi.fn(async ({ attempt }: Pressed) => {
    await keys.placed(key, attempt, 100_021);
    return { release: false, outcome: { kind: "done", to: "/home" } } as const;
  });
  await orderOnce(shopIn("en"), form, order);
  const patch = vi.fn();
  const session = {
    visitor: { token: null, guestId: 7, told: [], running: null, cartCounts: {} },
    guest: { placed: [], contactNumber: "" },
    patch,
    set: vi.fn(),
  };
  const context = { ...shopIn("en"), publicOrigin: "http://shop.test", session } as unknown as RequestContext;
  expect(await orderOnce(context, form, order)).toMatchObject({ kind: "done", to: "/home?dialog=order-placed" });
  expect(order).toHaveBeenCalledOnce();
  expect(patch).toHaveBeenCalledWith("visitor", { told: [100_021], running: 1 });
  const createdAt = "2026-11-20T12:00:00.000Z";
  expect(patch).toHaveBeenCalledWith(
    "guest",
    expect.objectContaining({
      lastOrder: { id: 100_021, status: "pending", createdAt },
      placed: [100_021],
      trackingNumber: "+15550100001",
    }),
  );
});
