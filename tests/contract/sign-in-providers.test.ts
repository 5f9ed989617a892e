import { generateKeyPairSync } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { SocialMedium } from "~/delivery-api";
import type { SignInSettings } from "~/env.server";
import { accountOfCallback, authorizationRedirect } from "~/features/account/providers.server";
import { type RunningSandbox, startSandbox } from "../../sandbox/server";

const origin = "https://shop.example.test";
const ann = { email: "ann@example.com", name: "Ann Lee" };
const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });

describe("other sites to sign in by", () => {
  let sandbox: RunningSandbox;
  let settings: SignInSettings;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, file: ":memory:" });
    settings = {
      google: { id: "shop-on-google", secret: "hush" },
      facebook: { id: "shop-on-facebook", secret: "hush" },
      apple: {
        id: "shop.on.apple",
        teamId: "TEAM",
        keyId: "KEY",
        privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
      },
      standIn: `${sandbox.url}/sign-in-provider`,
    };
  }, 30_000);
  afterAll(() => sandbox.close());

  /** What the site answers to somebody who consents (or does not), as the address they come back to. */
  async function consent(url: URL, decision: "allow" | "deny" = "allow"): Promise<URL> {
    const page = new URL(url);
    page.pathname = page.pathname.replace(/authorize$/, "answer");
    for (const [name, value] of Object.entries({ ...ann, decision })) page.searchParams.set(name, value);
    const response = await fetch(page, { redirect: "manual" });
    if (response.status === 302) return new URL(response.headers.get("location") ?? "");
    const html = await response.text();
    const back = new URL(/action="([^"]+)"/.exec(html)?.[1]?.replaceAll("&#38;", "&") ?? "");
    for (const [, name = "", value = ""] of html.matchAll(/name="(\w+)" value="([^"]*)"/g)) {
      back.searchParams.set(name, value);
    }
    return back;
  }

  const go = (medium: SocialMedium) => authorizationRedirect(medium, { settings, origin });

  it.each(["google", "facebook", "apple"] as const)(
    "the way to %s carries state, nonce and PKCE, and no secret",
    async (medium) => {
      const { url, attempt } = await go(medium);
      const asked = Object.fromEntries(url.searchParams);
      expect(asked).toMatchObject({
        client_id: settings[medium]?.id,
        redirect_uri: `${origin}/auth/callback/${medium}`,
        response_type: "code",
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge_method: "S256",
      });
      expect(asked.scope).toContain("email");
      expect(asked.response_mode).toBe(medium === "apple" ? "form_post" : undefined);
      expect(url.href).not.toContain(attempt.verifier);
      expect((await go(medium)).attempt.state).not.toBe(attempt.state);
    },
  );

  it.each([
    ["google", true],
    ["facebook", true],
    ["apple", false],
  ] as const)("%s tells who came back", async (medium, isAccessToken) => {
    const { url, attempt } = await go(medium);
    const account = await accountOfCallback({ ...attempt, returnTo: null }, await consent(url), settings);
    expect(account).toEqual({
      medium,
      email: ann.email,
      isAccessToken,
      token: expect.stringMatching(isAccessToken ? /^[\w-]{20,}$/ : /^eyJ/),
      uniqueId: expect.stringMatching(/^[0-9a-f]{21}$/),
    });
    if (!isAccessToken) expect(decodeJwt(account.token)).toMatchObject({ aud: "shop.on.apple", nonce: attempt.nonce });
  });

  it("Apple is shown a statement signed with the shop's key for a secret", async () => {
    const { url, attempt } = await go("apple");
    const answer = await consent(url);
    const sent = vi.spyOn(globalThis, "fetch");
    await accountOfCallback({ ...attempt, returnTo: null }, answer, settings);
    const body = new URLSearchParams(String(sent.mock.calls.at(0)?.[1]?.body));
    const secret = body.get("client_secret") ?? "";
    expect(decodeProtectedHeader(secret)).toEqual({ alg: "ES256", kid: "KEY" });
    expect(decodeJwt(secret)).toMatchObject({ iss: "TEAM", sub: "shop.on.apple", aud: "https://appleid.apple.com" });
  });

  it.each([
    ["a forged state", { state: "x".repeat(43) }],
    ["a forged nonce", { nonce: "x".repeat(43) }],
    ["another verifier", { verifier: "x".repeat(43) }],
  ])("%s is refused", async (_, forged) => {
    const { url, attempt } = await go("google");
    const answer = await consent(url);
    await expect(accountOfCallback({ ...attempt, ...forged, returnTo: null }, answer, settings)).rejects.toThrow();
  });

  it("a code counts once, a made-up one never, and a refusal is no sign-in", async () => {
    const { url, attempt } = await go("google");
    const answer = await consent(url);
    const came = { ...attempt, returnTo: null };
    await accountOfCallback(came, answer, settings);
    await expect(accountOfCallback(came, answer, settings)).rejects.toThrow();
    answer.searchParams.set("code", "made-up");
    await expect(accountOfCallback(came, answer, settings)).rejects.toThrow();
    await expect(accountOfCallback(came, await consent(url, "deny"), settings)).rejects.toThrow();
  });

  it("a code of one site is nothing at another", async () => {
    const google = await go("google");
    const answer = await consent(google.url);
    const facebook = { ...google.attempt, medium: "facebook" as const, returnTo: null };
    await expect(accountOfCallback(facebook, answer, settings)).rejects.toThrow();
  });

  /** The site's ID token is changed on its way, and signed by a key that is its own or nobody's. */
  async function answerWith(change: (claims: JWTPayload) => JWTPayload, key: "own" | "unknown" | "none") {
    const [own, unknown] = await Promise.all([generateKeyPair("RS256"), generateKeyPair("RS256")]);
    const real = globalThis.fetch;
    const parts = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
    vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
      const url = String(input instanceof Request ? input.url : input);
      if (url.endsWith("/keys"))
        return Response.json({ keys: [{ ...(await exportJWK(own.publicKey)), kid: "k", alg: "RS256" }] });
      const response = await real(input, init);
      if (!url.endsWith("/token")) return response;
      const tokens = (await response.json()) as { id_token: string };
      const claims = change(decodeJwt(tokens.id_token));
      const signed =
        key === "none"
          ? `${parts({ alg: "none" })}.${parts(claims)}.`
          : await new SignJWT(claims)
              .setProtectedHeader({ alg: "RS256", kid: "k" })
              .sign(key === "own" ? own.privateKey : unknown.privateKey);
      return Response.json({ ...tokens, id_token: signed });
    });
  }

  it.each([
    [true, ann.email],
    ["true", ann.email],
    [false, ""],
    ["false", ""],
    [undefined, ""],
  ])("a mail address whose `email_verified` is %j counts as %j", async (email_verified, email) => {
    const { url, attempt } = await go("google");
    const answer = await consent(url);
    await answerWith((claims) => ({ ...claims, email_verified }), "own");
    expect(await accountOfCallback({ ...attempt, returnTo: null }, answer, settings)).toMatchObject({ email });
  });

  it.each([
    ["no key of the site has signed", (claims: JWTPayload) => claims, "unknown"],
    ["nobody has signed", (claims: JWTPayload) => claims, "none"],
    ["is another shop's", (claims: JWTPayload) => ({ ...claims, aud: "another-shop" }), "own"],
    ["is another site's", (claims: JWTPayload) => ({ ...claims, iss: "https://elsewhere.example" }), "own"],
    ["is of yesterday", (claims: JWTPayload) => ({ ...claims, exp: Math.floor(Date.now() / 1000) - 86_400 }), "own"],
    ["answers another question", (claims: JWTPayload) => ({ ...claims, nonce: "x".repeat(43) }), "own"],
    ["asks for none", ({ nonce: _, ...claims }: JWTPayload) => claims, "own"],
  ] as const)("an ID token that %s signs nobody in", async (_, change, key) => {
    const { url, attempt } = await go("google");
    const answer = await consent(url);
    await answerWith(change, key);
    await expect(accountOfCallback({ ...attempt, returnTo: null }, answer, settings)).rejects.toThrow();
  });

  it("without the stand-in the sites themselves are asked", async () => {
    const own = { ...settings, standIn: null };
    const origins = await Promise.all(
      (["google", "facebook", "apple"] as const).map(
        async (medium) => (await authorizationRedirect(medium, { settings: own, origin })).url.origin,
      ),
    );
    expect(origins).toEqual(["https://accounts.google.com", "https://www.facebook.com", "https://appleid.apple.com"]);
  });
});
