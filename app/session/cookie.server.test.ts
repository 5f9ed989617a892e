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

/** A browser's header with a cookie among others. */
const among = (line: string) => `other=1; ${line.split(";", 1)[0]}; xguest=2`;

test("what was read once is read again without being changed, and is nobody's to change", async () => {
  vi.stubEnv("PUBLIC_ORIGIN", "https://shop.example");
  const { emptyGuest, guestCookie } = await import("./guest.server");
  const jar = guestCookie();
  const guest = { ...emptyGuest, contactName: "Ann" };
  const header = among(await jar.write(guest));
  const first = await jar.read(header);
  expect(first).toEqual(guest);
  expect(await jar.read(header)).toBe(first);
  expect(Object.isFrozen(first)).toBe(true);
});

test("a cookie that was read once is not read when a letter of it is another, nor under another name", async () => {
  vi.stubEnv("PUBLIC_ORIGIN", "https://shop.example");
  const { emptyGuest, guestCookie } = await import("./guest.server");
  const { placeCookie } = await import("./place.server");
  const header = among(await guestCookie().write({ ...emptyGuest, contactName: "Ann" }));
  expect(await guestCookie().read(header)).not.toBeNull();
  for (const forged of [
    header.replace("; xguest", "A; xguest"),
    header.replace("guest=", "guest=e"),
    header.replace("__Host-guest", "x__Host-guest"),
  ])
    expect(await guestCookie().read(forged), forged).toBeNull();
  expect(await placeCookie().read(header.replace("__Host-guest", "__Host-place"))).toBeNull();
});

test("of two cookies of one name the first counts, as the library has it", async () => {
  vi.stubEnv("PUBLIC_ORIGIN", "https://shop.example");
  const { emptyGuest, guestCookie } = await import("./guest.server");
  const jar = guestCookie();
  const [one, other] = await Promise.all(
    ["Ann", "Bob"].map(async (contactName) => (await jar.write({ ...emptyGuest, contactName })).split(";", 1)[0]),
  );
  expect((await jar.read(`${one}; ${other}`))?.contactName).toBe("Ann");
});
