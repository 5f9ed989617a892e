import { renderToStaticMarkup } from "react-dom/server";
import { detectLanguage, translator } from "~/i18n/i18n.server";
import { directionOf, type Language } from "~/i18n/languages";
import { retryAfter } from "~/request/posting/retry-after";
import type { RequestHead } from "~/runtime/request-head";
import { policyOfNoPage } from "~/security-headers.server";
import { settingsCookie } from "~/session/settings.server";
import { hashOf } from "./inline-hashes.server";

const style =
  "html{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}body{max-width:32rem;margin:15vh auto;padding:0 1.5rem;text-align:center}h1{font-size:1.5rem}a{color:inherit;padding:.75rem}";

const headers = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": `${policyOfNoPage}; style-src ${hashOf(style)}`,
  "Retry-After": retryAfter,
};

/** The page that was asked for. */
const here = "";

const pages = new Map<Language, string>();

/**
 * What a page is answered with while there are too many requests (docs/decisions/0197): the words of a failed page in the visitor's language, without
 * the shop's frame and the session, so that refusing takes a small part of what serving would.
 */
export async function busyPage(request: RequestHead): Promise<{ headers: Record<string, string>; html: string }> {
  const settings = await settingsCookie().read(request.headers.get("Cookie"));
  const language = await detectLanguage(request, settings?.language ?? null);
  const html = pages.get(language) ?? pageIn(language);
  pages.set(language, html);
  return { headers, html };
}

function pageIn(language: Language): string {
  const t = translator(language);
  const title = t("ui:errors.503.title");
  const page = (
    <html lang={language} dir={directionOf(language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <main>
          <h1>{title}</h1>
          <p>{t("ui:errors.503.text")}</p>
          <p>
            <a href={here}>{t("ui:tryAgain")}</a>
          </p>
        </main>
      </body>
    </html>
  );
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}
