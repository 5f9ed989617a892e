import { expect, test } from "vitest";
import { chatAddress, chatHref, isInbox } from "./address";

const plain = { search: "", chats: 1, messages: 1, order: null };

test.each([
  ["", null],
  ["conversationId=15&type=vendor&chatFrom=true", { conversationId: 15 }],
  ["conversationId=0", "unknown"],
  ["conversationId=1e3", "unknown"],
  ["conversationId=15%20or%201", "unknown"],
  ["type=delivery_man&id=12&routeName=delivery_man_id&chatFrom=true", { kind: "delivery_man", id: 12 }],
  ["type=vendor&id=8", { kind: "vendor", id: 8 }],
  ["type=vendor&id=-8", "unknown"],
  ["type=vendor", null],
  ["type=admin", { kind: "admin", id: 0 }],
  ["type=user&id=3", null],
])("RTE-20 RTE-23 the parameters %s open %j", (search, target) => {
  expect(chatAddress(new URLSearchParams(search))).toEqual({ target, ...plain });
});

test.each([
  ["chats=3&messages=2&search=%20harbour%20", { ...plain, search: "harbour", chats: 3, messages: 2 }],
  ["order=100021", { ...plain, order: 100_021 }],
  ["order=soup", plain],
  ["chats=-1&messages=abc", plain],
  ["chats=99999999", { ...plain, chats: 25 }],
  [`search=${"a".repeat(5000)}`, { ...plain, search: "a".repeat(100) }],
])("the rest of %s is read within its bounds", (search, read) => {
  expect(chatAddress(new URLSearchParams(search))).toEqual({ target: null, ...read });
});

test.each([
  ["/chatting", true],
  ["/profile?page=inbox", true],
  ["/profile?type=delivery_man&id=12", true],
  ["/profile?type=delivery_man", false],
  ["/profile?page=profile-settings&type=delivery_man&id=12", false],
  ["/profile", false],
  ["/home?page=inbox", false],
])("RTE-24 %s shows the inbox: %s", (path, shows) => {
  expect(isInbox(new URL(path, "https://shop.example.test"))).toBe(shows);
});

test.each([
  ["/chatting", {}, "/chatting"],
  ["/profile", {}, "/profile?page=inbox"],
  ["/profile", { target: { conversationId: 15 }, messages: 2 }, "/profile?page=inbox&conversationId=15&messages=2"],
  ["/chatting", { target: { kind: "vendor", id: 8 }, order: 7 }, "/chatting?type=vendor&id=8&order=7"],
  [
    "/chatting",
    { target: { kind: "admin", id: 0 }, search: "a&b", chats: 2 },
    "/chatting?type=admin&search=a%26b&chats=2",
  ],
] as const)("on %s the state %j has the address %s", (pathname, state, href) => {
  expect(chatHref(pathname, state)).toBe(href);
  const url = new URL(href, "https://shop.example.test");
  expect(isInbox(url)).toBe(true);
  expect(chatAddress(url.searchParams)).toEqual({ target: null, ...plain, ...state });
});
