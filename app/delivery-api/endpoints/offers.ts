import type { Caller } from "../http/call";
import type { Brand, Campaign, CampaignDetails, Cashback, FlashProduct, FlashSale, Item, Page } from "../model";
import { fail, type Result } from "../result";
import { readBrand } from "../wire/brand";
import { readCampaign, readCampaignDetails } from "../wire/campaign";
import { readCashback } from "../wire/cashback";
import { readRunningSale, readSalePage } from "../wire/flash-sale";
import { readItem } from "../wire/item";
import { readList } from "../wire/reader";
import { fiveMinutes, oneMinute } from "./cache-times";
import { paths } from "./paths";

export function brandEndpoints({ send }: Caller) {
  return {
    /** The module's brands; only ecommerce has any. docs/delivery-api.md §7.6, API-65. */
    list: (): Promise<Result<Brand[]>> =>
      send({
        method: "GET",
        path: paths.brands,
        cache: fiveMinutes,
        read: (body, reader) => readList(body, "brand", reader, (row) => readBrand(row, reader)),
      }),
  };
}

export function campaignEndpoints({ send }: Caller) {
  return {
    /** The running campaigns that stores take part in. docs/delivery-api.md §9.2, API-87. */
    running: (): Promise<Result<Campaign[]>> =>
      send({
        method: "GET",
        path: paths.campaignsBasic,
        cache: fiveMinutes,
        read: (body, reader) => readList(body, "campaign", reader, (row) => readCampaign(row, reader)),
      }),

    /** A campaign with its stores; `not-found` for one that does not run. docs/delivery-api.md §9.2, RTE-41. */
    async details(id: number): Promise<Result<CampaignDetails>> {
      const result = await send({
        method: "GET",
        path: paths.campaignDetails,
        query: { basic_campaign_id: id },
        cache: oneMinute,
        read: readCampaignDetails,
      });
      if (!result.ok) return result;
      return result.value === null ? fail("not-found") : { ok: true, value: result.value };
    },

    /** The items of campaigns, "Just for you". docs/delivery-api.md §9.2, API-81. */
    items: (): Promise<Result<Item[]>> =>
      send({
        method: "GET",
        path: paths.campaignItems,
        cache: fiveMinutes,
        read: (body, reader) => readList(body, "campaign item", reader, (row) => readItem(row, reader)),
      }),
  };
}

export function flashSaleEndpoints({ send }: Caller) {
  return {
    /** The running sale with its active products; null when none runs. docs/delivery-api.md §9.3, API-83. */
    running: (): Promise<Result<{ sale: FlashSale; products: FlashProduct[] } | null>> =>
      send({
        method: "GET",
        path: paths.flashSales,
        query: { limit: 2, offset: 1 },
        cache: oneMinute,
        read: readRunningSale,
      }),

    /** A page of a sale's products; `rejected` when none runs. docs/delivery-api.md §9.3, API-84. */
    items: (id: number, page: number, limit: number): Promise<Result<Page<FlashProduct> & { sale: FlashSale }>> =>
      send({
        method: "GET",
        path: paths.flashSaleItems,
        query: { flash_sale_id: id, limit, offset: page },
        cache: oneMinute,
        read: (body, reader) => readSalePage(body, { page, limit }, reader),
      }),
  };
}

export function cashbackEndpoints({ send }: Caller) {
  return {
    /** What the signed-in customer can get back. docs/delivery-api.md §9.5, API-58. */
    list: (): Promise<Result<Cashback[]>> =>
      send({
        method: "GET",
        path: paths.cashbackList,
        read: (body, reader) => readList(body, "cashback", reader, readCashback),
      }),
  };
}
