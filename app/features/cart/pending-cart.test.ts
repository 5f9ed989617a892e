import { describe, expect, it } from "vitest";
import type { ActionData } from "~/request/outcome";
import { addedItem, type PendingChange, withPendingChanges } from "./pending-cart";

const cart = { lines: [{ id: 7, itemId: 41, isCampaign: false, quantity: 1, blocked: null }] };

function posted(fields: Record<string, string>, change: Omit<PendingChange, "formData">): PendingChange {
  const formData = new FormData();
  for (const [name, value] of Object.entries(fields)) formData.set(name, value);
  return { ...change, formData };
}
const two = { intent: "set-quantity", line: "7", quantity: "2" };
const done: ActionData = { kind: "done", toasts: [], to: "/home" };
const refused: ActionData = {
  kind: "again",
  toasts: [],
  result: { intent: "set-quantity", page: "/home", reply: null },
};

describe("the cart while its buttons' posts are under way", () => {
  it.each<[string, PendingChange[], number]>([
    ["nothing is under way", [], 1],
    ["sent", [posted(two, { state: "submitting" })], 2],
    ["accepted, and the page is being loaded anew", [posted(two, { state: "loading", data: done })], 2],
    ["refused", [posted(two, { state: "loading", data: refused })], 1],
    ["over", [posted(two, { state: "idle", data: done })], 1],
    ["another line's", [posted({ ...two, line: "8" }, { state: "submitting" })], 1],
  ])("%s", (_, changes, quantity) => {
    expect(withPendingChanges(cart, changes).lines.map((line) => line.quantity)).toEqual([quantity]);
  });

  it("says of which lines the number is not settled yet", () => {
    const [line] = withPendingChanges(cart, [posted(two, { state: "submitting" })]).lines;
    expect(line).toMatchObject({ quantity: 2, isChanging: true });
    expect(withPendingChanges(cart, []).lines[0]).not.toHaveProperty("isChanging");
  });

  it("a line whose removal is under way is gone, an item being added is marked", () => {
    const changes = [
      posted({ ...two, quantity: "0" }, { state: "submitting" }),
      posted({ intent: "add", item: "42" }, { state: "submitting" }),
      posted({ intent: "add", campaignItem: "42" }, { state: "submitting" }),
    ];
    expect(withPendingChanges(cart, changes)).toEqual({ lines: [], adding: new Set(["item:42", "campaignItem:42"]) });
  });

  it.each([
    ["an item", { item: "42" }, { id: 42, isCampaign: false }],
    ["a campaign item, by its button", { campaignItem: "42" }, { id: 42, isCampaign: true }],
    ["a campaign item, by the question's form", { item: "42", campaign: "1" }, { id: 42, isCampaign: true }],
    ["nothing", {}, null],
    ["no number", { item: "41 or 42" }, null],
    ["a number below one", { item: "-1" }, null],
  ])("an add names %s", (_, fields, expected) => {
    const { formData } = posted(fields, { state: "submitting" });
    expect(addedItem(formData ?? new FormData())).toEqual(expected);
  });
});
