import { describe, expect, it } from "vitest";
import { refusalsOf } from "./refusals";

const errors = (...codes: string[]) => codes.map((code) => ({ code, message: `about ${code}` }));

describe("refused orders", () => {
  // Every code of docs/delivery-api.md §11.1 with the status it comes with.
  it.each([
    ["is_guest", 403, "guests", "sign-in"],
    ["order_type", 403, "orderType", "form"],
    ["order_method", 403, "partialOff", "form"],
    ["offline_payment_status", 403, "payment", "form"],
    ["digital_payment", 403, "payment", "form"],
    ["zone", 403, "zone", "location"],
    ["coordinates", 403, "zone", "location"],
    ["receiverZone", 403, "zone", "location"],
    ["store", 403, "store", "stores"],
    ["order_time", 404, "store", "stores"],
    ["order_time", 403, "closed", "form"],
    ["order_time", 406, "closed", "form"],
    ["schedule_at", 406, "closed", "form"],
    ["order-confirmation-model", 403, "notTaking", "stores"],
    ["order-confirmation-error", 403, "notTaking", "stores"],
    ["coupon", 407, "coupon", "form"],
    ["empty_cart", 403, "emptyCart", "cart"],
    ["different_stores", 403, "differentStores", "cart"],
    ["prescription", 403, "prescription", "cart"],
    ["quantity", 403, "items", "cart"],
    ["stock", 403, "items", "cart"],
    ["not_found", 403, "items", "cart"],
    ["order_amount", 406, "codLimit", "form"],
    ["order_amount", 203, "walletTooSmall", "form"],
    ["partial_payment", 203, "walletPart", "form"],
    ["contact_person_number", 403, "contact", "form"],
    ["address", 403, "zone", "location"],
    ["something_new", 403, "other", "form"],
  ])("%s with %i is told as %s and leads to %s", (code, status, reason, next) => {
    expect(refusalsOf(errors(code), status, false)).toEqual([
      expect.objectContaining({ reason, next, message: `about ${code}` }),
    ]);
  });

  it("tells the minimum from the closed store", () => {
    expect(refusalsOf(errors("order_time"), 406, true)[0]).toMatchObject({ reason: "minimum", next: "cart" });
  });

  it("has words for an answer without any", () => {
    expect(refusalsOf([], 403, false)).toEqual([{ reason: "other", next: "form", message: "" }]);
  });

  it("says each thing once", () => {
    expect(
      refusalsOf(errors("stock", "quantity", "contact_person_name", "contact_person_email"), 403, false),
    ).toHaveLength(3);
  });

  it("is not led astray by names every object has", () => {
    expect(refusalsOf(errors("constructor"), 403, false)[0]).toMatchObject({ reason: "other" });
  });
});
