import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";
import { expect, test } from "vitest";
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
