import { expect, test } from "vitest";
import { isWithoutCookies } from "./cookies-check.server";

test.each([
  ["a post without the header", { cookie: undefined }, true],
  ["a post with an empty header", { cookie: " " }, true],
  ["a post of a hydrated form", { path: "/cart/lines.data" }, true],
  ["a post with a cookie, whoever has set it", { cookie: "visitor=x" }, false],
  ["a page, which gives the first cookie", { method: "GET" }, false],
  ["the head of a page", { method: "HEAD" }, false],
  ["a sign-in provider's answer", { path: "/auth/callback/apple" }, false],
  ["an address that only begins like one", { path: "/auth/callback/apple/x" }, true],
])("%s", (_, facts, expected) => {
  expect(isWithoutCookies({ method: "POST", path: "/home", cookie: undefined, ...facts })).toBe(expected);
});
