import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { beforeEach, expect, test, vi } from "vitest";
import { layoutRevalidates, pageRevalidates, rootRevalidates } from "./revalidate";

const rules = [pageRevalidates, layoutRevalidates, rootRevalidates];

const args = (given: { from?: string; to?: string; method?: string; answer?: unknown }) =>
  ({
    currentUrl: new URL(given.from ?? "/home", "https://shop.example"),
    nextUrl: new URL(given.to ?? given.from ?? "/home", "https://shop.example"),
    defaultShouldRevalidate: true,
    ...(given.method ? { formMethod: given.method } : {}),
    ...(given.answer ? { actionResult: given.answer } : {}),
  }) as ShouldRevalidateFunctionArgs;

const fetchers = new Map<string, { state: string; formMethod?: string }>();

beforeEach(() => {
  fetchers.clear();
  vi.stubGlobal("window", { __remixRouter: { state: { fetchers } } });
});

test("a post has everything loaded anew, but for one that was not taken", () => {
  const answers = [{ kind: "done" }, { kind: "invalid" }, { kind: "not taken" }];
  for (const rule of rules)
    expect(answers.map((answer) => rule(args({ method: "POST", answer })))).toEqual([true, true, false]);
});

test("a dialog is the layout's alone, another page the page's", () => {
  const told = (from: string, to: string) => rules.map((rule) => rule(args({ from, to })));
  expect(told("/home", "/home?dialog=cart")).toEqual([false, true, false]);
  expect(told("/stores?sort=rated&dialog=cart", "/stores?sort=rated")).toEqual([false, true, false]);
  expect(told("/stores?sort=rated", "/stores?sort=near")).toEqual([true, false, false]);
});

test("a page has everything loaded while a post was answered and its loads have not come", () => {
  const told = () => rules.map((rule) => rule(args({ from: "/store/5?dialog=item", to: "/store/5" })));
  const apart = [false, true, false];
  for (const busy of [
    { state: "loading" },
    { state: "loading", formMethod: "GET" },
    { state: "submitting", formMethod: "POST" },
  ]) {
    fetchers.set("busy", busy);
    expect(told()).toEqual(apart);
  }
  fetchers.set("answered", { state: "loading", formMethod: "POST" });
  expect(told()).toEqual([true, true, true]);
});

test("what asks for the page anew has the page and the layout loaded, with the dialog in it", () => {
  const told = () => rules.map((rule) => rule(args({ from: "/my-orders?dialog=order&order=7" })));
  expect(told(), "as where a link leads to the page it stands on").toEqual([true, false, false]);
  Object.assign(window.__remixRouter.state, { revalidation: "loading" });
  expect(told()).toEqual([true, true, false]);
});
