import { recentIntents } from "~/features/search/recent.server";
import { translator } from "~/i18n/i18n.server";
import { isLanguage } from "~/i18n/languages";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";
import type { Shop } from "~/request/context/request-context.server";

/** Every setting changes what the whole document is, so the hydrated page reloads too. */
const reload = (shop: Shop, toasts: Outcome["toasts"] = []): Outcome => ({
  kind: "done",
  to: shop.url.pathname + shop.url.search,
  reload: true,
  toasts,
});

/** LNG-04: stored, announced in the new language, and the page is loaded again. */
async function changeLanguage(shop: Shop, form: FormData): Promise<Outcome> {
  const language = form.get("value");
  if (!isLanguage(language)) return reload(shop);
  shop.session.patch("settings", { language });
  const text = translator(language)("shell:language.changed");
  return reload(shop, [{ id: "language", kind: "success", text }]);
}

/** THM-01, THM-02. */
async function changeTheme(shop: Shop, form: FormData): Promise<Outcome> {
  const theme = form.get("value");
  if (theme === "light" || theme === "dark") shop.session.patch("settings", { theme });
  return reload(shop);
}

/** Lite mode: pages without scripts and web fonts. */
async function changeLite(shop: Shop, form: FormData): Promise<Outcome> {
  shop.session.patch("settings", { lite: form.get("value") === "on" });
  return reload(shop);
}

export const settingsIntents = {
  language: changeLanguage,
  theme: changeTheme,
  lite: changeLite,
  ...recentIntents,
} satisfies Intents;
