import { describe, expect, test } from "vitest";
import { paymentPageUrl } from "./payment-page";

const order = { orderId: 100021, payerId: 77, gateway: "demo_pay", callback: "https://shop.example/pay/100021/return" };

describe("the hosted payment page", () => {
  test("gets what the contract names, its callback encoded", () => {
    expect(paymentPageUrl("https://api.example/shop", order)).toBe(
      "https://api.example/shop/payment-mobile?order_id=100021&customer_id=77&payment_platform=web" +
        "&callback=https%3A%2F%2Fshop.example%2Fpay%2F100021%2Freturn&payment_method=demo_pay",
    );
  });

  test.each(["//evil.example", "@evil.example/", "x&callback=https://evil.example", "\\evil.example", "x\r\ny", "#"])(
    "the gateway %j leads nowhere else",
    (gateway) => {
      const url = new URL(paymentPageUrl("https://api.example", { ...order, gateway }));
      expect([url.origin, url.pathname, url.hash]).toEqual(["https://api.example", "/payment-mobile", ""]);
      expect(url.searchParams.getAll("callback")).toEqual([order.callback]);
      expect(url.searchParams.get("payment_method")).toBe(gateway);
    },
  );
});
