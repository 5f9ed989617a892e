import { importPKCS8, SignJWT } from "jose";
import type { Configuration } from "openid-client";
import { z } from "zod";
import type { SocialAccount, SocialMedium } from "~/delivery-api";
import type { SignInSettings } from "~/env.server";
import type { OAuthAttempt } from "~/session/oauth.server";
import { longestToken } from "~/session/sign-in.server";

/** Seconds another site may take to answer. */
const timeoutSeconds = 3;

type Endpoints = {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint: string | null;
  /** The keys that ID tokens are signed with; null where there are none. */
  jwks_uri: string | null;
  scope: string;
  /** Apple answers by a form post when it is asked for the mail address. */
  response_mode: "form_post" | null;
};

const known: Record<SocialMedium, Endpoints> = {
  google: {
    issuer: "https://accounts.google.com",
    authorization_endpoint: "https://accounts.google.com/o/oauth2/v2/auth",
    token_endpoint: "https://oauth2.googleapis.com/token",
    userinfo_endpoint: null,
    jwks_uri: "https://www.googleapis.com/oauth2/v3/certs",
    scope: "openid email profile",
    response_mode: null,
  },
  facebook: {
    issuer: "https://www.facebook.com",
    authorization_endpoint: "https://www.facebook.com/v23.0/dialog/oauth",
    token_endpoint: "https://graph.facebook.com/v23.0/oauth/access_token",
    userinfo_endpoint: "https://graph.facebook.com/v23.0/me?fields=id,name,email",
    jwks_uri: null,
    scope: "email public_profile",
    response_mode: null,
  },
  apple: {
    issuer: "https://appleid.apple.com",
    authorization_endpoint: "https://appleid.apple.com/auth/authorize",
    token_endpoint: "https://appleid.apple.com/auth/token",
    userinfo_endpoint: null,
    jwks_uri: "https://appleid.apple.com/auth/keys",
    scope: "email name",
    response_mode: "form_post",
  },
};

/** The same at the address that stands in for all of them. */
function endpointsOf(medium: SocialMedium, standIn: string | null): Endpoints {
  const own = known[medium];
  if (standIn === null) return own;
  const base = `${standIn}/${medium}`;
  return {
    ...own,
    issuer: base,
    authorization_endpoint: `${base}/authorize`,
    token_endpoint: `${base}/token`,
    userinfo_endpoint: own.userinfo_endpoint && `${base}/userinfo`,
    jwks_uri: own.jwks_uri && `${standIn}/keys`,
  };
}

/** Where the other site sends the customer back to. */
const redirectUri = (origin: string, medium: SocialMedium) => `${origin}/auth/callback/${medium}`;

async function configurationOf(medium: SocialMedium, settings: SignInSettings): Promise<Configuration> {
  const { allowInsecureRequests, ClientSecretPost, Configuration, enableNonRepudiationChecks } = await import(
    "openid-client"
  );
  const site = settings[medium];
  if (site === null) throw new Error(`${medium} is not configured`);
  const { issuer, authorization_endpoint, token_endpoint, jwks_uri } = endpointsOf(medium, settings.standIn);
  const secret = "secret" in site ? site.secret : await appleSecret(site);
  const server = { issuer, authorization_endpoint, token_endpoint, ...(jwks_uri === null ? {} : { jwks_uri }) };
  const configuration = new Configuration(server, site.id, undefined, ClientSecretPost(secret));
  configuration.timeout = timeoutSeconds;
  if (jwks_uri !== null) enableNonRepudiationChecks(configuration);
  if (token_endpoint.startsWith("http:")) allowInsecureRequests(configuration);
  return configuration;
}

/** Apple takes a signed statement for a secret, good for a few minutes. */
async function appleSecret(site: NonNullable<SignInSettings["apple"]>): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "ES256", kid: site.keyId })
    .setIssuer(site.teamId)
    .setSubject(site.id)
    .setAudience(known.apple.issuer)
    .setIssuedAt()
    .setExpirationTime("5m")
    .sign(await importPKCS8(site.privateKey, "ES256"));
}

/** The way to another site, with state, nonce and PKCE, and what the answer will be judged by. */
export async function authorizationRedirect(
  medium: SocialMedium,
  { settings, origin }: { settings: SignInSettings; origin: string },
): Promise<{ url: URL; attempt: Omit<OAuthAttempt, "returnTo"> }> {
  const oidc = await import("openid-client");
  const verifier = oidc.randomPKCECodeVerifier();
  const attempt = { medium, state: oidc.randomState(), nonce: oidc.randomNonce(), verifier };
  const { scope, response_mode } = endpointsOf(medium, settings.standIn);
  const url = oidc.buildAuthorizationUrl(await configurationOf(medium, settings), {
    redirect_uri: redirectUri(origin, medium),
    scope,
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
    ...(response_mode === null ? {} : { response_mode }),
  });
  return { url, attempt };
}

const facebookPerson = z.object({ id: z.string().min(1).max(100), email: z.string().max(255).default("") });
const idTokenPerson = z.object({
  sub: z.string().min(1).max(100),
  email: z.string().max(255).default(""),
  // Apple says it as a word. A site that does not say it has not verified it.
  email_verified: z.union([z.boolean(), z.enum(["true", "false"]).transform((word) => word === "true")]).default(false),
});

/**
 * Who came back: exchanges the code of `answer` for tokens and reads whose they are. The mail address is empty where the other site
 * gives none that it has verified. Throws when state, nonce or code are not what they should be, or the other site does not answer.
 */
export async function accountOfCallback(
  { medium, state, nonce, verifier }: OAuthAttempt,
  answer: URL,
  settings: SignInSettings,
): Promise<SocialAccount> {
  const oidc = await import("openid-client");
  const configuration = await configurationOf(medium, settings);
  const isOpenId = medium !== "facebook";
  const tokens = await oidc.authorizationCodeGrant(configuration, answer, {
    expectedState: state,
    pkceCodeVerifier: verifier,
    ...(isOpenId ? { expectedNonce: nonce, idTokenExpected: true } : {}),
  });
  const { userinfo_endpoint } = endpointsOf(medium, settings.standIn);
  if (userinfo_endpoint !== null) {
    const url = new URL(userinfo_endpoint);
    const response = await oidc.fetchProtectedResource(configuration, tokens.access_token, url, "GET");
    const { id, email } = facebookPerson.parse(await response.json());
    return fittingCookie({ medium, token: tokens.access_token, isAccessToken: true, uniqueId: id, email });
  }
  const { sub, email, email_verified } = idTokenPerson.parse(tokens.claims());
  const isAccessToken = medium === "google";
  const token = isAccessToken ? tokens.access_token : (tokens.id_token ?? "");
  return fittingCookie({ medium, token, isAccessToken, uniqueId: sub, email: email_verified ? email : "" });
}

/** An account as far as a cookie can hold it, should the sign-in have to wait. */
function fittingCookie(account: SocialAccount): SocialAccount {
  if (account.token.length > longestToken) throw new Error(`${account.medium} gave too long a token`);
  return account;
}
