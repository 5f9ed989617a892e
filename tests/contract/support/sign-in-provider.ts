import { createHash, randomBytes } from "node:crypto";
import type { SocialAccount } from "~/delivery-api";

/** An account at the sandbox's stand-in for another site: goes the whole way there, from consent to tokens. */
export async function accountAt(
  sandboxUrl: string,
  medium: "google" | "facebook" | "apple",
  person: { email: string; name: string },
): Promise<SocialAccount> {
  const provider = `${sandboxUrl}/sign-in-provider/${medium}`;
  const verifier = randomBytes(32).toString("base64url");
  const redirectUri = "https://shop.example.test/auth/callback";
  const consent = await fetch(
    `${provider}/answer?${new URLSearchParams({
      client_id: "shop",
      redirect_uri: redirectUri,
      response_type: "code",
      state: "state",
      code_challenge: createHash("sha256").update(verifier).digest("base64url"),
      code_challenge_method: "S256",
      decision: "allow",
      ...person,
    })}`,
    { redirect: "manual" },
  );
  const code = new URL(consent.headers.get("location") ?? "").searchParams.get("code") ?? "";
  const exchange = () =>
    fetch(`${provider}/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        code,
        redirect_uri: redirectUri,
        client_id: "shop",
        client_secret: "secret",
        code_verifier: verifier,
      }),
    });
  const { access_token: token } = (await (await exchange()).json()) as { access_token: string };
  if ((await exchange()).status !== 400) throw new Error("a code was taken twice");
  const profile = await fetch(`${provider}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
  const { id } = (await profile.json()) as { id: string };
  return { medium, token, isAccessToken: true, uniqueId: id, email: person.email };
}
