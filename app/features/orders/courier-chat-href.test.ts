import { expect, test } from "vitest";
import { courierChatHref } from "./courier-chat-href";

test("TRK-12 RTE-23 the chat with a courier has the documents' address", () => {
  expect(courierChatHref(12)).toBe(
    "/profile?page=inbox&type=delivery_man&id=12&routeName=delivery_man_id&chatFrom=true",
  );
});
