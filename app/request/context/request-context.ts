import type { TFunction } from "i18next";
import type { CallContext } from "~/delivery-api";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import type { Language } from "~/i18n/languages";
import type { FormResult } from "~/request/posting/outcome";
import type { Session } from "~/session/session.server";
import type { PageSlots, PageTemplate } from "./page-slots.server";

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
