/** What browsers and servers alike may know of the delivery API: types and pure functions. */

export type { CallContext, CallMetric, Place, SharedAnswer, TraceCall, UpstreamState } from "./call-context";
export * from "./calls";

export type { DeliveryApi } from "./delivery-client.server";
export * from "./model";
export { defaultPageSize } from "./page-size";
export { paymentPageUrl } from "./payment-page";
export * from "./result";
