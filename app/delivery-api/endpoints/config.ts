import type { Call, Caller } from "../http/call";
import type { Config, LandingTexts, Module } from "../model";
import { mapResult, type Result } from "../result";
import { readConfig } from "../wire/config";
import { readLandingTexts } from "../wire/landing";
import { readModules } from "../wire/module";
import type { ServerProfile } from "../wire/reader";
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

export function landingEndpoints({ send }: Caller) {
  return {
    /** Texts of the footer and the newsletter. docs/delivery-api.md §14, API-53. */
    get: (): Promise<Result<LandingTexts>> =>
      send({
        method: "GET",
        path: paths.landing,
        cache: fiveMinutes,
        isSelfContained: true,
        read: readLandingTexts,
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
