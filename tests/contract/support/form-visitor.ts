import { vi } from "vitest";
import type { RequestContext } from "~/request/context/request-context";
import type { Outcome } from "~/request/posting/outcome";
import type { Session } from "~/session/session.server";
import { type ContractClient, expectOk, visitor } from "../contract-client";

/** The storefront's code as one process runs it; loaded again, it is another process, with an empty memory. */
export async function startStorefront({ url }: ContractClient) {
  vi.resetModules();
  vi.stubEnv("DELIVERY_API_URL", url);
  vi.stubEnv("SESSION_SECRETS", "0123456789abcdef".repeat(2));
  vi.stubEnv("LOG_LEVEL", "fatal");
  const [{ requestContext }, { readSession }, checkout, { placeOrder }, parcel, { placeParcel }] = await Promise.all([
    import("~/request/context/request-context.server"),
    import("~/session/session.server"),
    import("~/features/checkout/load-checkout.server"),
    import("~/features/checkout/place-order.server"),
    import("~/features/parcel/load-payment.server"),
    import("~/features/parcel/place-parcel.server"),
  ]);
  const { loadCheckout } = checkout;
  const { loadParcelPayment } = parcel;
  return { requestContext, readSession, loadCheckout, placeOrder, loadParcelPayment, placeParcel };
}
export type Storefront = Awaited<ReturnType<typeof startStorefront>>;

/** A browser: it keeps the cookies of the answers that reach it. */
export function browserOf() {
  const cookies = new Map<string, string>();
  const header = () => [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  async function keep(session: Session) {
    for (const line of await session.takeSetCookies()) {
      const [pair = ""] = line.split(";", 1);
      const at = pair.indexOf("=");
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
  return {
    async set({ readSession }: Storefront, change: (session: Session) => void) {
      const session = await readSession(header());
      change(session);
      await keep(session);
    },
    /** Asks for a page, or posts to it; an answer that is `lost` leaves no cookie. */
    async visit<T>(
      { requestContext }: Storefront,
      path: string,
      ask: (context: RequestContext) => Promise<T>,
      { lost = false } = {},
    ): Promise<T> {
      const request = new Request(new URL(path, "http://localhost:3000"), { headers: { Cookie: header() } });
      const shop = await requestContext({ request, context: { isDocument: true } });
      const answer = await ask(shop);
      if (!lost) await keep(shop.session);
      return answer;
    },
  };
}

/** A guest at 12 Harbour Street in a module. */
export async function guestIn({ client }: ContractClient, moduleId: number) {
  const anywhere = client.api(visitor());
  const at = async (text: string) => {
    const [suggestion] = await expectOk(anywhere.geo.autocomplete(text));
    const { location } = await expectOk(anywhere.geo.place(suggestion?.placeId ?? ""));
    return { ...location, address: text };
  };
  const home = await at("12 Harbour Street");
  const { header } = await expectOk(anywhere.geo.zone(home));
  const { guestId } = await expectOk(anywhere.auth.requestGuest());
  const place = { ...home, zoneHeader: header };
  return { place, guestId, at, api: client.api(visitor({ place, moduleId, guestId })) };
}

/** Where an outcome leads, or its status and the reasons of its refusals. */
export function wordOf(outcome: Outcome): string {
  if (outcome.kind === "done") return outcome.to ?? "";
  const refusals = (outcome.result.details?.refusals ?? []) as { reason: string }[];
  return [outcome.status, ...refusals.map(({ reason }) => reason)].join(" ");
}
