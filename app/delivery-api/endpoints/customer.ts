import type { ProfileInput, SignInInput, SignUpInput } from "../calls";
import type { Caller } from "../http/call";
import type { Customer, CustomerNotification, ProfileSaved, SignedIn } from "../model";
import { ok, type Result } from "../result";
import { askedStep, profileBody, readNotifications, readProfileSaved } from "../wire/account";
import { readCustomer, readGuestId, readSignedIn } from "../wire/customer";
import { readMessage } from "../wire/reader";
import { paths } from "./paths";

export function authEndpoints({ send }: Caller) {
  return {
    /** A number for a guest. docs/delivery-api.md §3.1, API-32, SES-01. */
    requestGuest: (): Promise<Result<{ guestId: number }>> =>
      send({
        method: "POST",
        path: paths.guestRequest,
        body: {},
        isSelfContained: true,
        read: (body) => ({ guestId: readGuestId(body) }),
      }),

    /**
     * Makes an account. Names go in both styles, so that every dialect finds its own. docs/delivery-api.md §3.2, API-34.
     * `rejected` carries the server's messages by field.
     */
    signUp: (input: SignUpInput): Promise<Result<SignedIn>> =>
      send({
        method: "POST",
        path: paths.signUp,
        body: {
          f_name: input.firstName,
          l_name: input.lastName,
          name: `${input.firstName} ${input.lastName}`.trim(),
          email: input.email,
          phone: input.phone,
          password: input.password,
          ...(input.referralCode ? { ref_code: input.referralCode } : {}),
          ...(input.guestId === undefined ? {} : { guest_id: input.guestId }),
        },
        read: readSignedIn,
      }),

    /**
     * Signs in by phone or email. M reads `phone`, N and X the typed fields. docs/delivery-api.md §3.3, API-35.
     * `unauthorized` means wrong credentials here.
     */
    signIn: ({ emailOrPhone, password, guestId }: SignInInput): Promise<Result<SignedIn>> =>
      send({
        method: "POST",
        path: paths.login,
        body: {
          login_type: "manual",
          email_or_phone: emailOrPhone,
          field_type: emailOrPhone.includes("@") ? "email" : "phone",
          phone: emailOrPhone,
          password,
          ...(guestId === undefined ? {} : { guest_id: guestId }),
        },
        read: readSignedIn,
      }),
  };
}

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
      const step = result.ok ? null : askedStep(result.failure);
      return step ? ok({ step }) : result;
    },

    /** Deletes the account. `rejected` with `on-going` while orders run. docs/delivery-api.md §4.3, API-89. */
    remove: (): Promise<Result<null>> => send({ method: "DELETE", path: paths.accountRemove, read: () => null }),

    /** What the server has told this customer, newest first. docs/delivery-api.md §4.3. */
    notifications: (limit: number): Promise<Result<CustomerNotification[]>> =>
      send({
        method: "GET",
        path: paths.notifications,
        query: { limit, offset: 1 },
        read: readNotifications,
      }),
  };
}
