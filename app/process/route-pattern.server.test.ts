import type { ServerBuild } from "@remix-run/node";
import { expect, test } from "vitest";
import { routePatterns } from "./route-pattern.server";

const routes = Object.fromEntries(
  [
    { id: "root", path: "" },
    { id: "shop", parentId: "root" },
    { id: "landing", parentId: "shop", index: true },
    { id: "account", parentId: "shop" },
    { id: "orders", parentId: "account", path: "my-orders" },
    { id: "store", parentId: "shop", path: "store/:id" },
    { id: "latest", parentId: "shop", path: "store/latest" },
    { id: "invoice", parentId: "shop", path: "my-orders/:order/invoice" },
    { id: "lost", parentId: "shop", path: "*" },
    { id: "live", parentId: "root", path: "live" },
  ].map((route) => [route.id, route]),
) as unknown as ServerBuild["routes"];

const patternOf = routePatterns(routes);

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/store/harbour-kitchen", "/store/:id"],
  ["/store/latest", "/store/latest"],
  ["/store/12.data", "/store/:id"],
  ["/my-orders", "/my-orders"],
  ["/my-orders/100021/invoice", "/my-orders/:order/invoice"],
  ["/live", "/live"],
  ["/assets/root-Dx1.js", "/assets/*"],
  ["/pictures/abc", "/pictures/*"],
  ["/wp-login.php", "*"],
  ["/store/a/b/c", "*"],
  ["/%zz", "*"],
  ["//evil.example", "*"],
  ["", "*"],
  [`/store/${"x".repeat(8000)}`, "/store/:id"],
  [`/${"x".repeat(8000)}`, "*"],
])("%s is of the route %s", (path, pattern) => {
  expect(patternOf(path)).toBe(pattern);
});

test("whatever is asked for, there are no more patterns than routes", () => {
  const asked = Array.from({ length: 5000 }, (_, index) => patternOf(`/store/${index}/${"x".repeat(index % 7)}`));
  expect(new Set(asked)).toEqual(new Set(["/store/:id", "*"]));
});
