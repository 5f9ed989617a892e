import { recentIntents } from "~/features/search/recent.server";
import { isOffered } from "~/i18n/added-languages.server";
import { translator } from "~/i18n/i18n.server";
import type { RequestContext } from "~/request/context/request-context";
import { pathOf } from "~/request/navigation/path-of";
import { mergeIntents } from "~/request/posting/merge-intents";
import type { Outcome } from "~/request/posting/outcome";
import type { Intents } from "~/request/posting/page-action.server";

/** Every setting changes what the whole document is, so the hydrated page reloads too. */
const reload = ({ url }: Pick<RequestContext, "url">, toasts: Outcome["toasts"] = []): Outcome => ({
  kind: "done",
  to: pathOf(url),
  reload: true,
  toasts,
});

/** LNG-04: stored, announced in the new language, and the page is loaded again. */
async function changeLanguage(context: RequestContext, form: FormData): Promise<Outcome> {
  const language = form.get("value");
  if (!isOffered(language)) return reload(context);
  context.session.patch("settings", { language });
  const text = translator(language)("shell:language.changed");
  // An address that names a language would have its way again.
  const url = new URL(context.url);
  url.searchParams.delete("lang");
  return reload({ url }, [{ id: "language", kind: "success", text }]);
}

/** THM-01, THM-02. `device` goes back to what the system says. */
async function changeTheme(context: RequestContext, form: FormData): Promise<Outcome> {
  const theme = form.get("value");
  if (theme === "device") context.session.patch("settings", { theme: null });
  if (theme === "light" || theme === "dark") context.session.patch("settings", { theme });
  return reload(context);
}

/** Lite mode: pages without scripts and web fonts. */
async function changeLite(context: RequestContext, form: FormData): Promise<Outcome> {
  context.session.patch("settings", { lite: form.get("value") === "on" });
  return reload(context);
}

/** Whether the operator's analytics may count this browser (docs/privacy.md). */
async function changeCounting(context: RequestContext, form: FormData): Promise<Outcome> {
  context.session.patch("settings", { isCounted: form.get("value") === "on" });
  return reload(context);
}

export const settingsIntents = mergeIntents(
  { language: changeLanguage, theme: changeTheme, lite: changeLite, counting: changeCounting },
  recentIntents,
) satisfies Intents;
