import type { ReviewInput, ReviewReminder } from "../calls";
import type { Caller } from "../http/call";
import type { Result } from "../result";
import { readMessage } from "../wire/reader";
import { readReviewReminder } from "../wire/review";
import { paths } from "./paths";

/** Customers only; docs/delivery-api.md §7.4 and §4.3. */
export function reviewEndpoints({ send }: Caller) {
  const submit = (path: string, about: Record<string, number>, { orderId, rating, comment, pictures }: ReviewInput) =>
    send({
      method: "POST",
      path,
      body: { ...about, order_id: orderId, rating, comment },
      pictures: { field: "attachment[]", files: pictures },
      isSlow: true,
      isSelfContained: true,
      read: readMessage,
    });

  return {
    /** Reviews one item of an order; the server's message. `rejected` with `review` when that was done before. API-48. */
    submitItem: (itemId: number, review: ReviewInput): Promise<Result<string>> =>
      submit(paths.itemReview, { item_id: itemId }, review),

    /** Reviews the courier of an order, which takes a comment; otherwise as `submitItem`. API-49. */
    submitCourier: (courierId: number, review: ReviewInput): Promise<Result<string>> =>
      submit(paths.courierReview, { delivery_man_id: courierId }, review),

    /** The delivered order the customer has not said anything about yet; null for none. API-50. */
    reminder: (): Promise<Result<ReviewReminder | null>> =>
      send({ method: "GET", path: paths.reviewReminder, isSelfContained: true, read: readReviewReminder }),

    /** The customer does not want to be asked about this order again. A GET in the contract. API-51. */
    cancelReminder: (orderId: number): Promise<Result<null>> =>
      send({
        method: "GET",
        path: paths.reviewReminderCancel,
        query: { order_id: orderId },
        isChange: true,
        isSelfContained: true,
        read: () => null,
      }),
  };
}
