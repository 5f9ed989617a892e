import fc from "fast-check";
import { expect, test } from "vitest";
import { isLocalAddress, safeRedirect } from "./safe-redirect";

const origin = "https://shop.example";

test.each([
  "/.//evil.example",
  "/%2e//evil.example",
  "/x/..//evil.example",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  " /home",
  "",
  null,
])("%j leads to the fallback", (to) => {
  expect(safeRedirect(to, origin, "/fallback")).toBe("/fallback");
});

test.each(["/", "/store/1?page=2", "/home?next=//evil.example", "/a/../b", "/a//b"])("%s stays where it is", (to) => {
  const { pathname, search } = new URL(to, origin);
  expect(safeRedirect(to, origin)).toBe(pathname + search);
});

/** Pieces that addresses of other sites are made of. */
const piece = fc.constantFrom(
  ...["/", ".", "..", "%2e", "%2E", "\\", "\t", "%2f", ":", "@", "?", "#", "evil.example", "https:"],
);
const text = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join("")}`),
  fc.webUrl(),
  fc.string({ unit: "binary" }),
);

test("no text whatsoever leads to another site", () => {
  fc.assert(
    fc.property(text, (to) => {
      const result = safeRedirect(to, origin);
      expect(result.startsWith("/") && !result.startsWith("//")).toBe(true);
      expect(new URL(result, origin).origin).toBe(origin);
    }),
    { numRuns: 3000 },
  );
});

test("an address that is kept says itself where it leads", () => {
  expect(["/home", "/?index"].every(isLocalAddress)).toBe(true);
  expect(["//evil.example", "home", "https://shop.example/", "/\\evil.example"].some(isLocalAddress)).toBe(false);
});
