import type { TableDefinitions } from "../columns";

/** Who visits: guests, customers, how they sign in, and what they keep. */
export const peopleTables = {
  guests: { columns: { id: "id", fcm_token: "text?", created_at: "text" } },
  customers: {
    columns: {
      id: "id",
      f_name: "text",
      l_name: "text",
      email: "text",
      phone: "text",
      /** Name of a row of `uploads`. */
      image: "text?",
      password_hash: "text?",
      is_phone_verified: "integer",
      is_email_verified: "integer",
      status: "integer",
      wallet_balance: "real",
      loyalty_point: "integer",
      ref_code: "text",
      ref_by: "integer?",
      cm_firebase_token: "text?",
      /** JSON list of category ids. */
      interest: "text",
      /** JSON list of the modules interests were chosen for. */
      module_ids: "text",
      social_id: "text?",
      login_medium: "text",
      created_at: "text",
      updated_at: "text",
    },
    unique: [["email"], ["phone"], ["ref_code"]],
  },
  tokens: { columns: { token_hash: "text", customer_id: "integer", created_at: "text" }, unique: [["token_hash"]] },
  one_time_codes: {
    columns: {
      /** `verify` or `reset`; `proven` rows hold no code but how an address was proven. */
      purpose: "text",
      /** The phone number or mail address it was sent to. */
      target: "text",
      code: "text",
      tries: "integer",
      created_at: "text",
    },
    unique: [["purpose", "target"]],
  },
  /** What the sandbox's stand-in for Google, Facebook and Apple handed out: a code is exchanged for a token, a token tells a person. */
  provider_grants: {
    columns: {
      secret: "text",
      /** `code` or `token`. */
      kind: "text",
      medium: "text",
      subject: "text",
      email: "text",
      name: "text",
      /** JSON: what the code is bound to. */
      bound: "text",
      created_at: "text",
    },
    unique: [["secret"]],
  },
  addresses: {
    columns: {
      id: "id",
      user_id: "integer",
      address_type: "text",
      contact_person_name: "text",
      contact_person_number: "text",
      address: "text",
      road: "text?",
      house: "text?",
      floor: "text?",
      latitude: "text",
      longitude: "text",
      zone_id: "integer",
      zone_ids: "text",
      created_at: "text",
      updated_at: "text",
    },
    indexes: [["user_id"]],
  },
  wish_lists: {
    columns: { id: "id", user_id: "integer", item_id: "integer?", store_id: "integer?" },
    unique: [
      ["user_id", "item_id"],
      ["user_id", "store_id"],
    ],
  },
} as const satisfies TableDefinitions;
