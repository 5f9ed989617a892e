import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import { fetchDest } from "remix-utils/sec-fetch";
import type { CallContext } from "~/delivery-api";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { environment } from "~/env.server";
import { detectLanguage, translator } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { newSlots, type PageSlots, type PageTemplate } from "~/request/pages/page-cache.server";
import type { FormResult } from "~/request/posting/outcome";
import { readSession, type Session } from "~/session/session.server";
import { deliveryClient } from "./delivery-client.server";
import { enterModuleOfAddress } from "./module-of-address.server";

/** Milliseconds a page may wait for the delivery API, from the request's arrival (decision 13). */
const pageDeadlineMs = 2800;

/** Everything a feature may know of one request. Loaders and the action of one request share it. */
export type RequestContext = {
  /** A document request answers with a page; a data request (hydrated) with data. */
  isDocument: boolean;
  requestId: string;
  publicOrigin: string;
  /** The address of the page, without Remix's own parameters. */
  url: URL;
  userAgent: string;
  /** The address of the visitor's machine; empty where nobody says it. */
  clientAddress: string;
  /** The address of the page the visitor comes from or is on; empty when the browser keeps it to itself. */
  referrer: string;
  language: Language;
  t: TFunction;
  /** No script, no web font (design.md §4). */
  isLite: boolean;
  session: Session;
  /** The delivery API as this visitor; follows changes of the session within the request. */
  readonly api: DeliveryApi;
  /** The delivery API as seen from another module or place: links into a store say which (decision 19). */
  apiAt(
    where: Pick<CallContext, "moduleId" | "place"> & Partial<Pick<CallContext, "deadlineAt" | "token" | "guestId">>,
  ): DeliveryApi;
  /** Our clock, corrected by the delivery API's. */
  now(): Date;
  /** IANA zone of the operator. */
  timeZone: string;
  /** Set where a page depends on something of the request that no cached page's key names (ADR 0059). */
  isForOne: boolean;
  /** Calls to the delivery API that had no answer. */
  failures: number;
  readonly slots: PageSlots;
  /** While a page that may be cached is drawn, placeholders stand where its slots will be. */
  template: PageTemplate | null;
  /** What a document post's action found wrong, for the page that is rendered in answer. */
  formResult: FormResult | null;
};

const contexts = new WeakMap<AppLoadContext, Promise<RequestContext>>();

/** The request's context: made by whoever asks first. remix-serve gives an empty load context, which serves as the key all the same. */
export function requestContext({
  request,
  context: loadContext,
}: {
  request: Request;
  context: AppLoadContext;
}): Promise<RequestContext> {
  let context = contexts.get(loadContext);
  if (!context) {
    context = createRequestContext(request, loadContext);
    contexts.set(loadContext, context);
  }
  return context;
}

async function createRequestContext(request: Request, loadContext: AppLoadContext): Promise<RequestContext> {
  const { publicOrigin, operatorTimeZone } = environment();
  const arrivedAt = loadContext.arrivedAt ?? Date.now();
  const requestId = loadContext.requestId ?? crypto.randomUUID();
  const session = await readSession(request.headers.get("Cookie"));
  const language = await detectLanguage(request, session.settings.language);
  const client = deliveryClient();
  const apiAt: RequestContext["apiAt"] = (where) =>
    client.api({
      language,
      token: session.visitor.token,
      guestId: session.visitor.guestId,
      requestId,
      deadlineAt: arrivedAt + pageDeadlineMs,
      onFailure: () => {
        context.failures += 1;
      },
      ...where,
      ...(loadContext.signal ? { signal: loadContext.signal } : {}),
    });
  let slots: PageSlots | undefined;
  const context: RequestContext = {
    isDocument: loadContext.isDocument ?? fetchDest(request) !== "empty",
    requestId,
    publicOrigin,
    url: pageUrl(request.url, publicOrigin),
    userAgent: request.headers.get("User-Agent") ?? "",
    clientAddress: loadContext.clientAddress ?? "",
    referrer: request.headers.get("Referer") ?? "",
    language,
    t: translator(language),
    // A refusal is shown at the address that was asked for, where scripts would expect another page.
    isLite: session.settings.lite || request.headers.get("Save-Data") === "on" || Boolean(loadContext.refused),
    session,
    get api() {
      return apiAt({ place: session.place, moduleId: session.module?.id ?? null });
    },
    apiAt,
    now: () => new Date(Date.now() + client.upstream.skewMs()),
    timeZone: operatorTimeZone,
    formResult: null,
    isForOne: false,
    failures: 0,
    get slots() {
      slots ??= newSlots(context);
      return slots;
    },
    template: null,
  };
  await enterModuleOfAddress(context);
  return context;
}

/** The page's own address: `?index` and `_routes` are Remix's, `.data` placeholders a data request. */
function pageUrl(requestUrl: string, origin: string): URL {
  const { pathname, searchParams } = new URL(requestUrl);
  const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const url = new URL(path, origin);
  for (const [name, value] of searchParams) {
    if (name !== "_routes" && !(name === "index" && value === "")) url.searchParams.append(name, value);
  }
  return url;
}
