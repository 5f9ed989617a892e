import { describe, expect, it } from "vitest";
import type { ActionData } from "./outcome";
import { type Fetcher, noPosts, postsUnderWay } from "./posts-under-way";

const done: ActionData = { kind: "done", toasts: [], to: null };
const refused: ActionData = {
  kind: "invalid",
  toasts: [],
  result: { intent: "wish", page: "/home", reply: null, isRefused: true },
};
const form = new FormData();
const another = new FormData();
const action = "/hearts";
const sent: Fetcher = { key: "a", formAction: action, formData: form };

describe("WISH-01 CART-07: posts in the background are shown as done until the page knows them", () => {
  const before = new Map([["a", form]]);
  it.each<[string, Fetcher[], FormData[]]>([
    ["nothing is posted", [], []],
    ["sent", [sent], [form]],
    ["accepted, and the page is being loaded anew", [{ ...sent, data: done }], [form]],
    ["refused", [{ ...sent, data: refused }], []],
    ["not taken", [{ ...sent, data: { kind: "not taken", toasts: [] } }], []],
    ["posted elsewhere", [{ ...sent, formAction: "/lines" }], []],
    ["two at once", [sent, { ...sent, key: "b", formData: another }], [form, another]],
    ["over before it was seen", [{ key: "a", data: done }], []],
  ])("%s", (_, fetchers, posts) => {
    expect([...postsUnderWay(noPosts, fetchers, action).values()]).toEqual(posts);
  });

  it.each<[string, Fetcher[], FormData[]]>([
    ["the router has forgotten it", [], [form]],
    ["the router calls it over", [{ key: "a", data: done }], [form]],
    ["it was refused", [{ key: "a", data: refused }], []],
    ["its button was pressed again", [{ ...sent, formData: another }], [another]],
    ["another one was refused", [{ key: "b", data: refused }], [form]],
  ])("one that was seen under way, and now %s", (_, fetchers, posts) => {
    expect([...postsUnderWay(before, fetchers, action).values()]).toEqual(posts);
  });

  it("is the same map while nothing changes, so that cards are not drawn again", () => {
    expect(postsUnderWay(before, [{ ...sent, data: done }], action)).toBe(before);
    expect(postsUnderWay(noPosts, [], action)).toBe(noPosts);
  });
});
