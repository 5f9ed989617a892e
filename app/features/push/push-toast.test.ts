import { expect, test } from "vitest";
import type { PushMessage } from "./message";
import { pushToast } from "./push-toast";

const message: PushMessage = {
  type: "message",
  title: "Harbour Kitchen",
  body: "Your fries are ready",
  conversationId: 15,
  senderType: "vendor",
  orderId: null,
};
const chat = "/chatting?conversationId=15&type=vendor&chatFrom=true";

test("a chat message is told, and leads to its chat", () => {
  expect(pushToast(message)).toMatchObject({
    kind: "info",
    title: "Harbour Kitchen",
    text: "Your fries are ready",
    href: chat,
  });
});

test.each([
  ["order_status", { conversationId: null, orderId: 7 }, "/profile?orderId=7&page=my-orders&from=checkout"],
  ["new_order", {}, chat],
  ["", { conversationId: null }, null],
  ["referral_code", { orderId: 7 }, null],
])("a push of type %s leads to what it is about", (type, fields, href) => {
  expect(pushToast({ ...message, type, ...fields }).href).toBe(href);
});

test("messages about one thing take each other's place, and one text is never said twice", () => {
  const first = pushToast(message);
  expect(pushToast({ ...message, body: "And the cola" }).id).toBe(first.id);
  expect(pushToast({ ...message, conversationId: 16 }).id).not.toBe(first.id);
  expect(pushToast({ ...message, body: "" })).toMatchObject({ title: "", text: "Harbour Kitchen" });
});
