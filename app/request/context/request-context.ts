import type { TFunction } from "i18next";
import type { CallContext, Place } from "~/delivery-api";
import type { DeliveryApi } from "~/delivery-api/delivery-client.server";
import type { Language } from "~/i18n/languages";
import type { Area } from "~/session/place.server";
import type { Session } from "~/session/session.server";

/** What the connection and the browser say of the visitor; texts are empty where they say nothing. */
type Client = {
  /** Of their machine. */
  address: string;
  userAgent: string;
  /** The page they come from or are on. */
  referrer: string;
  /** Says by `DNT` or `Sec-GPC` that they are not to be tracked. */
  wantsPrivacy: boolean;
  /** A page of another site began the request, by `Sec-Fetch-Site`; browsers without it are believed. */
  isFromOtherSite: boolean;
};

/**
 * What any feature may need of one request, shared by its loaders and its action. What only one feature needs stands with that feature, by the
 * request's session; a function names the members it takes (ADR 0159).
 */
export type RequestContext = {
  /** A document request answers with a page; a data request (hydrated) with data. */
  isDocument: boolean;
  requestId: string;
  /** Whether the answer to a posted form may have an address of its own: remix-serve, which knows nothing of ours, would not find it. */
  canSaveAnswers: boolean;
  publicOrigin: string;
  /** The address of the page, without Remix's own parameters and the distance. */
  url: URL;
  /** Kilometres to its store, as its address tells them (`distanceOfAddress`); `url` does not. */
  distance: string | null;
  client: Client;
  language: Language;
  t: TFunction;
  /** No script, no web font. */
  isLite: boolean;
  session: Session;
  /** The delivery API as this visitor; follows changes of the session within the request. */
  readonly api: DeliveryApi;
  /**
   * The delivery API as seen from another module or place: links into a store say which. What it answers to this visitor alone makes the page theirs, unless
   * `onOwnAnswer` is given.
   */
  apiAt(
    where: Pick<CallContext, "moduleId"> & { place: Place | Area | null } & Partial<
        Pick<CallContext, "deadlineAt" | "token" | "guestId" | "onOwnAnswer">
      >,
  ): DeliveryApi;
  /** Our clock, corrected by the delivery API's. */
  now(): Date;
  /** IANA zone of the operator. */
  timeZone: string;
};
