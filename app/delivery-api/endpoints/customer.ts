import type { ProfileInput } from "../calls";
import type { Caller } from "../http/call";
import type { Customer, ProfileSaved } from "../model";
import { ok, type Result } from "../result";
import { type Notifications, profileBody, readNotifications, readProfileSaved, requestedStep } from "../wire/account";
import { readCustomer } from "../wire/customer";
import { readMessage } from "../wire/reader";
import { paths } from "./paths";

/** What the delivery API keeps for a customer without a token. */
const noPushToken = "@";

export function customerEndpoints({ send }: Caller) {
  return {
    /** The signed-in customer's profile. docs/delivery-api.md §4.1. */
    info: (): Promise<Result<Customer>> => send({ method: "GET", path: paths.customerInfo, read: readCustomer }),

    /** The categories the customer likes, for the module of the context. docs/delivery-api.md §4.3, API-52. */
    updateInterest: (categoryIds: number[]): Promise<Result<string>> =>
      send({ method: "POST", path: paths.interestUpdate, body: { interest: categoryIds }, read: readMessage }),

    /**
     * Changes the profile, or asks for the code that the change waits for; names go in both styles. The password and the photo only when
     * they are set. `rejected` carries the server's messages by field, `not-found` a wrong code. docs/delivery-api.md §4.2, API-88.
     */
    updateProfile: async (input: ProfileInput): Promise<Result<ProfileSaved>> => {
      const result = await send({
        method: "POST",
        path: paths.profileUpdate,
        body: profileBody(input),
        pictures: { field: "image", files: input.photo ? [input.photo] : [] },
        isMultipart: true,
        isSlow: true,
        read: readProfileSaved,
      });
      // Some servers ask for the code with a refusal.
      const step = result.ok ? null : requestedStep(result.failure);
      return step ? ok({ step }) : result;
    },

    /** Deletes the account. `rejected` with `on-going` while orders run. docs/delivery-api.md §4.3, API-89. */
    remove: (): Promise<Result<null>> => send({ method: "DELETE", path: paths.accountRemove, read: () => null }),

    /**
     * Where this customer's push messages go; one address for all their browsers, null for none. Sent as a form's PUT.
     * docs/delivery-api.md §4.3, API-30.
     */
    sendPushToken: (token: string | null): Promise<Result<string>> =>
      send({
        method: "POST",
        path: paths.pushToken,
        body: { cm_firebase_token: token ?? noPushToken, _method: "put" },
        read: readMessage,
      }),

    /** What the server has told this customer, newest first. docs/delivery-api.md §4.3. */
    notifications: (page: number, limit: number): Promise<Result<Notifications>> =>
      send({
        method: "GET",
        path: paths.notifications,
        query: { limit, offset: page },
        read: readNotifications,
      }),
  };
}
