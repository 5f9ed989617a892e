import type { AppLoadContext } from "@remix-run/node";
import type { TFunction } from "i18next";
import { fetchDest } from "remix-utils/sec-fetch";
import type { CallContext } from "~/delivery-api";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import { environment } from "~/env.server";
import { detectLanguage, translator } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { readSession, type Session } from "~/session/session.server";
import { theDoor } from "./delivery-client.server";
import { type Draft, newStamps, type Stamps } from "~/request/pages/page-cache.server";
import { enterModuleOfAddress } from "./module-of-address.server";
import type { FormResult } from "~/request/posting/outcome";

/** Milliseconds a page may wait for the delivery API, from the request's arrival (decision 13). */
const pageDeadlineMs = 2800;

/** Everything a feature may know of one request. Loaders and the action of one request share it. */
export type Shop = {
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
  /** Set where a page depends on something of the request that no kept page's key names (ADR 0059). */
  isForOne: boolean;
  /** Calls to the delivery API that had no answer. */
  failures: number;
  readonly stamps: Stamps;
  /** While a page that may be kept is drawn, marks stand where its stamps will be. */
  draft: Draft | null;
  /** What a document post's action found wrong, for the page that is rendered in answer. */
  formResult: FormResult | null;
};

const shops = new WeakMap<AppLoadContext, Promise<Shop>>();

/** The request's shop: made by whoever asks first. remix-serve gives an empty load context, which serves as the key all the same. */
export function shopOf({ request, context }: { request: Request; context: AppLoadContext }): Promise<Shop> {
  let shop = shops.get(context);
  if (!shop) {
    shop = makeShop(request, context);
    shops.set(context, shop);
  }
  return shop;
}

async function makeShop(request: Request, context: AppLoadContext): Promise<Shop> {
  const { publicOrigin, operatorTimeZone } = environment();
  const arrivedAt = context.arrivedAt ?? Date.now();
  const requestId = context.requestId ?? crypto.randomUUID();
  const session = await readSession(request.headers.get("Cookie"));
  const language = await detectLanguage(request, session.settings.language);
  const door = theDoor();
  const apiAt: Shop["apiAt"] = (where) =>
    door.api({
      language,
      token: session.visitor.token,
      guestId: session.visitor.guestId,
      requestId,
      deadlineAt: arrivedAt + pageDeadlineMs,
      onFailure: () => {
        shop.failures += 1;
      },
      ...where,
      ...(context.signal ? { signal: context.signal } : {}),
    });
  let stamps: Stamps | undefined;
  const shop: Shop = {
    isDocument: context.isDocument ?? fetchDest(request) !== "empty",
    requestId,
    publicOrigin,
    url: pageUrl(request.url, publicOrigin),
    userAgent: request.headers.get("User-Agent") ?? "",
    clientAddress: context.clientAddress ?? "",
    referrer: request.headers.get("Referer") ?? "",
    language,
    t: translator(language),
    // A refusal is shown at the address that was asked for, where scripts would expect another page.
    isLite: session.settings.lite || request.headers.get("Save-Data") === "on" || Boolean(context.refused),
    session,
    get api() {
      return apiAt({ place: session.place, moduleId: session.module?.id ?? null });
    },
    apiAt,
    now: () => new Date(Date.now() + door.upstream.skewMs()),
    timeZone: operatorTimeZone,
    formResult: null,
    isForOne: false,
    failures: 0,
    get stamps() {
      stamps ??= newStamps(shop);
      return stamps;
    },
    draft: null,
  };
  await enterModuleOfAddress(shop);
  return shop;
}

/** The page's own address: `?index` and `_routes` are Remix's, `.data` marks a data request. */
function pageUrl(requestUrl: string, origin: string): URL {
  const { pathname, searchParams } = new URL(requestUrl);
  const path = pathname.replace(/\.data$/, "").replace(/^\/_root$/, "/");
  const url = new URL(path, origin);
  for (const [name, value] of searchParams) {
    if (name !== "_routes" && !(name === "index" && value === "")) url.searchParams.append(name, value);
  }
  return url;
}
