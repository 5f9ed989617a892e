import { beforeEach, describe, expect, it, vi } from "vitest";
import { fail, type Order, type OrderLine, ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { reviewIntents } from "./review-intents.server";

const png = new Uint8Array([
  ...[
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 6,
  ],
]);
const courier = { id: 12, name: "Bob Ray", image: null };
const order = { id: 7, status: "delivered", courier } as unknown as Order;
const line = { id: 1, itemId: 41, isCampaign: false, name: "Soup", image: null } as unknown as OrderLine;

const api = {
  orders: { track: vi.fn(), details: vi.fn() },
  reviews: { submitItem: vi.fn(), submitCourier: vi.fn(), cancelReminder: vi.fn() },
};
beforeEach(() => {
  vi.resetAllMocks();
  api.orders.track.mockResolvedValue(ok(order));
  api.orders.details.mockResolvedValue(ok([line]));
  api.reviews.submitItem.mockResolvedValue(ok("Thanks"));
  api.reviews.submitCourier.mockResolvedValue(ok(""));
});

const shop = (search = "") =>
  ({
    url: new URL(`http://shop.test/rate-and-review/7${search}`),
    session: { visitor: { token: "t" }, guest: { trackingNumber: "" } },
    t: (key: string) => key,
    api,
  }) as unknown as RequestContext;

function posted(fields: Record<string, string>, files: Blob[] = []): FormData {
  const form = new FormData();
  const all = { order: "7", target: "item-41", rating: "4", comment: "Warm", ...fields };
  for (const [name, value] of Object.entries(all)) form.append(name, value);
  for (const file of files) form.append("attachment", file, "photo.png");
  return form;
}
const send = (form: FormData, at = shop()) => reviewIntents.review?.(at, form);
const problems = (error: Record<string, string[]>) => ({ kind: "invalid", status: 422, result: { reply: { error } } });
const picture = new Blob([png]);

describe("a review", () => {
  it("RTE-45 goes out with its stars, words and pictures, and is marked in the address", async () => {
    expect(await send(posted({}, [picture, picture, picture]), shop("?done=courier&done=x"))).toMatchObject({
      kind: "done",
      to: "/rate-and-review/7?done=courier&done=item-41",
      toasts: [{ kind: "success", text: "Thanks" }],
    });
    expect(api.reviews.submitItem).toHaveBeenCalledWith(41, {
      orderId: 7,
      rating: 4,
      comment: "Warm",
      pictures: [expect.objectContaining({ type: "image/png" }), expect.anything(), expect.anything()],
    });
  });

  it.each(["", "0", "6", "-1", "4.5", "1e0", "٤", "five"])("takes no rating of %j", async (rating) => {
    expect(await send(posted({ rating }))).toMatchObject(problems({ rating: ["rating:needStars"] }));
    expect(api.reviews.submitItem).not.toHaveBeenCalled();
  });

  it("PROF-17 takes no fourth picture, nothing that is none, and keeps what was typed", async () => {
    const tooMany = await send(posted({}, [picture, picture, picture, picture]));
    expect(tooMany).toMatchObject(problems({ attachment: ["rating:pictures.tooMany"] }));
    expect(tooMany).toMatchObject({ result: { reply: { initialValue: { rating: "4", comment: "Warm" } } } });
    const none = await send(posted({}, [new Blob(["<svg onload=alert(1)>"])]));
    expect(none).toMatchObject(problems({ attachment: ["rating:pictures.noPicture"] }));
    expect(api.reviews.submitItem).not.toHaveBeenCalled();
  });

  it("needs words about a courier, and not too many", async () => {
    expect(await send(posted({ target: "courier", comment: " " }))).toMatchObject(
      problems({ comment: ["rating:needComment"] }),
    );
    expect(await send(posted({ comment: "x".repeat(2000) }))).toMatchObject(
      problems({ comment: ["limits:characters"] }),
    );
    expect(await send(posted({ target: "courier" }))).toMatchObject({ kind: "done" });
    expect(api.reviews.submitCourier).toHaveBeenCalledWith(12, expect.objectContaining({ orderId: 7, rating: 4 }));
  });

  it.each(["item-42", "item-41 ", "courier-12", "", "__proto__"])(
    "is about something of the order, not %j",
    async (target) => {
      expect(await send(posted({ target }))).toMatchObject({ kind: "invalid" });
    },
  );

  it("is of an own order that has come", async () => {
    api.orders.track.mockResolvedValue(fail("not-found"));
    expect(await send(posted({}))).toMatchObject({ kind: "invalid", status: 422 });
    api.orders.track.mockResolvedValue(ok({ ...order, status: "picked_up" }));
    expect(await send(posted({}))).toMatchObject({ toasts: [{ text: "rating:notFound" }] });
    expect(api.reviews.submitItem).not.toHaveBeenCalled();
  });

  it("said once is said: a second one is told as such", async () => {
    const refused = { ...fail("rejected").failure, errors: [{ code: "review", message: "Already" }] };
    api.reviews.submitItem.mockResolvedValue({ ok: false, failure: refused });
    expect(await send(posted({}))).toMatchObject({
      kind: "done",
      to: "/rate-and-review/7?done=item-41",
      toasts: [{ kind: "info", text: "rating:before" }],
    });
  });
});

describe("closing the question", () => {
  const close = (order: string) => {
    const form = new FormData();
    form.append("order", order);
    return reviewIntents["cancel-review"]?.(shop(), form);
  };

  it("HOME-all-28 tells the operator which order", async () => {
    api.reviews.cancelReminder.mockResolvedValue(ok(null));
    expect(await close("7")).toMatchObject({ kind: "done" });
    expect(api.reviews.cancelReminder).toHaveBeenCalledWith(7);
  });

  it("asks nobody about what is no order, and says when nobody answers", async () => {
    expect(await close("soup")).toMatchObject({ kind: "done" });
    expect(api.reviews.cancelReminder).not.toHaveBeenCalled();
    api.reviews.cancelReminder.mockResolvedValue(fail("timeout"));
    expect(await close("7")).toMatchObject({ kind: "invalid", status: 503 });
  });
});
