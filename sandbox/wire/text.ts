import type { SandboxContext } from "../context";

type Texts = { translations: string };

/** A column in the visitor's language, the default language where no translation is kept (docs/delivery-api.md §1.5). */
export function inLanguage<K extends string>(language: "en" | "ar", row: Texts & Record<K, string>, column: K): string {
  if (language === "en") return row[column];
  const translations: unknown = JSON.parse(row.translations);
  const arabic =
    typeof translations === "object" && translations !== null && "ar" in translations ? translations.ar : {};
  const text = (arabic as Record<string, unknown>)[column];
  return typeof text === "string" ? text : row[column];
}

/** Folders below `/storage`, by what the picture shows; also the keys of `base_urls` (docs/delivery-api.md §2.1). */
export const folders = {
  item: "product",
  refund: "refund",
  customer: "profile",
  banner: "banner",
  category: "category",
  brand: "brand",
  review: "review",
  notification: "notification",
  store: "store",
  vendor: "vendor",
  cover: "store/cover",
  courier: "delivery-man",
  chat: "conversation",
  campaign: "campaign",
  business: "business",
  attachment: "order",
  module: "module",
  parcelCategory: "parcel_category",
  landing: "landing",
  gateway: "payment_modules/gateway_image",
  moduleBanner: "promotional_banner",
  whyChoose: "why_choose",
} as const;

/** The full address of a picture. */
export function pictureUrl(ctx: Pick<SandboxContext, "base">, kind: keyof typeof folders, name: string): string {
  return `${ctx.base}/storage/${folders[kind]}/${name}`;
}

/** JSON of a column the data or the sandbox itself wrote. */
export function parsed<T>(json: string): T {
  return JSON.parse(json) as T;
}
