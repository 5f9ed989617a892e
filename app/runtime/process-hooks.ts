import { channel } from "node:diagnostics_channel";
import type { AppLoadContext } from "@remix-run/node";
import type { CallMetric, SharedAnswer, UpstreamState } from "~/delivery-api";
import type { RedisState } from "~/redis.server";
import type { WebFont } from "~/ui/web-font.server";
import type { Maintenance } from "./load-context";
import type { RequestHead } from "./request-head";

/** The state of the way to the delivery API, for /readyz. */
export type UpstreamReport = {
  /** `ok`, or what the circuit breaker says. */
  state: UpstreamState;
  /** The delivery API's clock minus ours, in milliseconds. */
  skewMs: number;
};

/**
 * What the process asks of the app it serves; entry.server.tsx exports them as named functions.
 * They are optional: the same build also runs under remix-serve, which asks nothing.
 */
export type ProcessHooks = {
  /** Fetches the delivery API's config once; true when it came. Never rejects. */
  warmUp(): Promise<boolean>;
  upstream(): UpstreamReport;
  /** Whether Redis is there; null where none is used. */
  redis(): RedisState | null;
  /** What is wrong with the folders of LOCALES_DIR, in sentences. */
  languageWarnings(): readonly string[];
  /** The fonts that those folders bring for their languages' letters. */
  languageFonts(): readonly WebFont[];
  /** A file of texts as JSON; current when its version is that of this process's pages. Null where there are no such texts. */
  textsFile(language: string, namespaces: string, version: string | null): { json: string; isCurrent: boolean } | null;
  /** Forgets every answer of the delivery API and every page made of them: the next are asked for and drawn anew. */
  clearCaches(): void;
  /** What a page is answered with while there are too many requests: headers, and a small document. */
  busyPage(request: RequestHead): Promise<{ headers: Record<string, string>; html: string }>;
  /** Set while the delivery API's config says that the shop is closed for maintenance; null for what goes on meanwhile. Never rejects. */
  maintenance(request: RequestHead, requestId: string): Promise<Maintenance | null>;
  /** A page kept from a moment ago, for a GET or HEAD of a document; null when Remix has to draw it. */
  cachedPage(
    request: RequestHead,
    context: AppLoadContext,
  ): Promise<{ status: number; headers: [string, string][]; body: Buffer[] | null } | null>;
};

/** The words of what is counted by few of them: /metrics tells each from its start. */
export const orderKinds = ["cart", "buy_now", "campaign", "prescription", "parcel"] as const;
export const signInMethods = ["password", "code", "social"] as const;
export const searchTabs = ["items", "stores"] as const;
export const mapCallOutcomes = ["asked", "withheld"] as const;
export const analyticsOutcomes = ["sent", "dropped"] as const;
export const pageCheckOutcomes = ["equal", "different"] as const;

/** What is ordered: a basket of the checkout, or a parcel. */
export type OrderKind = (typeof orderKinds)[number];

/**
 * What /metrics counts. Every word is one of a fixed list (a path with its placeholders, a reason, an intent): never a visitor's own, so that
 * neither persons nor strangers' inventions become labels.
 */
export type CountedEvent =
  | ({ event: "upstream-call" } & CallMetric)
  | ({ event: "shared-answer" } & SharedAnswer)
  /** A call that the operator pays a map service for: asked, or withheld since those of the day were used up. */
  | { event: "map-call"; outcome: (typeof mapCallOutcomes)[number] }
  | { event: "form"; intent: string; result: string }
  | { event: "order-placed"; kind: OrderKind }
  | { event: "order-refused"; reason: string }
  /** No answer came: nobody knows yet whether the order stands. */
  | { event: "order-unknown" }
  | { event: "sign-in"; way: (typeof signInMethods)[number] }
  | { event: "search"; tab: (typeof searchTabs)[number]; hasHits: boolean }
  /** Events for the operator's analytics that were handed over, or given up. */
  | { event: "analytics"; outcome: (typeof analyticsOutcomes)[number]; events: number }
  /** A page of shared markup was compared with one that was rendered whole. */
  | { event: "page-check"; outcome: (typeof pageCheckOutcomes)[number] }
  /** A browser held back what the Content-Security-Policy does not allow. */
  | { event: "policy-violation"; directive: string }
  /** What a visitor felt of one page: milliseconds, and a score. */
  | { event: "web-vitals"; route: string; lcp?: number; inp?: number; cls?: number };

/** Carries every `CountedEvent`: the app and the process are bundled apart and share no module state. */
export const countedEvents = channel("doorstep:counted");

/** Has /metrics count what happened; costs nothing where nobody counts. */
export const count = (event: CountedEvent): void => countedEvents.publish(event);
