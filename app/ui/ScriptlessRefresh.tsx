import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** Seconds between two loads of a page that follows something, where no script can ask (ADR 5). */
const everySeconds = 10;

/** Name and value of the parameter with which the page stays as it is. */
const pause = { name: "updates", value: "off" };

/**
 * Makes a page load itself again while scripts are off, beside a link that stops it. A page without scripts of its own (lite mode)
 * carries the element as it is; others hide it from browsers that run scripts.
 */
export function ScriptlessRefresh({ current }: { current: string }) {
  const { t } = useTranslation("ui");
  const isLite = useRouteLoaderData<{ isLite: boolean }>("root")?.isLite ?? false;
  const url = new URL(current, "http://page.invalid");
  if (url.searchParams.get(pause.name) === pause.value) return null;
  url.searchParams.append(pause.name, pause.value);
  const refresh = (
    <>
      <meta httpEquiv="refresh" content={String(everySeconds)} />
      <a className="link" href={url.pathname + url.search}>
        {t("stopUpdating")}
      </a>
    </>
  );
  return isLite ? refresh : <noscript>{refresh}</noscript>;
}
