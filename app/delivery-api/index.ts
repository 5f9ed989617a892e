/** What browsers and servers alike may know of the delivery API: types and pure functions. */
export { normaliseBaseUrl } from "./base-url";
export type { CallContext, CallMetric, DoorEvent, Place, UpstreamState } from "./call-context";
export * from "./calls";
export { straightLineKm } from "./distance";
export type { DeliveryApi, Door } from "./door.server";
export * from "./model";
export { defaultPageSize } from "./page-size";
export { type PaymentHandOver, paymentPageUrl } from "./payment-page";
export * from "./result";
