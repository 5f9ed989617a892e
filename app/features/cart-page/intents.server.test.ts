import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import { aLine } from "~/features/catalogue/testing";
import type { RedisLink } from "~/redis.server";
import type { RequestContext } from "~/request/context/request-context";

vi.mock("~/env.server", () => ({ environment: () => ({ sharedCache: true, redisUrl: null }) }));

/** Redis is away: another replica would not find what this one keeps. */
const away: RedisLink = {
  state: () => "away",
  use: async (_command, near) => near(),
  owe: () => undefined,
  dropNew: () => false,
  close: async () => undefined,
};
vi.mock("~/request/context/redis.server", () => ({ theRedis: () => redis }));
let redis: RedisLink | null = null;

beforeEach(() => {
  redis = null;
  vi.resetModules();
});

function shop({ isDocument = true, calls = {} } = {}): RequestContext {
  const cart = { list: async () => ok({ lines: [aLine()] }), clear: async () => ok({ lines: [] }), ...calls };
  return {
    isDocument,
    t: (key: string) => key,
    url: new URL("https://shop.example.test/cart"),
    session: {
      visitor: { token: null, guestId: 7, formKey: "k", cartCounts: {} },
      module: { id: 1, type: "food" },
      area: null,
      patch: vi.fn(),
    },
    api: { cart },
    apiAt: () => ({ cart }),
  } as unknown as RequestContext;
}

/** The intents of a process that is new. */
async function press(intent: "clear-cart" | "keep-note", fields: Record<string, string> = {}, shopped = shop()) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { cartPageIntents } = await import("./intents.server");
  return cartPageIntents[intent](shopped, form);
}

it("CART-12 Undo is offered where the cart was kept, and only there", async () => {
  expect((await press("clear-cart")).toasts).toMatchObject([{ action: { intent: "restore-cart" } }]);
  vi.resetModules();
  redis = away;
  const { toasts } = await press("clear-cart");
  expect(toasts).toEqual([{ id: "cart:cleared", kind: "success", text: "cart:cleared" }]);
});

describe("a cart whose clearing got no answer", () => {
  const lost = async () => fail("timeout");

  it("CART-12 is looked at once: where it is empty, Undo is offered", async () => {
    const list = vi
      .fn()
      .mockResolvedValueOnce(ok({ lines: [aLine()] }))
      .mockResolvedValueOnce(ok({ lines: [] }));
    const outcome = await press("clear-cart", {}, shop({ calls: { clear: lost, list } }));
    expect(outcome).toMatchObject({ kind: "done", toasts: [{ action: { intent: "restore-cart" } }] });
    expect(list).toHaveBeenCalledTimes(2);
  });

  it("is not said to be empty while it holds something, or while nobody tells", async () => {
    expect(await press("clear-cart", {}, shop({ calls: { clear: lost } }))).toMatchObject({ kind: "invalid" });
    const list = vi
      .fn()
      .mockResolvedValueOnce(ok({ lines: [aLine()] }))
      .mockImplementation(lost);
    expect(await press("clear-cart", {}, shop({ calls: { clear: lost, list } }))).toMatchObject({ kind: "invalid" });
  });
});

it("a note that is sent in the background leads nobody back to the cart", async () => {
  const note = { store: "6", note: "No onions" };
  expect(await press("keep-note", note)).toMatchObject({ kind: "done", to: "/cart" });
  expect(await press("keep-note", note, shop({ isDocument: false }))).not.toHaveProperty("to");
});

it("a note that could not be kept is not promised, and stays in its field", async () => {
  expect(await press("keep-note", { store: "6", note: "No onions" })).toMatchObject({
    kind: "done",
    toasts: [{ kind: "success", text: "cart:note.kept" }],
  });
  vi.resetModules();
  redis = away;
  expect(await press("keep-note", { store: "6", note: "No onions" })).toMatchObject({
    kind: "invalid",
    status: 503,
    result: { reply: { initialValue: { note: "No onions" } } },
    toasts: [{ kind: "warning", text: "cart:note.notKept" }],
  });
});

it.each(["0", "-6", "1.5", "x"])("a note for the store %s, which is none, is refused", async (store) => {
  expect(await press("keep-note", { store, note: "No onions" })).toMatchObject({ kind: "invalid", status: 422 });
});
