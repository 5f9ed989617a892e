import { expect, test } from "vitest";
import { messageBody, readChat, readConversation, targetQuery } from "./chat";
import type { Reader } from "./reader";

const reader: Reader = {
  dialect: "m",
  images: { chat: "https://api.example.test/storage/conversation" },
  customerVerification: false,
  sign: (address) => address,
  onDropped: () => undefined,
};
const row = {
  id: 15,
  sender_id: 5,
  sender_type: "customer",
  receiver_id: 9,
  receiver_type: "vendor",
  unread_message_count: 2,
  receiver: { id: 9, f_name: "Demo Kitchen", l_name: "", vendor_id: "8" },
  last_message: { id: 88, sender_id: 9, message: " <b>Hi</b>\r\nthere ", file: null, is_seen: 0 },
};

test("a conversation is the customer's, whichever side they are on", () => {
  const { sender_id, sender_type, receiver_id, receiver_type, receiver, ...rest } = row;
  const turned = {
    ...rest,
    sender_id: receiver_id,
    sender_type: receiver_type,
    sender: receiver,
    receiver_id: sender_id,
    receiver_type: "user",
  };
  for (const one of [row, turned]) {
    expect(readConversation(one, reader)).toEqual({
      id: 15,
      partner: { kind: "vendor", id: 8, name: "Demo Kitchen", image: null },
      unread: 2,
      last: {
        id: 88,
        isMine: false,
        text: "<b>Hi</b>\nthere",
        pictures: [],
        isSeen: false,
        orderId: null,
        at: null,
      },
    });
  }
});

test("what the customer has written last is not unread", () => {
  expect(readConversation({ ...row, last_message: { id: 1, sender_id: 5 } }, reader)).toMatchObject({
    unread: 0,
    last: { isMine: true },
  });
});

test.each([
  [{ sender_type: "vendor" }],
  [{ receiver_type: "customer" }],
  [{ receiver_type: "robot" }],
  [{ id: "none" }],
])("a row without two sides, %j, is broken", (part) => {
  expect(() => readConversation({ ...row, ...part }, reader)).toThrow();
});

test("pictures are full addresses, or names in the folder of chats", () => {
  const picturesOf = (part: object) =>
    readConversation({ ...row, last_message: { ...row.last_message, ...part } }, reader).last?.pictures;
  const inFolder = "https://api.example.test/storage/conversation/a.png";
  expect(picturesOf({ file: '["a.png"]' })).toEqual([inFolder]);
  expect(picturesOf({ file: '[{"img":"a.png","storage":"public"}]' })).toEqual([inFolder]);
  expect(picturesOf({ file: '["a.png"]', file_full_url: ["https://cdn.example/b.png", "javascript:0"] })).toEqual([
    "https://cdn.example/b.png",
  ]);
  expect(picturesOf({ file: "rubbish" })).toEqual([]);
});

test("a chat may be closed, and may not have begun", () => {
  const asked = { page: 1, limit: 20 };
  expect(readChat({ messages: [], conversation: null, status: 0 }, asked, reader)).toEqual({
    ...asked,
    rows: [],
    total: 0,
    conversation: null,
    isOpen: false,
  });
  const messages = [{ id: 1, sender_id: 5, order: { id: "100021" } }, { id: "broken" }];
  expect(readChat({ messages, conversation: row, total_size: "1" }, asked, reader)).toMatchObject({
    total: 1,
    isOpen: true,
    rows: [{ id: 1, isMine: true, orderId: 100_021 }],
  });
  expect(() => readChat({ conversation: row }, asked, reader)).toThrow();
});

test("a chat is named by its number or by whom it is with", () => {
  expect(targetQuery({ conversationId: 15 })).toEqual({ conversation_id: 15 });
  expect(targetQuery({ kind: "admin", id: 0 })).toEqual({ admin_id: 0 });
  expect(targetQuery({ kind: "vendor", id: 8 })).toEqual({ vendor_id: 8 });
  expect(messageBody({ to: { kind: "delivery_man", id: 3 }, text: "Hi", pictures: [], orderId: null })).toEqual({
    receiver_type: "delivery_man",
    receiver_id: 3,
    message: "Hi",
  });
  expect(messageBody({ to: { conversationId: 15 }, text: "Hi", pictures: [], orderId: 100_021 })).toEqual({
    conversation_id: 15,
    message: "Hi",
    order_id: 100_021,
  });
});
