import type { ItemsByCategory } from "../calls";
import type { Caller } from "../http/call";
import type {
  Banner,
  Category,
  Condition,
  Item,
  Page,
  ParcelCategory,
  ParcelInstruction,
  PromotionalBanners,
  Slide,
  VideoContent,
} from "../model";
import { mapResult, type Result } from "../result";
import { readBanners } from "../wire/banner";
import { readCategory } from "../wire/category";
import { readItem } from "../wire/item";
import {
  readConditions,
  readParcelCategories,
  readParcelInstruction,
  readPromotionalBanners,
  readSlides,
  readVideoContent,
} from "../wire/promotion";
import { readList, readPage } from "../wire/reader";
import { eightMinutes, fiveMinutes, oneMinute } from "./cache-times";
import { readItemsByCategory } from "./items";
import { paths } from "./paths";

export function categoryEndpoints({ send }: Caller) {
  return {
    /** The module's top categories. docs/delivery-api.md §7.5, API-60. */
    list: (): Promise<Result<Category[]>> =>
      send({
        method: "GET",
        path: paths.categories,
        cache: fiveMinutes,
        read: (body, reader) => readList(body, "category", reader, (row) => readCategory(row, reader)),
      }),

    /** The module's featured categories; X keeps to them itself and marks none. docs/delivery-api.md §7.5, API-79, FMT-03. */
    featured: (): Promise<Result<Category[]>> =>
      send({
        method: "GET",
        path: paths.categories,
        query: { featured: 1 },
        cache: eightMinutes,
        read: (body, reader) =>
          readList(body, "category", reader, (row) => readCategory(row, reader)).filter(
            ({ featured }) => featured || reader.dialect === "x",
          ),
      }),

    /** Items of the featured categories. docs/delivery-api.md §7.5, FMT-03. */
    featuredItems: (limit: number): Promise<Result<ItemsByCategory>> =>
      send({
        method: "GET",
        path: paths.categoryFeaturedItems,
        query: { type: "all", limit, offset: 1 },
        cache: eightMinutes,
        read: readItemsByCategory({ page: 1, limit }),
      }),
  };
}

export function conditionEndpoints({ send }: Caller) {
  return {
    /** The pharmacy's common conditions. docs/delivery-api.md §7.7, API-76. */
    list: (): Promise<Result<Condition[]>> =>
      send({ method: "GET", path: paths.conditions, cache: eightMinutes, read: readConditions }),

    /** What helps against one of them. docs/delivery-api.md §7.7, API-77. */
    items: (id: number, limit: number): Promise<Result<Page<Item>>> =>
      send({
        method: "GET",
        path: paths.conditionItems,
        params: { id },
        query: { type: "all", limit, offset: 1 },
        cache: oneMinute,
        read: (body, reader) => readPage(body, "products", { page: 1, limit }, reader, (row) => readItem(row, reader)),
      }),
  };
}

export function bannerEndpoints({ send }: Caller) {
  return {
    /** Banners, then running campaigns. docs/delivery-api.md §9.1, API-63. */
    list: (): Promise<Result<Banner[]>> =>
      send({ method: "GET", path: paths.banners, cache: fiveMinutes, read: readBanners }),

    /** The fixed pictures of a shop module's home. docs/delivery-api.md §9.1, API-64. */
    promotional: (): Promise<Result<PromotionalBanners>> =>
      send({ method: "GET", path: paths.otherBanners, cache: fiveMinutes, read: readPromotionalBanners }),

    /** The pictures of the parcel module's home. docs/delivery-api.md §9.1, API-70. */
    parcel: (): Promise<Result<Slide[]>> =>
      send({ method: "GET", path: paths.otherBanners, cache: fiveMinutes, read: readSlides }),

    /** Reasons to choose the parcel service. docs/delivery-api.md §9.1, API-71. */
    whyChoose: (): Promise<Result<Slide[]>> =>
      send({ method: "GET", path: paths.whyChoose, cache: fiveMinutes, read: readSlides }),

    /** The parcel module's film. docs/delivery-api.md §9.1, API-72. */
    video: (): Promise<Result<VideoContent>> =>
      send({ method: "GET", path: paths.videoContent, cache: fiveMinutes, read: readVideoContent }),
  };
}

/** The server's own page size (docs/delivery-api.md §10.6). */
const instructionsPage = { page: 1, limit: 25 };

export function parcelEndpoints({ send }: Caller) {
  return {
    /** What can be sent. docs/delivery-api.md §10.9, API-73. */
    categories: (): Promise<Result<ParcelCategory[]>> =>
      send({ method: "GET", path: paths.parcelCategories, cache: fiveMinutes, read: readParcelCategories }),

    /** What couriers may be told, in the operator's words. docs/delivery-api.md §10.6, API-12. */
    async instructions(): Promise<Result<ParcelInstruction[]>> {
      const result = await send({
        method: "GET",
        path: paths.parcelInstructions,
        query: { limit: instructionsPage.limit, offset: instructionsPage.page },
        cache: fiveMinutes,
        read: (body, reader) => readPage(body, "data", instructionsPage, reader, readParcelInstruction),
      });
      return mapResult(result, (page) => page.rows);
    },
  };
}
