import { beforeAll, describe, expect, it, vi } from "vitest";
import { fail } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";

const expired = async () => fail("unauthorized", 401);

/** A hydrated page's request for more, after the sign-in has ended here or at the delivery API. */
function shopAt(path: string, token: string | null) {
  const publicOrigin = "http://shop.test";
  return {
    t: (key: string) => key,
    url: new URL(path, publicOrigin),
    publicOrigin,
    isDocument: false,
    session: { visitor: { token }, flash: [], set: () => {}, patch: () => {}, takeSetCookies: async () => [] },
    api: { wallet: { transactions: expired }, loyalty: { transactions: expired } },
  } as unknown as RequestContext;
}

describe.each(["wallet", "loyalty-points"] as const)("more of the list of /%s", (page) => {
  let more: (context: RequestContext) => Promise<unknown>;
  let clientLoader: (args: never) => Promise<unknown>;
  beforeAll(async () => {
    vi.stubEnv("DELIVERY_API_URL", "http://localhost:4000");
    vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
    if (page === "wallet") {
      more = (await import("~/features/account/load-wallet.server")).loadMoreEntries;
      ({ clientLoader } = await import("~/routes/wallet.more"));
    } else {
      more = (await import("~/features/account/load-loyalty.server")).loadMorePoints;
      ({ clientLoader } = await import("~/routes/loyalty-points.more"));
    }
    vi.unstubAllEnvs();
  }, 60_000);

  it.each([["a guest", null] as const, ["an ended sign-in", "a token"] as const])(
    "RTE-26 SES-08 %s is led to sign-in, and from there to the page",
    async (_, token) => {
      const thrown = await more(shopAt(`/${page}/more?page=2`, token)).catch((error: unknown) => error);
      expect(thrown).toBeInstanceOf(Response);
      const { headers } = thrown as Response;
      const returnTo = encodeURIComponent(`/${page}?page=2`);
      expect(headers.get("Location")).toBe(`/auth/sign-in?returnTo=${returnTo}`);
      expect(headers.get("X-Remix-Reload-Document")).toBe("true");
    },
  );

  it("follows where it is led, and stays where nothing came", async () => {
    const answered = (answer: unknown) => clientLoader({ serverLoader: () => Promise.reject(answer) } as never);
    const led = new Response(null, { status: 303, headers: { Location: "/auth/sign-in" } });
    await expect(answered(led)).rejects.toBe(led);
    expect(await answered(new TypeError("Failed to fetch"))).toBeNull();
  });
});
