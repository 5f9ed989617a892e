import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, type Order, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { loadRefund, refundIntents } from "./refund.server";

const order = { id: 7, status: "delivered", paymentStatus: "paid", refund: null } as unknown as Order;
const api = {
  orders: { track: vi.fn(), refundReasons: vi.fn(), requestRefund: vi.fn() },
  config: { get: vi.fn() },
};
beforeEach(() => {
  vi.resetAllMocks();
  api.orders.track.mockResolvedValue(ok(order));
  api.orders.refundReasons.mockResolvedValue(ok([{ id: 1, reason: "Damaged" }]));
  api.orders.requestRefund.mockResolvedValue(ok(""));
  api.config.get.mockResolvedValue(ok({ refunds: true, currency: { digits: 2 } }));
});

const shop = (token: string | null = "t") =>
  ({
    url: new URL("http://shop.test/my-orders?dialog=refund&order=7"),
    session: { visitor: { token }, guest: { trackingNumber: "+1555" } },
    t: (key: string) => key,
    api,
  }) as unknown as RequestContext;

function send(fields: Record<string, string>, files: Blob[] = [], at = shop()) {
  const form = new FormData();
  const all = { order: "7", reason: "1", note: "Cold", ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const file of files) form.append("image", file, "photo.png");
  return refundIntents["request-refund"]?.(at, form);
}
const problems = (error: Record<string, string[]>) => ({ kind: "invalid", status: 422, result: { reply: { error } } });

describe("asking for money back", () => {
  it("API-11 sends the reason's own words, whatever the browser calls it", async () => {
    expect(await send({ reason: "1", customer_reason: "Give me all" })).toMatchObject({
      kind: "done",
      to: "/my-orders",
    });
    expect(api.orders.requestRefund).toHaveBeenCalledWith({
      orderId: 7,
      reason: "Damaged",
      note: "Cold",
      pictures: [],
    });
  });

  it("has a reason of ours where the operator lists none", async () => {
    api.orders.refundReasons.mockResolvedValue(ok([]));
    expect(await loadRefund(shop())).toMatchObject({ orderId: 7, reasons: [{ id: 0, reason: "refund:other" }] });
    await send({ reason: "0" });
    expect(api.orders.requestRefund).toHaveBeenCalledWith(expect.objectContaining({ reason: "refund:other" }));
  });

  it.each<[string, Record<string, string>, Blob[], Record<string, string[]>]>([
    ["no reason", { reason: "" }, [], { reason: ["refund:choose"] }],
    ["an unknown reason", { reason: "2" }, [], { reason: ["refund:choose"] }],
    ["a long note", { note: "x".repeat(3000) }, [], { note: ["limits:characters"] }],
    ["no picture", {}, [new Blob(["MZ"])], { image: ["refund:pictures.noPicture"] }],
    ["six pictures", {}, Array(6).fill(new Blob(["x"])), { image: ["refund:pictures.tooMany"] }],
  ])("refuses %s", async (_, fields, files, error) => {
    expect(await send(fields, files)).toMatchObject(problems(error));
    expect(api.orders.requestRefund).not.toHaveBeenCalled();
  });

  it.each<[string, Partial<Order>]>([
    ["running", { status: "picked_up" }],
    ["unpaid", { paymentStatus: "unpaid" }],
    ["asked back before", { refund: { reason: "Cold", note: "", amount: null } }],
  ])("says of an order that is %s that it cannot be refunded", async (_, part) => {
    api.orders.track.mockResolvedValue(ok({ ...order, ...part }));
    expect(await loadRefund(shop())).toEqual({ orderId: null, reasons: null });
    expect(await send({})).toMatchObject({ kind: "done", toasts: [{ text: "refund:notPossible" }] });
    expect(api.orders.requestRefund).not.toHaveBeenCalled();
  });

  it("is for customers and their own orders", async () => {
    expect(await loadRefund(shop(null))).toBeNull();
    expect(await send({}, [], shop(null))).toMatchObject({ kind: "invalid", status: 422 });
    api.orders.track.mockResolvedValue(fail("not-found"));
    expect(await loadRefund(shop())).toEqual({ orderId: null, reasons: null });
    expect(await send({})).toMatchObject({ kind: "invalid", status: 422 });
    expect(api.orders.requestRefund).not.toHaveBeenCalled();
  });
});
