import fc from "fast-check";
import { expect, test } from "vitest";
import { type PushMessage, pushHref, readPush } from "./message";

const about = (data: Record<string, unknown>) => readPush({ data: { title: "News", ...data } });

test("DATA-42 a push is read by its keys, texts from the notification or the data", () => {
  const data = {
    type: "message",
    title: "In data",
    description: "Also there",
    conversation_id: "15",
    sender_type: "vendor",
  };
  expect(readPush({ data })).toEqual({
    type: "message",
    title: "In data",
    body: "Also there",
    conversationId: 15,
    senderType: "vendor",
    orderId: null,
  });
  expect(readPush({ data, notification: { title: "Harbour Kitchen", body: "On its way" } })).toMatchObject({
    title: "Harbour Kitchen",
    body: "On its way",
  });
  expect(about({ type: "order_status", order_id: 100_021, body: "" })).toMatchObject({ orderId: 100_021, body: "" });
});

test.each([
  ["nothing", undefined],
  ["no object", "text"],
  ["a list", [1]],
  ["no text", { data: { type: "message", conversation_id: "3" } }],
  ["texts that are none", { data: { title: 5, body: {} }, notification: { title: ["a"], body: null } }],
  ["blank texts", { data: { title: " \n", body: "\u0000" } }],
])("a push with %s says nothing", (_, payload) => {
  expect(readPush(payload)).toBeNull();
});

test("line ends become spaces, long texts are cut, markup stays text", () => {
  const read = about({ title: "<b>One\n\ntwo</b>", body: "x".repeat(5000) });
  expect(read?.title).toBe("<b>One two</b>");
  expect(read?.body).toHaveLength(400);
});

test.each([
  ["0"],
  ["-1"],
  ["1.5"],
  ["1e3"],
  ["https://elsewhere.example"],
  ["1&x=2"],
  ["9".repeat(16)],
  [null],
  [{}],
  [Number.NaN],
])("%s is no id", (id) => {
  expect(about({ conversation_id: id, order_id: id })).toMatchObject({ conversationId: null, orderId: null });
});

test.each([
  [
    "the chat",
    { conversation_id: "15", sender_type: "vendor" },
    "/chatting?conversationId=15&type=vendor&chatFrom=true",
  ],
  [
    "a chat of a kind nobody knows",
    { conversation_id: "15", sender_type: "//evil" },
    "/chatting?conversationId=15&chatFrom=true",
  ],
  [
    "the chat before the order",
    { conversation_id: 15, order_id: 7, sender_type: "admin" },
    "/chatting?conversationId=15&type=admin&chatFrom=true",
  ],
  ["the order", { order_id: "100021" }, "/profile?orderId=100021&page=my-orders&from=checkout"],
  ["nothing", { link: "https://elsewhere.example", click_action: "/checkout" }, null],
])("it leads to %s", (_, data, href) => {
  expect(pushHref(about(data) as PushMessage)).toBe(href);
});

test("whatever comes, the way leads to one of two own pages and texts stay short", () => {
  const key = fc.constantFrom(
    "type",
    "title",
    "body",
    "description",
    "conversation_id",
    "sender_type",
    "order_id",
    "link",
  );
  const value = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.integer(),
    fc.constantFrom("15", "vendor", "message"),
    fc.jsonValue(),
  );
  const fields = fc.dictionary(key, value);
  const payload = fc.oneof(fc.record({ data: fields, notification: fields, fcmOptions: fields }), fc.jsonValue());
  fc.assert(
    fc.property(payload, (given) => {
      const read = readPush(given);
      if (read === null) return;
      expect([...read.title].length).toBeLessThanOrEqual(120);
      expect([...read.body].length).toBeLessThanOrEqual(400);
      const href = pushHref(read);
      if (href === null) return;
      const url = new URL(href, "https://shop.example");
      expect(url.origin).toBe("https://shop.example");
      expect(["/chatting", "/profile"]).toContain(url.pathname);
    }),
  );
});
