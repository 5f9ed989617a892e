import { uploadUrl } from "../account/uploads";
import type { SandboxContext } from "../context";
import type { CustomerRow } from "../http/visitor";
import { parsePictureName } from "../pictures/name";
import { isoMicro, serverTime } from "../time";
import { pictureUrl } from "../wire/text";
import { type ConversationRow, type MessageRow, partnerOfRow } from "./conversations";
import { customerJson, partnerJson, personId } from "./people";

/** Both sides' person numbers; the admin's is 0. */
async function sidesOf({ db }: SandboxContext, row: ConversationRow) {
  return {
    customer: await personId(db, "customer", row.user_id),
    partner: await personId(db, row.partner_kind as "vendor" | "delivery_man" | "admin", row.partner_id),
  };
}

/** A conversation as lists and details tell it (docs/delivery-api.md §13). `messages` newest first. */
export async function conversationJson(
  sandbox: SandboxContext,
  customer: CustomerRow,
  row: ConversationRow,
  messages: MessageRow[],
) {
  const ids = await sidesOf(sandbox, row);
  const mine = {
    id: ids.customer,
    type: "customer",
    person: customerJson(sandbox, customer, ids.customer),
  };
  const theirs = {
    id: ids.partner,
    type: row.partner_kind,
    person: await partnerJson(sandbox, partnerOfRow(row), row.created_at),
  };
  const [sender, receiver] = row.begun_by_partner ? [theirs, mine] : [mine, theirs];
  const [last] = messagesJson(sandbox, messages, ids);
  const at = new Date(messages[0]?.created_at ?? row.created_at);
  return {
    id: row.id,
    sender_id: sender.id,
    sender_type: sender.type,
    receiver_id: receiver.id,
    receiver_type: receiver.type,
    // Counts what the last one to write has written and the other has not seen yet.
    unread_message_count: unseen(messages).filter(({ by_customer }) => by_customer === messages[0]?.by_customer).length,
    last_message_id: last?.id ?? null,
    last_message_time: serverTime(at, sandbox.operatorZone),
    created_at: isoMicro(new Date(row.created_at)),
    updated_at: isoMicro(at),
    sender: sender.person,
    receiver: receiver.person,
    last_message: last ?? null,
  };
}

/** The messages of a conversation, newest first as they came. */
export async function chatMessagesJson(sandbox: SandboxContext, row: ConversationRow, messages: MessageRow[]) {
  return messagesJson(sandbox, messages, await sidesOf(sandbox, row));
}

function messagesJson(sandbox: SandboxContext, rows: MessageRow[], ids: { customer: number; partner: number }) {
  const waiting = new Set(unseen(rows).map(({ id }) => id));
  return rows.map((row) => {
    const files = JSON.parse(row.files) as string[];
    const at = isoMicro(new Date(row.created_at));
    const names = sandbox.dialect === "m" ? files : files.map((img) => ({ img, storage: "public" }));
    return {
      id: row.id,
      conversation_id: row.conversation_id,
      sender_id: row.by_customer ? ids.customer : ids.partner,
      message: row.message,
      file: files.length > 0 ? JSON.stringify(names) : null,
      file_full_url: files.map((name) =>
        parsePictureName(name) ? pictureUrl(sandbox, "chat", name) : uploadUrl(sandbox.base, name),
      ),
      is_seen: waiting.has(row.id) ? 0 : 1,
      created_at: at,
      updated_at: at,
      ...(sandbox.dialect === "x" && { order: row.order_id === null ? null : { id: row.order_id } }),
    };
  });
}

/** Messages the other side has not seen: a partner has seen all that came before an answer. */
function unseen(rows: MessageRow[]): MessageRow[] {
  const answered = rows.findIndex(({ by_customer }) => by_customer === 0);
  return rows.filter((row, index) => (row.by_customer ? answered < 0 || index < answered : row.is_seen === 0));
}
