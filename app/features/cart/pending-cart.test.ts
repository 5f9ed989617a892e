import { describe, expect, it } from "vitest";
import { noPosts } from "~/request/posting/posts-under-way";
import { formOf, postsOf } from "../../../tests/harness/posts";
import { addedItem, withPendingChanges } from "./pending-cart";

const cart = { lines: [{ id: 7, itemId: 41, isCampaign: false, quantity: 1, unit: 4, addOns: 0, blocked: null }] };

const two = { intent: "set-quantity", lineId: "7", quantity: "2" };

describe("the cart while its buttons' posts are under way", () => {
  it.each([
    ["nothing is under way", [], 1],
    ["its number is being changed", [two], 2],
    ["another line's", [{ ...two, lineId: "8" }], 1],
  ])("%s", (_, forms, quantity) => {
    expect(withPendingChanges(cart, postsOf(...forms)).lines.map((line) => line.quantity)).toEqual([quantity]);
  });

  it("says of which lines the number is not settled yet", () => {
    const [line] = withPendingChanges(cart, postsOf(two)).lines;
    expect(line).toMatchObject({ quantity: 2, isChanging: true });
    expect(withPendingChanges(cart, noPosts).lines[0]).not.toHaveProperty("isChanging");
  });

  it("a line whose removal is under way is gone, an item being added is marked", () => {
    const posts = postsOf(
      { ...two, quantity: "0" },
      { intent: "add", item: "42" },
      { intent: "add", campaignItem: "42" },
    );
    expect(withPendingChanges(cart, posts)).toEqual({ lines: [], adding: new Set(["item:42", "campaignItem:42"]) });
  });

  it.each([
    ["an item", { item: "42" }, { id: 42, isCampaign: false }],
    ["a campaign item, by its button", { campaignItem: "42" }, { id: 42, isCampaign: true }],
    ["a campaign item, by the question's form", { item: "42", campaign: "1" }, { id: 42, isCampaign: true }],
    ["nothing", {}, null],
    ["no number", { item: "41 or 42" }, null],
    ["a number below one", { item: "-1" }, null],
  ])("an add names %s", (_, fields, expected) => {
    expect(addedItem(formOf(fields))).toEqual(expected);
  });
});
