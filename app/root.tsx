import { data, type LinksFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Meta, Outlet, ScrollRestoration, useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { environment } from "~/env.server";
import { pushView } from "~/features/push/push.server";
import { addedLanguages, languageNames, textsVersion } from "~/i18n/added-languages.server";
import { directionOf } from "~/i18n/languages";
import { namespacesOf } from "~/i18n/options";
import { defaultModuleType } from "~/module-kinds";
import { dialogOf } from "~/ui/dialog-href";
import { Fonts } from "~/ui/Fonts";
import { ThemeColor } from "~/ui/ThemeColor";
import { useMarkHydrated } from "~/ui/use-hydrated";
import { requestContext } from "./request/context/request-context.server";
import { EarlyKeys } from "./request/navigation/EarlyKeys";
import { LinkHandler } from "./request/navigation/LinkHandler";
import { rootRevalidates } from "./request/navigation/revalidate";
import { brandOf } from "./request/pages/brand.server";
import { LastingStyles } from "./request/pages/LastingStyles";
import { LateScripts } from "./request/pages/LateScripts";
import { manifestHref } from "./request/pages/manifest-href";
import { useNonce } from "./request/pages/nonce";
import { usePageAddress } from "./request/pages/page-address";
import { templateOf } from "./request/pages/page-cache.server";
import { rootSlots, slotsOf } from "./request/pages/page-slots.server";
import type { RootData } from "./request/pages/root-data";
import { TextsLink } from "./request/pages/TextsLink";
import "~/ui/styles/index.css";

export const links: LinksFunction = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
];

/** For pages that know no better. */
export const meta: MetaFunction = () => [{ title: "Doorstep" }];

export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  const { session, language } = context;
  // Only a document shows the flash: a data request's toasts came with its answer. Rendering takes it off (entry.server.tsx).
  const toasts = context.isDocument ? session.flash : [];
  const root: RootData = {
    language,
    ...(addedLanguages.length > 0 ? { languages: languageNames } : {}),
    textsVersion,
    direction: directionOf(language),
    theme: session.settings.theme,
    module: session.module?.type ?? defaultModuleType,
    isLite: context.isLite,
    ...rootSlots(templateOf(context)?.placeholders ?? slotsOf(context)),
    toasts,
    ...brandOf(language, context.isLite),
    ...(environment().webVitalsSampleRate > 0 ? { webVitals: environment().webVitalsSampleRate } : {}),
    dialogStyles: context.url.searchParams.has("dialog") ? (args.context.dialogStyles ?? []) : [],
    hasPlace: session.area !== null,
    push: pushView(context),
  };
  return data(root);
}

export const shouldRevalidate = rootRevalidates;

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<RootData>("root");
  const { i18n } = useTranslation();
  useMarkHydrated();
  const address = usePageAddress();
  const namespaces = namespacesOf(
    useMatches().map(({ handle }) => handle),
    new URLSearchParams(address.split("?")[1]),
    dialogOf(address),
  );
  const nonce = useNonce();
  const language = root?.language ?? i18n.language;
  return (
    <html
      lang={language}
      dir={root?.direction ?? directionOf(language)}
      data-mantine-color-scheme={root?.theme ?? "auto"}
      data-module={root?.module ?? defaultModuleType}
      data-lite={root?.isLite || undefined}
      data-web-vitals={root?.webVitals}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={root?.theme ?? "light dark"} />
        <ThemeColor theme={root?.theme ?? null} />
        <link rel="manifest" href={manifestHref(language)} />
        {root && !root.isLite && <EarlyKeys />}
        <Meta />
        {root && !root.isLite && <Fonts language={root.language} brand={root.brandFont} script={root.scriptFont} />}
        <LastingStyles dialogStyles={root?.dialogStyles ?? []} />
        {root?.brandSheet && (
          <style nonce={nonce} suppressHydrationWarning>
            {root.brandSheet}
          </style>
        )}
      </head>
      <body>
        {children}
        {root && !root.isLite && (
          <>
            <ScrollRestoration nonce={nonce} />
            <LateScripts nonce={nonce} />
            <TextsLink namespaces={namespaces} version={root.textsVersion} />
          </>
        )}
      </body>
    </html>
  );
}

export default function App() {
  return (
    <>
      <LinkHandler />
      <Outlet />
    </>
  );
}

/** Reached when even the shop's layout failed. */
export { BarePageError as ErrorBoundary } from "~/features/shell/PageError";
