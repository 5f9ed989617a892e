import { useRouteLoaderData } from "@remix-run/react";
import { Suspense, useMemo } from "react";
import type { RootData } from "~/request/pages/root-data";
import { optionalComponent } from "~/ui/late-component";
import { useHydrated } from "~/ui/use-hydrated";
import { useWorker } from "./use-worker";

const PushHost = optionalComponent(() => import("./PushHost"));

/** The part of push messages that stands on every page; the rest comes for customers of shops that send any. */
export function PushMount({ language }: { language: string }) {
  const push = useRouteLoaderData<RootData>("root")?.push ?? null;
  const isHydrated = useHydrated();
  // As it was before anything could be pressed: what a press allows, that press sends.
  const wasAllowed = useMemo(
    () => isHydrated && "Notification" in window && Notification.permission === "granted",
    [isHydrated],
  );
  useWorker(language, push !== null && push.state !== "off");
  if (!isHydrated || push === null) return null;
  return (
    <Suspense>
      <PushHost push={push} wasAllowed={wasAllowed} />
    </Suspense>
  );
}
