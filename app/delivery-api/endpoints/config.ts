import type { Call, Caller } from "../http/call";
import type { Config, LandingPage, Module, TextPageKey } from "../model";
import { mapResult, type Result } from "../result";
import { readConfig } from "../wire/config";
import { readLandingPage, readTextPage } from "../wire/landing";
import { readModules } from "../wire/module";
import { readMessage, type ServerProfile } from "../wire/reader";
import { fiveMinutes } from "./cache-times";
import { paths } from "./paths";

/** The one call that tells how to read the others. */
export const configCall: Call<{ config: Config; profile: ServerProfile }> = {
  method: "GET",
  path: paths.config,
  cache: fiveMinutes,
  isSelfContained: true,
  read: readConfig,
};

export function configEndpoints({ send }: Caller) {
  return {
    /** The operator's settings. docs/delivery-api.md §2.1. */
    get: async (): Promise<Result<Config>> => mapResult(await send(configCall), ({ config }) => config),
  };
}

const textPaths: Record<TextPageKey, string> = {
  about: paths.aboutUs,
  terms: paths.terms,
  privacy: paths.privacy,
  refund: paths.refundPolicy,
  cancellation: paths.cancellationPolicy,
  shipping: paths.shippingPolicy,
};

export function landingEndpoints({ send }: Caller) {
  return {
    /** Texts and pictures of the landing page, the footer and the newsletter. docs/delivery-api.md §14, API-53. */
    get: (): Promise<Result<LandingPage>> =>
      send({
        method: "GET",
        path: paths.landing,
        cache: fiveMinutes,
        isSelfContained: true,
        read: readLandingPage,
      }),

    /** A page of text as the operator wrote it: HTML, to be sanitised before it is shown. docs/delivery-api.md §14, RTE-30. */
    text: (page: TextPageKey): Promise<Result<string>> =>
      send({ method: "GET", path: textPaths[page], cache: fiveMinutes, isSelfContained: true, read: readTextPage }),

    /** Puts an address on the newsletter's list; `rejected` when it is there already. docs/delivery-api.md §14, API-31. */
    subscribe: (email: string): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.newsletter,
        body: { email },
        isSelfContained: true,
        read: readMessage,
      }),
  };
}

export function moduleEndpoints({ send }: Caller) {
  return {
    /** The active modules; `zoneIds` says where. docs/delivery-api.md §2.2, API-69. */
    list: (): Promise<Result<Module[]>> =>
      send({ method: "GET", path: paths.modules, cache: fiveMinutes, read: readModules }),
  };
}
