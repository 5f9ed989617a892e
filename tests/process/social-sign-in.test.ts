import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freePort } from "../harness/free-port";
import { startShop, type TestShop } from "../harness/shop";
import { shownText, type Visitor, visitorOf } from "../harness/visitor";

const zoe = { email: "zoe@example.com", name: "Zoe Ray" };
const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

let shop: TestShop;
beforeAll(async () => {
  shop = await startShop({
    dialect: "n",
    environment: {
      SHARED_CACHE: "off",
      APPLE_CLIENT_ID: "shop.on.apple",
      APPLE_TEAM_ID: "TEAM",
      APPLE_KEY_ID: "KEY",
      APPLE_PRIVATE_KEY: privateKey.export({ type: "pkcs8", format: "pem" }).toString().replaceAll("\n", "\\n"),
    },
  });
});
afterAll(() => shop?.stop());
beforeEach(async () => {
  await shop.control.reset();
  await shop.control.patchConfig({
    centralize_login: { social_login_status: 1, google_login_status: 1, apple_login_status: 1 },
  });
});

/** Leaves for a site, and consents there. Gives the way back as the site tells it. */
async function comeBackFrom(visitor: Visitor, medium: string, returnTo = "/cart") {
  await visitor.get("/auth/sign-in");
  const away = await visitor.get(`/auth/social/${medium}?returnTo=${encodeURIComponent(returnTo)}`);
  expect(away.status).toBe(303);
  const consent = new URL(away.headers.get("Location") ?? "");
  consent.pathname = consent.pathname.replace(/authorize$/, "answer");
  for (const [name, value] of Object.entries({ ...zoe, decision: "allow" })) consent.searchParams.set(name, value);
  return fetch(consent, { redirect: "manual" });
}

const pathOf = (address: string | null) => (address ?? "").replace(shop.url, "");
const isLost = async (visitor: Visitor, answer: Response) => {
  expect(pathOf(answer.headers.get("Location"))).toMatch(/^\/auth\/sign-in/);
  const html = await (await visitor.get("/auth/sign-in")).text();
  expect(shownText(html)).toContain("Sign-in took too long");
  expect((await shop.control.requests()).filter(({ path }) => path.endsWith("/auth/login"))).toEqual([]);
};

test("only what the config and the environment both have is shown, and can be gone to", async () => {
  const visitor = visitorOf(shop.url);
  const html = await (await visitor.get("/auth/sign-in?returnTo=%2Fcart")).text();
  expect(html).toContain('href="/auth/social/google?returnTo=%2Fcart"');
  expect(html).toContain('href="/auth/social/apple?returnTo=%2Fcart"');
  expect(html).not.toContain("/auth/social/facebook");
  for (const medium of ["facebook", "nobody", "__proto__"]) {
    expect((await visitor.get(`/auth/social/${medium}`)).status, medium).toBe(404);
  }
});

test.each(["cross-site", "same-site"])(
  "a page of another site (%s) leads to the sign-in page, and begins nothing",
  async (site) => {
    const visitor = visitorOf(shop.url);
    const answer = await visitor.get("/auth/social/google?returnTo=%2Fcart", { "Sec-Fetch-Site": site });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/auth/sign-in?returnTo=%2Fcart"]);
    expect(visitor.cookies.has("oauth")).toBe(false);
  },
);

test("a shop on http, but for this machine's own, shows no other site", async () => {
  const port = String(await freePort());
  const environment = { PORT: port, PUBLIC_ORIGIN: "http://shop.example.test" };
  const plain = await startShop({ dialect: "n", environment });
  await plain.control.patchConfig({ centralize_login: { social_login_status: 1, google_login_status: 1 } });
  const page = await fetch(`http://localhost:${port}/auth/sign-in`);
  expect(await page.text()).not.toContain("/auth/social/");
  await plain.stop();
});

describe("the way back", () => {
  test("Apple's post comes without our cookies, and nothing of the session is lost by it", async () => {
    const visitor = visitorOf(shop.url);
    const html = await (await comeBackFrom(visitor, "apple")).text();
    const fields = Object.fromEntries(
      [...html.matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const before = visitor.cookies;
    const posted = await fetch(`${shop.url}/auth/callback/apple`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: "https://appleid.apple.com", "Sec-Fetch-Site": "cross-site" },
      body: new URLSearchParams(fields as Record<string, string>),
    });
    expect(posted.status).toBe(303);
    expect(posted.headers.getSetCookie()).toEqual([]);
    expect(visitor.cookies).toEqual(before);
    const next = await visitor.get(pathOf(posted.headers.get("Location")));
    expect(next.headers.get("Location")).toBe("/auth/continue");
    const [login] = (await shop.control.requests()).filter(({ path }) => path.endsWith("/auth/login"));
    expect(login?.body).toMatchObject({
      login_type: "social",
      medium: "apple",
      email: zoe.email,
      platform: "flutter_web",
    });
    expect(await (await visitor.get("/auth/continue")).text()).toContain('name="firstName"');
  });

  test("the cookie of the way is sealed, Secure, sent from other sites, and gone with the first answer", async () => {
    const visitor = visitorOf(shop.url);
    await visitor.get("/auth/sign-in");
    const away = await visitor.get("/auth/social/google");
    const cookie = away.headers.getSetCookie().find((line) => line.startsWith("oauth=")) ?? "";
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/Secure/);
    expect(cookie).toMatch(/SameSite=None/);
    expect(cookie).toMatch(/Max-Age=600/);
    const state = new URL(away.headers.get("Location") ?? "").searchParams.get("state") ?? "";
    expect(cookie).not.toContain(state);
  });

  test("a way back that is used twice, or by another browser, signs nobody in", async () => {
    const visitor = visitorOf(shop.url);
    const back = pathOf((await comeBackFrom(visitor, "google")).headers.get("Location"));
    const other = visitorOf(shop.url);
    await isLost(other, await other.get(back));
    expect((await visitor.get(back)).headers.get("Location")).toBe("/auth/continue");
    await shop.control.clearRequests();
    await isLost(visitor, await visitor.get(back));
  });

  test.each([
    ["a forged state", (back: URL) => back.searchParams.set("state", "x".repeat(43))],
    ["no state", (back: URL) => back.searchParams.delete("state")],
    ["another site's address", (back: URL) => (back.pathname = "/auth/callback/apple")],
  ])("%s signs nobody in", async (_, forge) => {
    const visitor = visitorOf(shop.url);
    const back = new URL((await comeBackFrom(visitor, "google")).headers.get("Location") ?? "");
    forge(back);
    await isLost(visitor, await visitor.get(back.pathname + back.search));
  });

  test("a forged cookie counts as none", async () => {
    const visitor = visitorOf(shop.url);
    const back = pathOf((await comeBackFrom(visitor, "google")).headers.get("Location"));
    const cookie = visitor.cookies.get("oauth") ?? "";
    visitor.take([["oauth", `${cookie.slice(0, 40)}AAAA${cookie.slice(44)}`]]);
    await isLost(visitor, await visitor.get(back));
  });

  test.each([
    ["a made-up code", { code: "made-up" }, "Sign-in didn't work"],
    ["a site in trouble", { error: "server_error" }, "Sign-in didn't work"],
    ["a customer who would rather not", { error: "access_denied" }, "Sign-in was canceled"],
  ])("%s leads to the sign-in page, which says so and knows the way on", async (_, changes, words) => {
    const visitor = visitorOf(shop.url);
    const back = new URL((await comeBackFrom(visitor, "google")).headers.get("Location") ?? "");
    for (const [name, value] of Object.entries(changes)) back.searchParams.set(name, value);
    const answer = await visitor.get(back.pathname + back.search);
    expect(answer.headers.get("Location")).toBe("/auth/sign-in?returnTo=%2Fcart");
    expect(shownText(await (await visitor.get("/auth/sign-in?returnTo=%2Fcart")).text())).toContain(words);
  });

  test("a delivery API that does not answer leads back too", async () => {
    const visitor = visitorOf(shop.url);
    const back = pathOf((await comeBackFrom(visitor, "google")).headers.get("Location"));
    await shop.control.fault({ kind: "reset", path: "/api/v1/auth/login" });
    const answer = await visitor.get(back);
    expect(answer.headers.get("Location")).toBe("/auth/sign-in?returnTo=%2Fcart");
  });
});
