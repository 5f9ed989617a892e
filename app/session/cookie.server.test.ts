import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
});
afterEach(() => vi.unstubAllEnvs());

/** What a shop at this origin sends a browser of itself, of a visitor and of one who leaves for another site. */
async function cookiesAt(origin: string) {
  vi.stubEnv("PUBLIC_ORIGIN", origin);
  const { emptyGuest, guestCookie } = await import("./guest.server");
  const { oauthCookie } = await import("./oauth.server");
  const secret = "x".repeat(50);
  const attempt = { medium: "apple" as const, state: secret, nonce: secret, verifier: secret, returnTo: null };
  return { own: await guestCookie().write(emptyGuest), elsewhere: await oauthCookie().write(attempt) };
}

test("on https every cookie is Secure, of this host and path alone, and no script reads it", async () => {
  const { own, elsewhere } = await cookiesAt("https://shop.example");
  for (const line of [own, elsewhere]) {
    expect(line).toMatch(/^__Host-/);
    expect(line).toMatch(/; Path=\/(;|$)/);
    expect(line).toMatch(/; Secure(;|$)/);
    expect(line).toMatch(/; HttpOnly(;|$)/);
    expect(line).not.toMatch(/Domain=/i);
  }
});

test("only the sign-in at another site, which posts back, comes along from there", async () => {
  const { own, elsewhere } = await cookiesAt("https://shop.example");
  expect(own).toMatch(/; SameSite=Lax(;|$)/);
  expect(elsewhere).toMatch(/; SameSite=None(;|$)/);
});

test("on http names have no prefix, which browsers would refuse", async () => {
  expect((await cookiesAt("http://localhost:3000")).own).toMatch(/^guest=/);
});
