import { type PhoneChoices, phoneChoices } from "~/request/phone-number.server";
import { redirectTo } from "~/request/respond.server";
import type { Shop } from "~/request/shop.server";
import { safeRedirect } from "~/session/safe-redirect";

/** Shown when no configuration has said which dialect, and so which rule, applies. */
const strictestMinimum = 8;

/** What the sign-in and sign-up pages need. A customer who is signed in already goes where they wanted to go. */
export async function loadAuth(shop: Shop): Promise<{ returnTo: string | null; passwordMinimum: number }> {
  // RTE-16: who comes from the sign-up page does not go back to it.
  const { searchParams } = shop.url;
  const wanted = searchParams.get("from") === "sign-up" ? null : searchParams.get("returnTo");
  const returnTo = wanted === null ? null : safeRedirect(wanted, shop.publicOrigin);
  if (shop.session.visitor.token !== null) throw await redirectTo(shop, returnTo ?? "/home");
  const config = await shop.api.config.get();
  return { returnTo, passwordMinimum: config.ok ? config.value.passwordMin : strictestMinimum };
}

/** The sign-up page, with the countries of its phone field. */
export async function loadSignUp(shop: Shop): Promise<Awaited<ReturnType<typeof loadAuth>> & { phone: PhoneChoices }> {
  return { ...(await loadAuth(shop)), phone: await phoneChoices(shop) };
}
