import fc from "fast-check";
import { expect, test } from "vitest";
import { originVerdict } from "./origin-check.server";

const publicOrigin = "https://shop.example.com";
const verdict = (facts: Partial<Parameters<typeof originVerdict>[0]>) =>
  originVerdict({
    method: "POST",
    path: "/cart",
    origin: undefined,
    secFetchSite: undefined,
    isPlainForm: true,
    publicOrigin,
    ...facts,
  });

test.each([
  ["our own form", { origin: publicOrigin, secFetchSite: "same-origin" }, "allow"],
  ["an older browser with Origin only", { origin: publicOrigin }, "allow"],
  ["a browser that keeps Origin back", { secFetchSite: "same-origin" }, "allow"],
  ["a repeated post from the address bar", { secFetchSite: "none" }, "allow"],
  ["neither header", {}, "token"],
  ["another site", { origin: "https://evil.example", secFetchSite: "cross-site" }, "refuse"],
  ["another site without Sec-Fetch-Site", { origin: "https://evil.example" }, "refuse"],
  ["another site that hides its origin", { origin: "null", secFetchSite: "cross-site" }, "refuse"],
  ["a hidden origin", { origin: "null" }, "refuse"],
  ["a sister subdomain", { origin: "https://www.example.com", secFetchSite: "same-site" }, "refuse"],
  ["our name over http", { origin: "http://shop.example.com" }, "refuse"],
  ["our name on another port", { origin: "https://shop.example.com:8443" }, "refuse"],
  ["our name as a prefix", { origin: "https://shop.example.com.evil.example" }, "refuse"],
  ["a foreign fetch without Origin", { secFetchSite: "cross-site" }, "refuse"],
  ["headers that disagree", { origin: publicOrigin, secFetchSite: "cross-site" }, "refuse"],
  ["a foreign PUT", { method: "PUT", origin: "https://evil.example" }, "refuse"],
  ["a foreign DELETE", { method: "DELETE", origin: "https://evil.example" }, "refuse"],
  ["a link from another site", { method: "GET", secFetchSite: "cross-site" }, "allow"],
  ["a sign-in provider's answer", { path: "/auth/callback/apple", origin: "https://appleid.apple.com" }, "allow"],
  [
    "a file in a provider's name",
    { path: "/auth/callback/apple", origin: "https://appleid.apple.com", isPlainForm: false },
    "refuse",
  ],
  ["a provider that nobody knows", { path: "/auth/callback/other", origin: "https://other.example" }, "refuse"],
  ["a path below it", { path: "/auth/callback/apple/x", origin: "https://appleid.apple.com" }, "refuse"],
  ["a path that only looks like it", { path: "/auth/callback", origin: "https://appleid.apple.com" }, "refuse"],
] as const)("%s: %s", (_, facts, expected) => {
  expect(verdict(facts)).toBe(expected);
});

test.each([
  ["http://127.0.0.1:3000", "allow"],
  ["http://[::1]:3000", "allow"],
  ["http://localhost:3001", "refuse"],
  ["https://localhost:3000", "refuse"],
] as const)("a demo at http://localhost:3000 gets a post from %s: %s", (origin, expected) => {
  expect(verdict({ origin, publicOrigin: "http://localhost:3000" })).toBe(expected);
});

test("a loopback page is foreign to a public shop", () => {
  expect(verdict({ origin: "http://localhost:3000" })).toBe("refuse");
});

test("no other origin whatsoever is let through", () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string()), (origin) => {
      fc.pre(origin !== publicOrigin);
      expect(verdict({ origin, secFetchSite: "same-origin" })).toBe("refuse");
    }),
  );
});
