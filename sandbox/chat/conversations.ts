import type { SandboxContext } from "../context";
import type { StateRow } from "../db/state";
import type { Db } from "../db/types";
import type { CustomerRow } from "../http/visitor";
import { type MessageKey, messageText } from "../messages";
import { ordersOf } from "../orders/find";
import { runningStatuses } from "../orders/statuses";
import { type Partner, type PartnerKind, personId } from "./people";

export type ConversationRow = StateRow<"conversations">;
export type MessageRow = StateRow<"chat_messages">;

export const partnerOfRow = (row: ConversationRow): Partner => ({
  kind: row.partner_kind as PartnerKind,
  id: row.partner_id,
});

/** Seconds after which a partner answers, on the sandbox's clock. */
const answerAfter = 8;

/** A customer's conversation by its number or by its partner; null when there is none, or when it is another's. */
export async function findConversation(
  db: Db,
  customerId: number,
  by: { id: number } | { partner: Partner },
): Promise<ConversationRow | null> {
  const own = db.selectFrom("conversations").selectAll().where("user_id", "=", customerId);
  const wanted =
    "id" in by
      ? own.where("id", "=", by.id)
      : own.where("partner_kind", "=", by.partner.kind).where("partner_id", "=", by.partner.id);
  return (await wanted.executeTakeFirst()) ?? null;
}

/** The conversation with a partner, begun now when there is none. */
export async function conversationWith(
  db: Db,
  customerId: number,
  { kind, id }: Partner,
  { now, begunByPartner = false }: { now: Date; begunByPartner?: boolean },
): Promise<ConversationRow> {
  const known = await findConversation(db, customerId, { partner: { kind, id } });
  if (known) return known;
  await personId(db, "customer", customerId);
  await personId(db, kind, id);
  return db
    .insertInto("conversations")
    .values({
      user_id: customerId,
      partner_kind: kind,
      partner_id: id,
      begun_by_partner: begunByPartner ? 1 : 0,
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What has been said by now, newest first. */
export function messagesOf(db: Db, conversationId: number, now: Date): Promise<MessageRow[]> {
  return db
    .selectFrom("chat_messages")
    .selectAll()
    .where("conversation_id", "=", conversationId)
    .where("created_at", "<=", now.toISOString())
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

/** The customer has had the partner's messages shown. */
export async function markSeen(db: Db, conversationId: number, now: Date): Promise<void> {
  await db
    .updateTable("chat_messages")
    .set({ is_seen: 1 })
    .where("conversation_id", "=", conversationId)
    .where("by_customer", "=", 0)
    .where("created_at", "<=", now.toISOString())
    .execute();
}

/** A chat with a courier is open while an order is on its way with them; the others always are. */
export async function isOpen(sandbox: SandboxContext, customer: CustomerRow, { kind, id }: Partner): Promise<boolean> {
  if (kind !== "delivery_man") return true;
  const orders = await ordersOf(sandbox, { id: customer.id, isGuest: false, customer });
  return orders.some(
    ({ delivery_man_id, order_status }) =>
      delivery_man_id === id && (runningStatuses as readonly string[]).includes(order_status),
  );
}

const answers = {
  admin: "chatAnswerAdmin",
  delivery_man: "chatAnswerCourier",
  vendor: "chatAnswerStore",
} as const satisfies Record<PartnerKind, MessageKey>;

/** Keeps what a customer says, with the answer that will come. */
export async function writeAsCustomer(
  { db, now, language }: SandboxContext,
  conversation: ConversationRow,
  { message, files, orderId }: { message: string | null; files: string[]; orderId: number | null },
): Promise<void> {
  const answer = files.length > 0 ? "chatAnswerPicture" : answers[partnerOfRow(conversation).kind];
  const common = { conversation_id: conversation.id, is_seen: 0 };
  const said = { message, files: JSON.stringify(files), order_id: orderId };
  const answered = { message: messageText(language, answer), files: "[]", order_id: null };
  const later = new Date(now.getTime() + answerAfter * 1000);
  await db
    .insertInto("chat_messages")
    .values([
      { ...common, ...said, by_customer: 1, created_at: now.toISOString() },
      { ...common, ...answered, by_customer: 0, created_at: later.toISOString() },
    ])
    .execute();
}

/** What the other side writes of its own accord; false when there is no such conversation. */
export async function writeAsPartner(
  db: Db,
  conversationId: number,
  message: string | null,
  at: Date,
  files: string[] = [],
): Promise<boolean> {
  const known = await db.selectFrom("conversations").select("id").where("id", "=", conversationId).executeTakeFirst();
  if (!known) return false;
  await db
    .insertInto("chat_messages")
    .values({
      conversation_id: conversationId,
      by_customer: 0,
      message,
      files: JSON.stringify(files),
      order_id: null,
      is_seen: 0,
      created_at: at.toISOString(),
    })
    .execute();
  return true;
}

/** A customer who leaves takes their chats along. */
export async function dropChats(db: Db, customerId: number): Promise<void> {
  await db
    .deleteFrom("chat_messages")
    .where("conversation_id", "in", (query) =>
      query.selectFrom("conversations").select("id").where("user_id", "=", customerId),
    )
    .execute();
  await db.deleteFrom("conversations").where("user_id", "=", customerId).execute();
  await db.deleteFrom("chat_people").where("kind", "=", "customer").where("ref_id", "=", customerId).execute();
}
