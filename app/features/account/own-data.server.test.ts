import { describe, expect, it, vi } from "vitest";
import { fail, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { ownData } from "./own-data.server";

vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));

type Rows = { id: number }[];
type Read = (page: number, limit: number) => { rows: Rows; total: number };

const numbered = (count: number): Rows => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

/** A server that knows of pages and says how many rows there are. */
const inPages =
  (rows: Rows): Read =>
  (page, limit) => ({ rows: rows.slice((page - 1) * limit, page * limit), total: rows.length });
/** The same, saying nothing of the others. */
const withoutTotal =
  (rows: Rows): Read =>
  (page, limit) => {
    const told = inPages(rows)(page, limit).rows;
    return { rows: told, total: told.length };
  };
/** One that answers a plain list whichever page is asked for. */
const plain =
  (rows: Rows): Read =>
  () => ({ rows, total: rows.length });

async function fileOf({ addresses = inPages([]), notifications = inPages([]) }: Record<string, Read>) {
  const list = (read: Read) => async (page: number, limit: number) => ok(read(page, limit));
  const api = {
    config: { get: async () => ok({ wallet: false, loyalty: false }) },
    customer: { info: async () => ok({ firstName: "Ann" }), notifications: list(notifications) },
    addresses: { page: list(addresses) },
    orders: { running: list(inPages([])), history: async () => fail("timeout") },
    wishlist: { ids: async () => ok([]) },
  };
  const context = {
    api,
    apiAt: () => api,
    now: () => new Date(),
    url: new URL("https://shop.example.test/profile/data"),
    session: { visitor: { token: "ann" }, area: null },
  } as unknown as RequestContext;
  return (await (await ownData(context)).json()) as { addresses: Rows; notifications: Rows; missing: string[] };
}

describe("a customer's own data", () => {
  it.each([
    ["in pages", inPages(numbered(250)), 250],
    ["in pages of which the last is full", inPages(numbered(200)), 200],
    ["in pages, without how many there are", withoutTotal(numbered(250)), 250],
    ["whole, however many were asked for", plain(numbered(250)), 250],
    ["whole, as there are few", plain(numbered(99)), 99],
    ["with one unread", () => ({ rows: numbered(59), total: 60 }), 59],
  ])("have all rows of a list that is told %s", async (_, read, count) => {
    const file = await fileOf({ addresses: read, notifications: read });
    expect(file).toMatchObject({ addresses: numbered(count), notifications: numbered(count) });
    expect(file.missing).toEqual(["finishedOrders"]);
  });

  it.each([
    ["as long as was asked for, and the same again", plain(numbered(100)), 100],
    ["longer than anybody reads", inPages(numbered(2500)), 2000],
  ])("name a list that may have more rows: %s", async (_, read, count) => {
    const file = await fileOf({ addresses: read, notifications: read });
    expect([file.addresses.length, file.notifications.length]).toEqual([count, count]);
    expect(file.missing).toEqual(["addresses", "finishedOrders", "notifications"]);
  });
});
