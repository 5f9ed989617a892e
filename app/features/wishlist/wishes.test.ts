import { describe, expect, it } from "vitest";
import { postsOf } from "../../../tests/harness/posts";
import { wishEntryOf, withPendingWishes } from "./wishes";

const wishes = { items: [41], stores: [6] };

const add = { intent: "wish", item: "42" };
const remove = { intent: "remove-from-wishlist", store: "6" };

describe("the wishes while posts of the hearts are under way", () => {
  it.each<[string, Record<string, string>[], string[]]>([
    ["nothing is under way", [], ["item-41", "store-6"]],
    ["WISH-01 one is being added", [add], ["item-41", "store-6", "item-42"]],
    ["WISH-03 one is being removed", [remove], ["item-41"]],
    [
      "an item's removal leaves the store of its number",
      [{ intent: "remove-from-wishlist", item: "6" }],
      ["item-41", "store-6"],
    ],
    ["only asked whether to remove", [{ ...remove, intent: "ask-remove-from-wishlist" }], ["item-41", "store-6"]],
    ["a post without fields", [{}], ["item-41", "store-6"]],
  ])("%s", (_, forms, wished) => {
    expect([...withPendingWishes(wishes, postsOf(...forms))]).toEqual(wished);
  });
});

it.each([
  ["item=41", { kind: "item", id: 41 }],
  ["store=6", { kind: "store", id: 6 }],
  ["item=x&store=6", { kind: "store", id: 6 }],
  ["", null],
  ["item=", null],
  ["item=0", null],
  ["item=-1", null],
  ["item=1.5", null],
  ["item=99999999999999999999", null],
])("the entry of ?%s", (search, entry) => {
  expect(wishEntryOf(new URLSearchParams(search))).toEqual(entry);
});
