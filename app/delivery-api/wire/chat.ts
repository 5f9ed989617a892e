import { z } from "zod";
import type { ChatTarget, MessageInput } from "../calls";
import { type Chat, type ChatMessage, type ChatPartner, type Conversation, chatPartnerKinds } from "../model";
import { imageUrl, imageUrls, type Reader, readPage, readRows, wrongShape } from "./reader";
import * as read from "./scalars";

/** The longest message that is shown. */
const longestText = 10_000;

const wireMessage = z.object({
  id: read.id,
  sender_id: read.integer,
  message: z.unknown(),
  file: z.unknown(),
  file_full_url: read.listOf(read.httpUrl),
  is_seen: read.flag,
  order: z.unknown(),
  created_at: read.instant,
});

const wirePerson = z.object({
  f_name: read.text,
  l_name: read.text,
  image: read.text,
  image_full_url: read.httpUrl,
  vendor_id: read.positiveOrNull,
  deliveryman_id: read.positiveOrNull,
});

const wireConversation = z.object({
  id: read.id,
  sender_id: read.integer,
  sender_type: read.text,
  receiver_id: read.integer,
  receiver_type: read.text,
  unread_message_count: read.integer,
  sender: z.unknown(),
  receiver: z.unknown(),
  last_message: z.unknown(),
});

/** A conversation and the person number the customer has in it; throws for one the customer has no side in. */
function readSides(row: unknown, reader: Reader): { conversation: Conversation; customerId: number } {
  const wire = wireConversation.parse(row);
  const isSender = isCustomer(wire.sender_type);
  if (isSender === isCustomer(wire.receiver_type)) throw wrongShape("no side of the customer");
  const customerId = isSender ? wire.sender_id : wire.receiver_id;
  const kind = chatPartnerKinds.find((known) => known === (isSender ? wire.receiver_type : wire.sender_type));
  if (kind === undefined) throw wrongShape("no partner");
  const partner = readPartner(kind, isSender ? wire.receiver : wire.sender, reader);
  const last = read.toRecord(wire.last_message) ? readMessage(wire.last_message, customerId, reader) : null;
  // The count is about whoever has written last (docs/delivery-api.md §13).
  const unread = last?.isMine ? 0 : Math.max(0, wire.unread_message_count);
  return { conversation: { id: wire.id, partner, unread, last }, customerId };
}

const isCustomer = (type: string) => type === "customer" || type === "user";

function readPartner(kind: ChatPartner["kind"], person: unknown, reader: Reader): ChatPartner {
  const wire = wirePerson.parse(read.toRecord(person) ?? {});
  const id = kind === "admin" ? 0 : ((kind === "vendor" ? wire.vendor_id : wire.deliveryman_id) ?? 0);
  const name = `${wire.f_name} ${wire.l_name}`.trim();
  const folder = kind === "delivery_man" ? "courier" : "store";
  return { kind, id, name, image: imageUrl(reader, folder, wire.image_full_url, wire.image) };
}

function readMessage(row: unknown, customerId: number, reader: Reader): ChatMessage {
  const wire = wireMessage.parse(row);
  const orderId = read.positiveOrNull.parse(read.toRecord(wire.order)?.id);
  return {
    id: wire.id,
    isMine: wire.sender_id === customerId,
    text: typeof wire.message === "string" ? wire.message.replace(/\r\n?/g, "\n").trim().slice(0, longestText) : "",
    pictures: imageUrls(reader, "chat", wire.file_full_url, wire.file),
    isSeen: wire.is_seen,
    orderId,
    at: wire.created_at,
  };
}

/** A row of `message/list` and `message/search-list`. */
export function readConversation(row: unknown, reader: Reader): Conversation {
  return readSides(row, reader).conversation;
}

/** `message/details` and what `message/send` answers; both carry the conversation once there is one. */
export function readChat(body: unknown, requested: { page: number; limit: number }, reader: Reader): Chat {
  const record = read.toRecord(body);
  const isOpen = read.flagOrTrue.parse(record?.status);
  const [sides] = read.toRecord(record?.conversation)
    ? readRows([record?.conversation], "conversation", reader, (row) => readSides(row, reader))
    : [];
  if (!sides) return { ...readPage(body, "messages", requested, reader, noMessage), conversation: null, isOpen };
  const page = readPage(body, "messages", requested, reader, (row) => readMessage(row, sides.customerId, reader));
  return { ...page, conversation: sides.conversation, isOpen };
}

/** Without a conversation nobody can tell whose a message is. */
const noMessage = (): ChatMessage => {
  throw wrongShape("a message without a conversation");
};

/** The query that names a chat: by its number, or by the partner's own. */
export function targetQuery(target: ChatTarget): Record<string, number> {
  if ("conversationId" in target) return { conversation_id: target.conversationId };
  const names = { vendor: "vendor_id", delivery_man: "delivery_man_id", admin: "admin_id" } as const;
  return { [names[target.kind]]: target.id };
}

/** The fields of `message/send`. */
export function messageBody({ to, text, orderId }: MessageInput): Record<string, unknown> {
  const receiver =
    "conversationId" in to ? { conversation_id: to.conversationId } : { receiver_type: to.kind, receiver_id: to.id };
  return { ...receiver, message: text, ...(orderId === null ? {} : { order_id: orderId }) };
}
