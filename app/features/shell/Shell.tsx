import { useLocation, useMatches, useRouteLoaderData } from "@remix-run/react";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import type { RunningView } from "~/features/orders/running.server";
import { PushMount } from "~/features/push/PushMount";
import type { RouteHandle } from "~/i18n/options";
import { personalFragment } from "~/request/pages/personal-fragment";
import type { RootData } from "~/request/pages/root-data";
import { drawnComponent, optionalComponent } from "~/ui/late-component";
import { Main } from "~/ui/Main";
import { useBrokenPictures } from "~/ui/Picture";
import { usePageFocus } from "~/ui/page-focus";
import { Toaster } from "~/ui/Toaster";
import { Toasts } from "~/ui/Toasts";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { ModuleRail } from "./ModuleNav";
import { pathnameOf, ShellProvider, shellViewOf, useShell } from "./ShellContext";
import { TabBar } from "./TabBar";
import type { InertProps, ShellData } from "./types";

type StripProps = InertProps & { running: RunningView; current: string };

const importRunningStrip = () => import("~/features/orders/RunningStrip");
/** Most visitors wait for nothing: its script comes with the order. */
const RunningStrip: ComponentType<StripProps> = import.meta.env.SSR
  ? (await importRunningStrip()).default
  : drawnComponent(importRunningStrip, ".run", optionalComponent);

const Strip = personalFragment(
  function PersonalStrip(inert: InertProps) {
    const { shell, current } = useShell();
    const [next] = shell.running;
    return next ? (
      <Suspense>
        <RunningStrip running={next} current={current} {...inert} />
      </Suspense>
    ) : null;
  },
  () => ({ running: true }),
  "running-strip",
);

/** Pages that show the running orders themselves. */
const pagesOfOrders = ["/track-order", "/my-orders"];

type ShellProps = {
  shell: ShellData;
  /** Path and search of the page. */
  current: string;
  /** While a dialog is open, the page is inert. */
  hasDialog: boolean;
  dialog: ReactNode;
  children: ReactNode;
};

/**
 * The frame of every page: header, modules, content, footer, tab bar, and over it toasts and the open dialog. These two come first in the document, so that
 * browsers that lay out nothing begin with them (docs/decisions/0189).
 */
export function Shell({ shell, current, hasDialog, dialog, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const toasts = useToastsOfDocument();
  const isQuiet = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.quiet);
  const view = shellViewOf(shell, current, isQuiet);
  const hasStrip = !isQuiet && !view.isLanding && !pagesOfOrders.includes(pathnameOf(current));
  // React 18 knows no `inert` property; as an attribute it is written as it stands.
  // `aria-hidden` says the same to tools that do not know `inert` yet.
  const inert: InertProps = hasDialog ? { inert: "", "aria-hidden": true } : {};
  useBrokenPictures();
  usePageFocus();
  return (
    <ShellProvider value={view}>
      {hasDialog ? <Toasts toasts={toasts} dismissHref={current} floating /> : null}
      {dialog}{" "}
      <a className="skip" href="#main" {...inert}>
        {t("skip")}
      </a>{" "}
      <Header {...inert} />
      {hasDialog ? null : <Toasts toasts={toasts} dismissHref={current} />}
      {view.isLanding || isQuiet ? null : <ModuleRail {...inert} />}
      {hasStrip ? <Strip {...inert} /> : null}
      <Main {...inert}>{children}</Main>
      <Footer {...inert} />
      {isQuiet || view.isLanding ? null : <TabBar {...inert} />}
      <Toaster />
      <PushMount language={shell.settings.language} />
    </ShellProvider>
  );
}

/** What the document was sent with; a hydrated page leaves it behind when it goes on (look §11). */
function useToastsOfDocument() {
  const toasts = useRouteLoaderData<RootData>("root")?.toasts ?? [];
  const { key } = useLocation();
  const [first] = useState(key);
  const [isLeft, setLeft] = useState(false);
  if (key !== first && !isLeft) setLeft(true);
  return isLeft ? [] : toasts;
}
