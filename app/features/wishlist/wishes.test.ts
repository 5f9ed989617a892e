import { describe, expect, it } from "vitest";
import type { ActionData } from "~/request/outcome";
import { type PendingWish, wishEntryOf, withPendingWishes } from "./wishes";

const wishes = { items: [41], stores: [6] };
const done: ActionData = { kind: "done", toasts: [], to: null };
const refused: ActionData = { kind: "again", toasts: [], result: { intent: "wish", page: "/home", reply: null } };

function posted(fields: Record<string, string>, change: Omit<PendingWish, "formData">): PendingWish {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { ...change, formData };
}
const add = { intent: "wish", item: "42" };
const remove = { intent: "unwish", store: "6" };

describe("the wishes while posts of the hearts are under way", () => {
  it.each<[string, PendingWish[], string[]]>([
    ["nothing is under way", [], ["item-41", "store-6"]],
    ["WISH-01 one is being added", [posted(add, { state: "submitting" })], ["item-41", "store-6", "item-42"]],
    [
      "added, the page is being loaded anew",
      [posted(add, { state: "loading", data: done })],
      ["item-41", "store-6", "item-42"],
    ],
    ["refused", [posted(add, { state: "loading", data: refused })], ["item-41", "store-6"]],
    ["over", [posted(add, { state: "idle", data: done })], ["item-41", "store-6"]],
    ["WISH-03 one is being removed", [posted(remove, { state: "submitting" })], ["item-41"]],
    ["its removal is refused", [posted(remove, { state: "loading", data: refused })], ["item-41", "store-6"]],
    [
      "an item's removal leaves the store of its number",
      [posted({ intent: "unwish", item: "6" }, { state: "submitting" })],
      ["item-41", "store-6"],
    ],
    [
      "only asked whether to remove",
      [posted({ ...remove, intent: "ask-unwish" }, { state: "submitting" })],
      ["item-41", "store-6"],
    ],
    ["a post without fields", [{ state: "loading" }], ["item-41", "store-6"]],
  ])("%s", (_, changes, wished) => {
    expect([...withPendingWishes(wishes, changes)]).toEqual(wished);
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
