import { expect, test } from "vitest";
import { profilePage } from "./profile-page";

test.each([
  ["", { room: "overview" }],
  ["page=", { room: "overview" }],
  ["page=profile-settings", { room: "profile-settings" }],
  ["page=notifications", { room: "notifications" }],
  ["page=inbox&conversationId=15", { room: "inbox" }],
  ["type=delivery_man&id=12&routeName=delivery_man_id&chatFrom=true", { room: "inbox" }],
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
