import type { CachePolicy } from "../http/call";

/** What changes seldom: config, modules, landing texts, categories, banners, popular lists (API-82: 5 minutes). */
export const fiveMinutes: CachePolicy = { freshMs: 300_000, byPlace: false };
/** What a home page shows beside them for longer: featured categories and common conditions (FMT-03, API-75). */
export const eightMinutes: CachePolicy = { freshMs: 480_000, byPlace: false };
/** Lists and details of stores and items: prices and opening may change. */
export const oneMinute: CachePolicy = { freshMs: 60_000, byPlace: false };
/** Lists of stores in the order of their distance, or in one of the server's own. */
export const oneMinuteByPlace: CachePolicy = { freshMs: 60_000, byPlace: true };
/** What visitors search for in their own words, or choose by ranges and boxes. */
export const ownSearch: CachePolicy = { ...oneMinute, isOpenEnded: true };
export const ownSearchByPlace: CachePolicy = { ...oneMinuteByPlace, isOpenEnded: true };
