import { beforeEach, expect, test, vi } from "vitest";
import type { PushMessage } from "../message";

const fetched = vi.fn();
vi.stubGlobal("self", { fetch: fetched });
const { withArrival } = await import("./arrival");
beforeEach(() => void fetched.mockReset());

const arrival = "Arriving 04:14–04:24 AM · In about 8 minutes";
const message: PushMessage = {
  type: "order_status",
  title: "Harbour Kitchen",
  body: "Your order is on its way",
  conversationId: null,
  senderType: null,
  orderId: 7,
};

test.each([
  [{}, { title: "Harbour Kitchen", body: `Your order is on its way\n${arrival}` }],
  [{ body: "" }, { title: "Harbour Kitchen", body: arrival }],
  [{ title: "" }, { title: "Your order is on its way", body: arrival }],
])("PUSH-04 a message of an order, changed by %j, says when that comes", async (changes, told) => {
  fetched.mockResolvedValue(Response.json({ arrival }));
  expect(await withArrival({ ...message, ...changes })).toMatchObject(told);
  expect(fetched).toHaveBeenCalledWith("/track-order/arrival?order=7", expect.anything());
});

test("messages of a chat and of no order are left as they are, and nobody is asked", async () => {
  for (const changes of [{ conversationId: 15 }, { orderId: null }])
    expect(await withArrival({ ...message, ...changes })).toEqual({ ...message, ...changes });
  expect(fetched).not.toHaveBeenCalled();
});

test.each([
  ["no connection", () => Promise.reject(new TypeError("network"))],
  ["an order of somebody else", async () => new Response(null, { status: 404 })],
  ["something else than data", async () => new Response("<html>")],
  ["an order that is over", async () => Response.json({ arrival: null })],
  ["an answer of another shape", async () => Response.json([1])],
])("%s holds no message back", async (_, answer) => {
  fetched.mockImplementation(answer);
  expect(await withArrival(message)).toEqual(message);
});
