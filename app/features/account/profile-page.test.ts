import { expect, test } from "vitest";
import { profilePage } from "./profile-page";

test.each([
  ["", { section: "overview" }],
  ["page=", { section: "overview" }],
  ["page=profile-settings", { section: "profile-settings" }],
  ["page=notifications", { section: "notifications" }],
  ["page=inbox&conversationId=15", { section: "inbox" }],
  ["type=delivery_man&id=12&routeName=delivery_man_id&chatFrom=true", { section: "inbox" }],
  ["page=inbox&orderId=100021", { to: "/my-orders?dialog=order&order=100021" }],
  ["page=wallet", { to: "/wallet" }],
  ["page=settings", { to: "/settings" }],
  ["page=my-orders", { to: "/my-orders" }],
  ["page=wallet&orderId=100021", { to: "/my-orders?dialog=order&order=100021" }],
  ["page=constructor", null],
  ["page=//evil.example", null],
])("/profile?%s opens %j", (search, opened) => {
  expect(profilePage(new URLSearchParams(search))).toEqual(opened);
});
