import type { Selectable } from "kysely";
import type { TableDefinitions, TablesOf } from "./columns";
import { ordersTables } from "./tables/orders";
import { peopleTables } from "./tables/people";

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
  ...peopleTables,
  ...ordersTables,
  settings: { columns: { key: "text", value: "text" }, unique: [["key"]] },
  /** Text messages and mails the sandbox would have sent. */
  outbox: {
    columns: { id: "id", channel: "text", recipient: "text", text: "text", code: "text?", created_at: "text" },
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
