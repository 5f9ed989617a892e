import { beforeEach, expect, test, vi } from "vitest";
import { ok } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { authorizationRedirect } from "./providers.server";
import { redirectToMedium } from "./social.server";

const publicOrigin = "https://shop.example.test";
vi.mock("~/env.server", () => ({
  localesDirAsGiven: () => null,
  environment: () => ({ publicOrigin, signIn: { google: { id: "shop", secret: "hush" } } }),
}));
vi.mock("./providers.server", () => ({ authorizationRedirect: vi.fn() }));

beforeEach(() => {
  const url = new URL("https://accounts.google.test/authorize");
  const attempt = { medium: "google" as const, state: "s", nonce: "n", verifier: "v" };
  vi.mocked(authorizationRedirect).mockReset().mockResolvedValue({ url, attempt });
});

async function begin(isFromOtherSite: boolean, token: string | null = null) {
  const set = vi.fn();
  const context = {
    url: new URL("/auth/social/google?returnTo=%2Fcart", publicOrigin),
    publicOrigin,
    client: { isFromOtherSite },
    session: { visitor: { token }, set, takeSetCookies: async () => [] },
    api: { config: { get: async () => ok({ login: { google: true, facebook: false, apple: false } }) } },
  } as unknown as RequestContext;
  const answer = await redirectToMedium(context, "google");
  return { to: answer.headers.get("Location"), isBegun: set.mock.calls.length > 0 };
}

test("a press at the shop begins a sign-in by another site", async () => {
  expect(await begin(false)).toEqual({ to: "https://accounts.google.test/authorize", isBegun: true });
});

test("whom a page of another site sends there is asked at the sign-in page, and nothing is begun", async () => {
  expect(await begin(true)).toEqual({ to: "/auth/sign-in?returnTo=%2Fcart", isBegun: false });
  expect(authorizationRedirect).not.toHaveBeenCalled();
});

test("who is signed in goes on, wherever they come from", async () => {
  expect(await begin(true, "token")).toEqual({ to: "/cart", isBegun: false });
});
