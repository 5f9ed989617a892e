import type { Caller } from "../http/call";
import type { Banner, Brand, Category } from "../model";
import type { Result } from "../result";
import { readBanners } from "../wire/banner";
import { readBrand } from "../wire/brand";
import { readCategory } from "../wire/category";
import { readList } from "../wire/reader";
import { fiveMinutes } from "./cache-times";
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
  };
}

export function bannerEndpoints({ send }: Caller) {
  return {
    /** Banners, then running campaigns. docs/delivery-api.md §9.1, API-63. */
    list: (): Promise<Result<Banner[]>> =>
      send({ method: "GET", path: paths.banners, cache: fiveMinutes, read: readBanners }),
  };
}

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
