import { describe, expect, it, test } from "vitest";
import { finishedStatuses, type OrderLine, type OrderStatus, runningStatuses } from "~/delivery-api/model";
import { canRefund, hasReviewTargets, refundState, reviewedKeys, reviewTargets, wasDelivered } from "./after-delivery";

const refund = { reason: "Cold", note: "", amount: 12 };
const paid = { status: "delivered", paymentStatus: "paid", refund: null } as const;

describe("asking for the money back", () => {
  it("takes a delivered and paid order, once, where the operator gives money back", () => {
    expect(canRefund(paid, true)).toBe(true);
    expect(canRefund(paid, false)).toBe(false);
    expect(canRefund({ ...paid, paymentStatus: "unpaid" }, true)).toBe(false);
    expect(canRefund({ ...paid, paymentStatus: "partially_paid" }, true)).toBe(false);
    expect(canRefund({ ...paid, refund }, true)).toBe(false);
  });

  const others = [...runningStatuses, ...finishedStatuses].filter((status) => status !== "delivered");
  test.each(others)("is not for %s", (status) => expect(canRefund({ ...paid, status }, true)).toBe(false));

  test.each<[OrderStatus, typeof refund | null, string | null]>([
    ["delivered", null, null],
    ["delivered", refund, "asked"],
    ["refund_requested", null, "asked"],
    ["refund_requested", refund, "asked"],
    ["refunded", refund, "given"],
    ["refund_request_canceled", refund, "refused"],
    ["canceled", null, null],
  ])("%s with %j stands at %s", (status, asked, state) => expect(refundState({ status, refund: asked })).toBe(state));
});

describe("what can be reviewed", () => {
  const line = (fields: Partial<OrderLine>) =>
    ({ id: 1, itemId: 41, isCampaign: false, name: "Soup", image: null, ...fields }) as OrderLine;
  const courier = { id: 12, name: "Bob Ray", image: null } as Parameters<typeof reviewTargets>[0];

  it("RTE-45 is each item once, and the courier", () => {
    const lines = [line({}), line({ id: 2 }), line({ id: 3, itemId: 42, name: "Rice" })];
    expect(reviewTargets(courier, lines).map(({ key }) => key)).toEqual(["item-41", "item-42", "courier"]);
    expect(reviewTargets(null, lines).map(({ name }) => name)).toEqual(["Soup", "Rice"]);
  });

  it("is no campaign item and nothing without a number", () => {
    expect(reviewTargets(null, [line({ isCampaign: true }), line({ itemId: null })])).toEqual([]);
  });

  it("is offered in the tracking drawer where there is any", () => {
    expect(hasReviewTargets(courier, [])).toBe(true);
    expect(hasReviewTargets(null, [line({}), line({ isCampaign: true })])).toBe(true);
    expect(hasReviewTargets(null, [line({ isCampaign: true })])).toBe(false);
    expect(hasReviewTargets(null, [])).toBe(false);
  });

  test.each(["delivered", "refund_requested", "refund_request_canceled", "refunded"] as const)(
    "is there when %s",
    (status) => expect(wasDelivered({ status })).toBe(true),
  );
  test.each([...runningStatuses, "canceled", "failed", "returned"] as const)("is not there when %s", (status) =>
    expect(wasDelivered({ status })).toBe(false),
  );

  it("is told apart in the address, which says nothing else", () => {
    const search = new URLSearchParams("done=item-41&done=courier&done=item-41&done=<b>&done=item-x");
    expect(reviewedKeys(search)).toEqual(["item-41", "courier"]);
  });
});
