import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";

let cacheControl: (context: Partial<RequestContext>) => string | undefined;
beforeAll(async () => {
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  const { pageHeaders } = await import("./page-headers.server");
  cacheControl = (context) => new Map(pageHeaders(context as RequestContext, null)).get("Cache-Control");
});
afterAll(() => vi.unstubAllEnvs());

function shopAt(path: string, token: string | null, touched: string[] = []): Partial<RequestContext> {
  const session = { visitor: { token }, touched: new Set(["visitor", "place", "settings", ...touched]) };
  return {
    url: new URL(path, "https://shop.example"),
    session: session as unknown as RequestContext["session"],
    requestId: "1",
  };
}

test.each(["/wallet", "/loyalty-points", "/coupons", "/settings", "/cart", "/home", "/", "/store/1"])(
  "%s of a customer is kept nowhere, not even by their browser",
  (path) => {
    expect(cacheControl(shopAt(path, "a token"))).toBe("no-store");
    expect(cacheControl(shopAt(path, null))).toBe("private, no-cache");
  },
);

test("nor is a guest's page that is made of what they have told", () => {
  expect(cacheControl(shopAt("/home", null, ["guest"]))).toBe("no-store");
  expect(cacheControl(shopAt("/home", null, ["module", "flash"]))).toBe("private, no-cache");
  expect(cacheControl(shopAt("/checkout", null))).toBe("no-store");
});
