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

test.each(["/home", "/", "/profile", "/profile?page=notifications", "/my-orders?page=inbox", "/chatting-about"])(
  "a chat message is told on %s",
  (address) => {
    expect(pushToast(message, address)).toMatchObject({
      kind: "info",
      title: "Harbour Kitchen",
      text: "Your fries are ready",
      href: chat,
    });
  },
);

test.each(["/chatting", "/chatting?conversationId=9", "/profile?page=inbox", "/profile?conversationId=3&page=inbox"])(
  "the chat page %s shows a chat message itself, and tells of all else",
  (address) => {
    expect(pushToast(message, address)).toBeNull();
    expect(pushToast({ ...message, type: "order_status", orderId: 7 }, address)).not.toBeNull();
  },
);

test.each([
  ["order_status", { conversationId: null, orderId: 7 }, "/profile?orderId=7&page=my-orders&from=checkout"],
  ["new_order", {}, chat],
  ["", { conversationId: null }, null],
  ["referral_code", { orderId: 7 }, null],
])("a push of type %s leads to what it is about", (type, fields, href) => {
  expect(pushToast({ ...message, type, ...fields }, "/home")?.href).toBe(href);
});

test("messages about one thing take each other's place, and one text is never said twice", () => {
  const first = pushToast(message, "/home");
  expect(pushToast({ ...message, body: "And the cola" }, "/home")?.id).toBe(first?.id);
  expect(pushToast({ ...message, conversationId: 16 }, "/home")?.id).not.toBe(first?.id);
  expect(pushToast({ ...message, body: "" }, "/home")).toMatchObject({ title: "", text: "Harbour Kitchen" });
});
