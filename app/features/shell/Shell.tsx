import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PushMount } from "~/features/push/PushMount";
import type { RouteHandle } from "~/i18n/options";
import type { RootData } from "~/request/pages/root-data";
import { useBrokenPictures } from "~/ui/Picture";
import { Toaster } from "~/ui/Toaster";
import { Toasts } from "~/ui/Toasts";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { ModuleRail } from "./ModuleNav";
import { ShellProvider, type ShellView } from "./ShellContext";
import { TabBar } from "./TabBar";
import type { InertProps, ShellData } from "./types";

type ShellProps = {
  shell: ShellData;
  /** Path and search of the page. */
  current: string;
  /** The open dialog; while there is one, the page is inert. */
  dialog: ReactNode;
  children: ReactNode;
};

/** The frame of every page: header, modules, content, footer, tab bar, and over it toasts and the open dialog. */
export function Shell({ shell, current, dialog, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const toasts = useRouteLoaderData<RootData>("root")?.toasts ?? [];
  const isQuiet = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.quiet);
  const view: ShellView = {
    shell,
    current,
    isQuiet,
    isLanding: new URL(current, "http://page.invalid").pathname === "/",
  };
  // React 18 knows no `inert` property; as an attribute it is written as it stands.
  // `aria-hidden` says the same to tools that do not know `inert` yet.
  const inert: InertProps = dialog ? { inert: "", "aria-hidden": true } : {};
  useBrokenPictures();
  return (
    <ShellProvider value={view}>
      <a className="skip" href="#main" {...inert}>
        {t("skip")}
      </a>
      <Header {...inert} />
      <Toasts toasts={toasts} dismissHref={current} floating={Boolean(dialog)} />
      {view.isLanding || isQuiet ? null : <ModuleRail {...inert} />}
      <main id="main" tabIndex={-1} {...inert}>
        {children}
      </main>
      <Footer {...inert} />
      {isQuiet || view.isLanding ? null : <TabBar {...inert} />}
      {dialog}
      <Toaster />
      <PushMount language={shell.settings.language} />
    </ShellProvider>
  );
}
