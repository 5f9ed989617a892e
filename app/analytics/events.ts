import { channel } from "node:diagnostics_channel";

/** An item in the vocabulary of GA4's e-commerce events; `price` is that of one piece after discount, in the main currency unit. */
export type AnalyticsItem = {
  item_id: string;
  item_name: string;
  item_category?: string;
  price: number;
  quantity: number;
};

/** Amounts of an order: `value` is that of the goods after discounts, `total` all that is paid, for which GA4 has no word. */
type OrderAmounts = { value: number; total: number; shipping: number; tax: number };

/** What is sold with one order. */
export type Sale = OrderAmounts & { coupon?: string; items: AnalyticsItem[] };

/** What customers do, by GA4's names. Nothing in it says who they are; docs/operating.md tells each field. */
export type AnalyticsEvent =
  | { name: "view_item_list"; params: { item_list_id: string; item_list_name?: string; items: AnalyticsItem[] } }
  | { name: "view_item" | "add_to_cart" | "remove_from_cart"; params: { value: number; items: AnalyticsItem[] } }
  | { name: "begin_checkout"; params: { value: number; coupon?: string; items: AnalyticsItem[] } }
  | { name: "purchase"; params: { transaction_id: string } & Sale }
  | { name: "refund"; params: { transaction_id: string } & OrderAmounts }
  | { name: "search"; params: { search_term?: string; results: number } }
  | { name: "sign_up"; params: { method: string } };

/** An event with when it happened (milliseconds since the epoch), on which path, and to which visitor of the day. */
export type TrackedEvent = AnalyticsEvent & { at: number; page: string; visitor: string };

/** Carries every `TrackedEvent` from the app to the process, which are bundled apart; nobody listens without ANALYTICS_URL. */
export const analyticsEvents = channel("doorstep:analytics");
