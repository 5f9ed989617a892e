import fc from "fast-check";
import { describe, it } from "vitest";
import { ZodError } from "zod";
import { readLedgerEntry, readNotifications, readProfileSaved, readRedirectLink, readWalletBonus } from "./account";
import { readSavedAddress } from "./address";
import { readBanners } from "./banner";
import { readBrand } from "./brand";
import { readCampaignDetails } from "./campaign";
import { readCart } from "./cart";
import { readCashback } from "./cashback";
import { readCategory } from "./category";
import { readCancellationReason, readPlacedOrder, readSurgeQuote, readTaxQuote, readVehicleCharge } from "./checkout";
import { readConfig } from "./config";
import { readListedCoupon } from "./coupon";
import { readCustomer } from "./customer";
import { readFailure } from "./errors";
import { readRunningSale } from "./flash-sale";
import { readAddress, readPlaceDetails, readRouteDistance, readSuggestions } from "./geo";
import { readItem } from "./item";
import { readLandingPage, readTextPage } from "./landing";
import { readModules } from "./module";
import { readOrder } from "./order";
import { readOrderLine } from "./order-line";
import {
  readConditions,
  readParcelCategories,
  readPromotionalBanners,
  readSlides,
  readVideoContent,
} from "./promotion";
import type { Reader } from "./reader";
import { readSearchSuggestions } from "./search-suggestions";
import { readGuestId, readSignIn, readSocialSignIn, readVerified } from "./sign-in";
import { readStore } from "./store";
import { readWishlist, readWishlistIds } from "./wishlist";
import { readZoneLookup } from "./zone";

const reader: Reader = {
  dialect: "m",
  images: { item: "https://api.example.test/p" },
  customerVerification: true,
  sign: (address) => address,
  onDropped: () => undefined,
};

const readers: Record<string, (body: unknown, reader: Reader) => unknown> = {
  readBanners,
  readLedgerEntry,
  readNotifications,
  readProfileSaved,
  readRedirectLink,
  readWalletBonus,
  readBrand,
  readCampaignDetails,
  readCart,
  readCashback,
  readCategory,
  readCancellationReason,
  readPlacedOrder,
  readSurgeQuote,
  readTaxQuote,
  readVehicleCharge,
  readConfig,
  readCustomer,
  readGuestId,
  readSavedAddress,
  readSignIn,
  readSocialSignIn,
  readVerified,
  readAddress,
  readPlaceDetails,
  readRouteDistance,
  readSuggestions,
  readSearchSuggestions,
  readItem,
  readListedCoupon,
  readRunningSale,
  readLandingPage,
  readTextPage,
  readModules,
  readOrder,
  readOrderLine,
  readConditions,
  readParcelCategories,
  readPromotionalBanners,
  readSlides,
  readVideoContent,
  readStore,
  readWishlist,
  readWishlistIds,
  readZoneLookup,
};

/** Names the readers look for, so that random bodies get past their first gate. */
const names = [
  "id",
  "name",
  "title",
  "price",
  "store_id",
  "module_type",
  "module_name",
  "item",
  "quantity",
  "variation",
  "values",
  "label",
  "food_variations",
  "add_ons",
  "addons",
  "banners",
  "campaigns",
  "banner_contents",
  "banner_type",
  "promotional_banner_url",
  "store",
  "zone_id",
  "zone_data",
  "modules",
  "pivot",
  "rows",
  "elements",
  "status",
  "distance",
  "predictions",
  "suggestions",
  "placePrediction",
  "result",
  "results",
  "geometry",
  "location",
  "lat",
  "lng",
  "order_status",
  "order_type",
  "order_id",
  "delivery_man",
  "delivery_address",
  "item_details",
  "token",
  "errors",
  "message",
  "code",
  "guest_id",
  "business_name",
  "currency_symbol",
  "base_urls",
  "schedules",
  "stores",
  "active_products",
  "stock",
  "end_date",
  "discount",
  "footer_section",
];
const scalars = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    "",
    "[]",
    "{}",
    "[1,{}]",
    "1",
    "-1",
    "food",
    "pending",
    "delivery",
    "OK",
    "on",
    1,
    0,
    -1,
  ),
  fc.string(),
  fc.double(),
  fc.integer(),
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    scalars,
    fc.array(tie("json"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie("json"), { maxKeys: 12 }),
    fc.dictionary(fc.string(), tie("json"), { maxKeys: 4 }),
  ),
}));

describe("any JSON is read or refused as the wrong shape, never anything else", { timeout: 120_000 }, () => {
  it.each(Object.entries(readers))("%s", (_, read) => {
    fc.assert(
      fc.property(json, (body) => {
        try {
          read(JSON.parse(JSON.stringify(body) ?? "null"), reader);
        } catch (error) {
          if (!(error instanceof ZodError)) throw error;
        }
      }),
    );
  });

  it("readFailure", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 599 }),
        json,
        fc.boolean(),
        (status, body, withToken) => void readFailure(status, body, withToken),
      ),
    );
  });
});
