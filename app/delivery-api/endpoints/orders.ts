import type {
  CancellationReason,
  OrderInput,
  ParcelInput,
  RefundInput,
  RefundReason,
  SurgeQuote,
  TaxQuote,
} from "../calls";
import type { Caller } from "../http/call";
import type { Order, OrderLine, Page, PlacedOrder } from "../model";
import { defaultPageSize } from "../page-size";
import { mapResult, ok, type Result } from "../result";
import {
  readCancellationReason,
  readMessage,
  readPlacedOrder,
  readRefundReasons,
  readSurgeQuote,
  readTaxQuote,
  readVehicleCharge,
} from "../wire/checkout";
import { readOrder } from "../wire/order";
import { orderBody, prescriptionBody } from "../wire/order-body";
import { readOrderLine } from "../wire/order-line";
import { parcelBody } from "../wire/parcel-body";
import { readList, readPage } from "../wire/reader";
import { fiveMinutes } from "./cache-times";
import { paths } from "./paths";

/** API-10. */
const reasonsPage = { page: 1, limit: defaultPageSize };

/** What placing any order has in common. */
const placing = {
  method: "POST",
  asGuest: true,
  isSlow: true,
  isSelfContained: true,
  read: readPlacedOrder,
} as const;

/** Docs/delivery-api.md §10 and §11; guests are told apart by their number. */
export function orderEndpoints({ context, send, profile }: Caller) {
  const isGuest = context.token === null;

  const listOrders = (path: string, page: number, limit: number): Promise<Result<Page<Order>>> =>
    send({
      method: "GET",
      path,
      query: { limit, offset: page },
      asGuest: true,
      read: (body, reader) => readPage(body, "orders", { page, limit }, reader, (row) => readOrder(row, reader)),
    });

  const track = (orderId: number, contactNumber: string | null): Promise<Result<Order>> =>
    send({
      method: "GET",
      path: paths.orderTrack,
      query: { order_id: orderId, contact_number: contactNumber },
      asGuest: true,
      read: readOrder,
    });

  return {
    /**
     * Places an order; sent once, never again by us. §11.1, API-06. When `isOutcomeUnknown(failure)` the order may stand
     * all the same: look among the running ones first. A prescription goes along as multipart; M takes one picture of it.
     */
    async place(input: OrderInput): Promise<Result<PlacedOrder>> {
      const takesOne = input.prescription.length > 0 && (await profile()).dialect === "m";
      const pictures = takesOne
        ? { field: "order_attachment", files: input.prescription.slice(0, 1) }
        : { field: "order_attachment[]", files: input.prescription };
      return send({ ...placing, path: paths.orderPlace, body: orderBody(input, isGuest), pictures });
    },

    /** Orders from a pharmacy what its pictures prescribe, without items; sent once, as `place`. §11.4, API-07. */
    placePrescription: (input: OrderInput): Promise<Result<PlacedOrder>> =>
      send({
        ...placing,
        path: paths.prescriptionPlace,
        body: prescriptionBody(input, isGuest),
        pictures: { field: "order_attachment[]", files: input.prescription },
      }),

    /** Has a parcel carried from door to door; sent once, as `place`. §11.3. */
    placeParcel: (input: ParcelInput): Promise<Result<PlacedOrder>> =>
      send({ ...placing, path: paths.orderPlace, body: parcelBody(input, isGuest) }),

    /** The tax on a parcel as N and X compute it; null on M, which knows none. §11.5. */
    async parcelTax(input: ParcelInput): Promise<Result<TaxQuote | null>> {
      if ((await profile()).dialect === "m") return ok(null);
      const body = { ...parcelBody(input, isGuest), is_prescription: "false" };
      return send({ method: "POST", path: paths.orderTax, body, asGuest: true, read: readTaxQuote });
    },

    /** The tax as N and X compute it; null on M, where the client computes it from the store's percent. §11.5. */
    async tax(input: OrderInput): Promise<Result<TaxQuote | null>> {
      if ((await profile()).dialect === "m") return ok(null);
      const body = { ...orderBody(input, isGuest), is_prescription: "false" };
      return send({ method: "POST", path: paths.orderTax, body, asGuest: true, read: readTaxQuote });
    },

    /** The surge on the delivery fee as N and X compute it; null on M, whose zones carry it. `at` as in an order. §11.5. */
    async surge(zoneId: number, moduleId: number, at: string): Promise<Result<SurgeQuote | null>> {
      if ((await profile()).dialect === "m") return ok(null);
      const body = { zone_id: zoneId, module_id: moduleId, date_time: at };
      return send({ method: "POST", path: paths.surgePrice, body, asGuest: true, read: readSurgeQuote });
    },

    /** What the vehicle for that distance costs on top of the fee. §11.5. */
    vehicleCharge: (km: number): Promise<Result<number>> =>
      send({
        method: "GET",
        path: paths.vehicleCharge,
        query: { distance: km },
        isSelfContained: true,
        read: readVehicleCharge,
      }),

    /** Orders on their way. §10.1, API-03. */
    running: (page: number, limit = defaultPageSize) => listOrders(paths.orderRunning, page, limit),

    /** Finished orders. §10.1, API-03. */
    history: (page: number, limit = defaultPageSize) => listOrders(paths.orderList, page, limit),

    /** The lines of an order; the order itself for parcels and prescriptions. §10.2, API-04. */
    details: (orderId: number): Promise<Result<OrderLine[] | Order>> =>
      send<OrderLine[] | Order>({
        method: "GET",
        path: paths.orderDetails,
        query: { order_id: orderId },
        asGuest: true,
        read: (body, reader) =>
          Array.isArray(body)
            ? readList(body, "order line", reader, (row) => readOrderLine(row, reader))
            : readOrder(body, reader),
      }),

    /**
     * Where an order is; guests prove themselves by the order's contact number. Some servers keep numbers without `+`:
     * after a 404 it is asked once more that way. §10.3, API-05.
     */
    async track({ orderId, contactNumber }: { orderId: number; contactNumber?: string }): Promise<Result<Order>> {
      const result = await track(orderId, contactNumber ?? null);
      if (result.ok || result.failure.kind !== "not-found" || !contactNumber?.startsWith("+")) return result;
      return track(orderId, contactNumber.slice(1));
    },

    /** Cancels an order; the server's message. PUT only, so the spoof is needed. §10.4, API-08. */
    cancel: (orderId: number, reason: string): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.orderCancel,
        body: { _method: "put", order_id: orderId, reason },
        asGuest: true,
        read: readMessage,
      }),

    /** Has an order paid in cash on delivery instead; the server's message. §10.4, API-09, PAY-05. */
    switchToCod: (orderId: number): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.orderPaymentMethod,
        body: { _method: "put", order_id: orderId },
        asGuest: true,
        read: readMessage,
      }),

    /** Why a customer may ask for their money back. §10.5, API-11. */
    refundReasons: (): Promise<Result<RefundReason[]>> =>
      send({ method: "GET", path: paths.refundReasons, asGuest: true, read: readRefundReasons }),

    /**
     * Asks for the money of a delivered and paid order, into the wallet; the server's message. Customers only. `rejected` with `order` when
     * it cannot be refunded. §10.5.
     */
    requestRefund: ({ orderId, reason, note, pictures }: RefundInput): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.refundRequest,
        body: { order_id: orderId, customer_reason: reason, customer_note: note, refund_method: "wallet" },
        pictures: { field: "image[]", files: pictures },
        isSlow: true,
        read: readMessage,
      }),

    /** Why a customer may cancel; X has reasons of their own for parcels. §10.4, API-10. */
    async cancellationReasons({ isParcel = false } = {}): Promise<Result<CancellationReason[]>> {
      const isOwnList = isParcel && (await profile()).dialect === "x";
      const result = await send({
        method: "GET",
        path: isOwnList ? paths.parcelCancellationReasons : paths.cancellationReasons,
        query: { limit: reasonsPage.limit, offset: reasonsPage.page, type: "customer" },
        cache: fiveMinutes,
        read: (body, reader) => readPage(body, "data", reasonsPage, reader, readCancellationReason),
      });
      return mapResult(result, (page) => page.rows);
    },
  };
}
