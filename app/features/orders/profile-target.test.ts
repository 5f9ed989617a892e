import { expect, it } from "vitest";
import { profileTarget } from "./profile-target";

it.each([
  ["orderId=100021&page=my-orders&from=checkout", "/my-orders?dialog=order&order=100021"],
  ["orderId=100021", "/my-orders?dialog=order&order=100021"],
  ["page=my-orders", "/my-orders"],
  ["orderId=//evil.example&page=my-orders", "/my-orders"],
  ["orderId=soup", null],
  ["page=inbox", null],
  ["", null],
])("RTE-21 RTE-25 /profile?%s leads to %j", (search, target) => {
  expect(profileTarget(new URLSearchParams(search))).toBe(target);
});
