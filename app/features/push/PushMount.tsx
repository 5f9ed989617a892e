import { useRouteLoaderData } from "@remix-run/react";
import { lazy, Suspense } from "react";
import type { RootData } from "~/request/pages/root-data";
import { useHydrated } from "~/ui/use-hydrated";
import { useWorker } from "./use-worker";

const PushHost = lazy(() => import("./PushHost"));

/** The part of push messages that stands on every page; the rest comes for customers of shops that send any. */
export function PushMount({ language }: { language: string }) {
  const push = useRouteLoaderData<RootData>("root")?.push ?? null;
  const isHydrated = useHydrated();
  useWorker(language, push !== null && push.state !== "off");
  if (!isHydrated || push === null) return null;
  return (
    <Suspense>
      <PushHost push={push} />
    </Suspense>
  );
}
