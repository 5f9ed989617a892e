import type { Result } from "~/delivery-api";
import { forgetToken } from "./failure.server";
import { leaveFor, toast } from "~/request/posting/respond.server";
import type { Shop } from "~/request/context/request-context.server";

/** For loaders: a refused token leads to sign-in (SES-08). */
export async function leaveIfExpired(shop: Shop, result: Result<unknown>): Promise<void> {
  const expired = result.ok ? null : forgetToken(shop, result.failure);
  if (expired) await leaveFor(shop, expired.to, expired.toasts);
}

/** For loaders of account pages: a guest is led to sign-in and from there back (RTE-26). */
export async function leaveIfGuest(shop: Shop): Promise<void> {
  if (shop.session.visitor.token !== null) return;
  const returnTo = encodeURIComponent(shop.url.pathname + shop.url.search);
  await leaveFor(shop, `/auth/sign-in?returnTo=${returnTo}`, [toast(shop, "error", "ui:failure.guest")]);
}
