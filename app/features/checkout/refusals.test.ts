import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import ar from "~/i18n/locales/ar/checkout.json";
import en from "~/i18n/locales/en/checkout.json";
import { refusalsOf } from "./refusals";

const errors = (...codes: string[]) => codes.map((code) => ({ code, message: `about ${code}` }));

describe("refused orders", () => {
  // Every code of docs/delivery-api.md §11.1 with the status it comes with.
  it.each([
    ["is_guest", 403, "guests", "sign-in"],
    ["order_type", 403, "orderType", "form"],
    ["order_method", 403, "payment", "form"],
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
    ["prescription", 403, "prescription", "form"],
    ["order_attachment", 403, "prescription", "form"],
    ["guest_id", 403, "guests", "sign-in"],
    ["payment_method", 403, "payment", "form"],
    ["distance", 403, "zone", "location"],
    ["quantity", 403, "items", "cart"],
    ["stock", 403, "items", "cart"],
    ["not_found", 403, "items", "cart"],
    ["order_amount", 406, "codLimit", "form"],
    ["order_amount", 203, "wallet", "form"],
    ["partial_payment", 203, "wallet", "form"],
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

/** Every code of the contract's error table with each status it may come with. */
function contractCodes(): [string, number][] {
  const contract = readFileSync("docs/delivery-api.md", "utf8");
  const section = contract.slice(contract.indexOf("### 11.1"), contract.indexOf("### 11.2"));
  const table = section.slice(section.indexOf("| Code | Status | Cause |"));
  return table.split("\n").flatMap((row) => {
    const [, code = "", status = ""] = row.split("|");
    const codes = [...code.matchAll(/`([\w-]+)`/g)].map(([, name]) => name as string);
    const statuses = [...status.matchAll(/\d{3}/g)].map(([number]) => Number(number));
    return codes.flatMap((name) => statuses.map((number): [string, number] => [name, number]));
  });
}

describe("the contract's error table", () => {
  const codes = contractCodes();

  it("is read whole", () => {
    expect(codes.length).toBeGreaterThan(25);
  });

  it.each(codes)("ERR-03 %s with %i has words of its own in both languages", (code, status) => {
    const [refusal] = refusalsOf(errors(code), status, false);
    expect(refusal?.reason).not.toBe("other");
    for (const texts of [en.refusals, ar.refusals]) {
      const words = texts[refusal?.reason as keyof typeof texts];
      expect(words.title.trim() && words.text.trim()).not.toBe("");
    }
    if (refusal?.next !== "form") expect(ar.next[refusal?.next as keyof typeof ar.next]).toMatch(/\p{Script=Arabic}/u);
  });
});
