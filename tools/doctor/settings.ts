import type { Config } from "../../app/delivery-api/model";
import type { Environment } from "../../app/env.server";
import type { Advice } from "./report";

/** What of the settings does not fit what the delivery API has switched on. */
export type FittingSettings = Pick<Environment, "signIn" | "firebase" | "googleMapsApiKey" | "mapTileUrl">;

/** Where the storefront's own settings and the delivery API's config do not fit. */
export function judgeSettings(config: Config, settings: FittingSettings): Advice[] {
  const rules: [isWrong: boolean, weight: Advice["weight"], text: string][] = [
    [
      config.maintenance,
      "problem",
      "Maintenance is on: customers see nothing else. Switch it off in the admin panel before they come.",
    ],
    [
      config.login.google && settings.signIn.google === null,
      "hint",
      "Sign-in by Google is on, and GOOGLE_CLIENT_ID is not set: its button does not appear.",
    ],
    [
      config.login.facebook && settings.signIn.facebook === null,
      "hint",
      "Sign-in by Facebook is on, and FACEBOOK_CLIENT_ID is not set: its button does not appear.",
    ],
    [
      config.login.apple && settings.signIn.apple === null,
      "hint",
      "Sign-in by Apple is on, and APPLE_CLIENT_ID is not set: its button does not appear.",
    ],
    [
      config.firebaseCodes && settings.firebase === null,
      "problem",
      "Codes are sent by Firebase, and FIREBASE_* is not set: nobody gets a code. Set all six, or switch Firebase's codes off.",
    ],
    [settings.firebase === null, "hint", "FIREBASE_* is not set: customers get no push messages."],
    [
      settings.googleMapsApiKey === null && settings.mapTileUrl === null,
      "hint",
      "Neither GOOGLE_MAPS_API_KEY nor MAP_TILE_URL is set: addresses are chosen by typing, without a map.",
    ],
    [
      config.paymentMethods.includes("digital_payment") && config.paymentGateways.length === 0,
      "problem",
      "Digital payment is on, and no gateway is: customers find none to choose.",
    ],
    [config.paymentMethods.length === 0, "problem", "No way to pay is on: nobody can order."],
    [
      !config.homeDelivery && !config.takeAway,
      "problem",
      "Neither home delivery nor takeaway is on: nobody can order.",
    ],
    [
      !config.guestCheckout && !config.login.manual && !config.login.otp,
      "problem",
      "Neither guests may order nor can anybody sign in by password or code: nobody can order without another site's account.",
    ],
    [
      config.defaultLocation.latitude === 0 && config.defaultLocation.longitude === 0,
      "problem",
      "The default location is 0, 0, in the Gulf of Guinea: maps begin there. Set it in the admin panel.",
    ],
  ];
  return rules.filter(([isWrong]) => isWrong).map(([, weight, text]) => ({ weight, text }));
}
