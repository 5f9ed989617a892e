import type { Selectable } from "kysely";
import type { TableDefinitions, TablesOf } from "./columns";

const ledger = {
  id: "id",
  user_id: "integer",
  transaction_id: "text",
  credit: "real",
  debit: "real",
  balance: "real",
  transaction_type: "text",
  reference: "text?",
  created_at: "text",
} as const;

/** What visitors did: everything that changes while the sandbox runs. Instants are ISO-8601 UTC, flags 0 or 1. */
export const stateTables = {
  settings: { columns: { key: "text", value: "text" }, unique: [["key"]] },
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
  /** Text messages and mails the sandbox would have sent. */
  outbox: {
    columns: { id: "id", channel: "text", recipient: "text", text: "text", code: "text?", created_at: "text" },
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
  cart_lines: {
    columns: {
      id: "id",
      user_id: "integer",
      is_guest: "integer",
      module_id: "integer",
      store_id: "integer",
      item_id: "integer",
      /** `Item` or `ItemCampaign`. */
      item_type: "text",
      price: "real",
      quantity: "integer",
      variation: "text",
      add_on_ids: "text",
      add_on_qtys: "text",
      created_at: "text",
      updated_at: "text",
    },
    indexes: [["is_guest", "user_id", "module_id"]],
  },
  orders: {
    columns: {
      id: "id",
      user_id: "integer",
      is_guest: "integer",
      order_type: "text",
      order_status: "text",
      payment_method: "text",
      payment_status: "text",
      transaction_reference: "text?",
      store_id: "integer?",
      module_id: "integer",
      module_type: "text",
      zone_id: "integer",
      order_amount: "real",
      coupon_code: "text?",
      coupon_discount_amount: "real",
      coupon_discount_title: "text",
      store_discount_amount: "real",
      flash_admin_discount_amount: "real",
      flash_store_discount_amount: "real",
      ref_bonus_amount: "real",
      total_tax_amount: "real",
      tax_percentage: "real",
      tax_status: "text",
      delivery_charge: "real",
      original_delivery_charge: "real",
      free_delivery_by: "text?",
      additional_charge: "real",
      extra_packaging_amount: "real",
      dm_tips: "real",
      partially_paid_amount: "real",
      bring_change_amount: "real",
      /** Kilometres. */
      distance: "real",
      schedule_at: "text",
      scheduled: "integer",
      order_note: "text?",
      unavailable_item_note: "text?",
      delivery_instruction: "text?",
      cutlery: "integer",
      otp: "text",
      prescription_order: "integer",
      /** JSON list of names of `uploads`. */
      order_attachment: "text",
      parcel_category_id: "integer?",
      charge_payer: "text?",
      delivery_address: "text",
      receiver_details: "text?",
      delivery_man_id: "integer?",
      cancellation_reason: "text?",
      canceled_by: "text?",
      review_reminder_off: "integer",
      /** Statuses reached so far with their instants, JSON `{"pending": "2026-…"}`. */
      status_times: "text",
      /** The instant from which the order moves by itself; null while it waits for a payment. */
      life_started_at: "text?",
      created_at: "text",
      updated_at: "text",
    },
    indexes: [["is_guest", "user_id"]],
  },
  order_lines: {
    columns: {
      id: "id",
      order_id: "integer",
      item_id: "integer?",
      item_campaign_id: "integer?",
      price: "real",
      quantity: "integer",
      discount_on_item: "real",
      discount_type: "text",
      tax_amount: "real",
      variation: "text",
      add_ons: "text",
      total_add_on_price: "real",
      item_details: "text",
      created_at: "text",
    },
    indexes: [["order_id"]],
  },
  order_payments: {
    columns: {
      id: "id",
      order_id: "integer",
      amount: "real",
      payment_status: "text",
      payment_method: "text",
      created_at: "text",
    },
    indexes: [["order_id"]],
  },
  offline_payments: {
    columns: {
      order_id: "integer",
      method_id: "integer",
      input: "text",
      customer_note: "text?",
      status: "text",
      admin_note: "text?",
    },
    unique: [["order_id"]],
  },
  refunds: {
    columns: {
      id: "id",
      order_id: "integer",
      user_id: "integer",
      customer_reason: "text",
      customer_note: "text?",
      refund_method: "text",
      refund_amount: "real",
      images: "text",
      /** `pending`, `approved` or `rejected`. */
      refund_status: "text",
      admin_note: "text?",
      created_at: "text",
    },
    unique: [["order_id"]],
  },
  /** Reviews of items stand with the world's own. */
  courier_reviews: {
    columns: {
      id: "id",
      courier_id: "integer",
      order_id: "integer",
      user_id: "integer",
      rating: "integer",
      comment: "text",
      attachment: "text",
      created_at: "text",
    },
    unique: [["courier_id", "order_id"]],
  },
  wish_lists: {
    columns: { id: "id", user_id: "integer", item_id: "integer?", store_id: "integer?" },
    unique: [
      ["user_id", "item_id"],
      ["user_id", "store_id"],
    ],
  },
  wallet_transactions: { columns: { ...ledger, admin_bonus: "real" }, indexes: [["user_id"]] },
  loyalty_transactions: { columns: ledger, indexes: [["user_id"]] },
  /** Money on its way into a wallet, by way of the hosted payment page. */
  fund_requests: {
    columns: {
      key: "text",
      user_id: "integer",
      amount: "real",
      payment_method: "text",
      callback: "text",
      /** `waiting`, `paid`, `fail` or `cancel`. */
      status: "text",
    },
    unique: [["key"]],
  },
  notifications: {
    columns: {
      id: "id",
      user_id: "integer",
      title: "text",
      description: "text",
      order_id: "integer?",
      type: "text",
      created_at: "text",
    },
    indexes: [["user_id"]],
  },
  /** Who takes part in chats: `customer`, `vendor` (by its own number) or `delivery_man`. Numbers of their own (docs/delivery-api.md §13). */
  chat_people: { columns: { id: "id", kind: "text", ref_id: "integer" }, unique: [["kind", "ref_id"]] },
  conversations: {
    columns: {
      id: "id",
      user_id: "integer",
      /** `vendor`, `delivery_man` or `admin`, whose number is 0. */
      partner_kind: "text",
      partner_id: "integer",
      /** The partner wrote first: the rows of the wire then stand the other way round. */
      begun_by_partner: "integer",
      created_at: "text",
    },
    unique: [["user_id", "partner_kind", "partner_id"]],
  },
  /** An answer is written with the message it answers and shows once its instant has come. */
  chat_messages: {
    columns: {
      id: "id",
      conversation_id: "integer",
      by_customer: "integer",
      message: "text?",
      /** JSON list of names of `uploads` or of drawings. */
      files: "text",
      order_id: "integer?",
      /** Of a partner's message: the customer has had it shown. */
      is_seen: "integer",
      created_at: "text",
    },
    indexes: [["conversation_id"]],
  },
  /** Pictures visitors sent: profile, prescription, refund, review, chat. */
  uploads: { columns: { name: "text", mime: "text", base64: "text" }, unique: [["name"]] },
} as const satisfies TableDefinitions;

export type StateTables = TablesOf<typeof stateTables>;
export type StateRow<T extends keyof StateTables> = Selectable<StateTables[T]>;
