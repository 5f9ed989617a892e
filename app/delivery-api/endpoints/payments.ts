import type { OfflineInfo } from "../calls";
import type { Caller } from "../http/call";
import type { OfflineMethod } from "../model";
import type { Result } from "../result";
import { readOfflineMethod, readPaymentWord } from "../wire/payments";
import { readList } from "../wire/reader";
import { fiveMinutes } from "./cache-times";
import { paths } from "./paths";

/** Docs/delivery-api.md §10.7; guests are told apart by their number. */
export function paymentEndpoints({ send }: Caller) {
  const postInfo = (path: string, orderId: number, inputs: Record<string, string>, rest: Record<string, unknown>) =>
    send({
      method: "POST",
      path,
      // An operator may call an input whatever they like: what the call is about stands above it.
      body: { ...inputs, _method: "put", order_id: orderId, ...rest },
      asGuest: true,
      // It follows an order just placed, and shares its time.
      isSlow: true,
      read: readPaymentWord,
    });

  return {
    /** The ways to pay outside the shop. §10.7, API-55. */
    async offlineMethods(): Promise<Result<OfflineMethod[]>> {
      return send({
        method: "GET",
        path: paths.offlineMethods,
        cache: fiveMinutes,
        isSelfContained: true,
        read: (body, reader) =>
          readList(body, "offline method", reader, readOfflineMethod).filter((method) => method !== null),
      });
    },

    /** Tells how an order just placed was paid. §10.7. */
    sendOfflineInfo: (orderId: number, { methodId, inputs, note }: OfflineInfo): Promise<Result<string>> =>
      postInfo(paths.offlinePayment, orderId, inputs, { method_id: methodId, customer_note: note }),

    /** Corrects what was told; the method stays. §10.7, PAY-13. */
    updateOffline: (orderId: number, { inputs, note }: Omit<OfflineInfo, "methodId">): Promise<Result<string>> =>
      postInfo(paths.offlinePaymentUpdate, orderId, inputs, { customer_note: note }),
  };
}
