import type { Page } from "./basics";

/** Whom a customer may write to, as it is sent (docs/delivery-api.md §13). */
export const chatPartnerKinds = ["vendor", "delivery_man", "admin"] as const;
export type ChatPartnerKind = (typeof chatPartnerKinds)[number];

/** The other side of a chat. `id` is the vendor's or courier's own number, 0 for the admin; the name is empty where the server tells none. */
export type ChatPartner = { kind: ChatPartnerKind; id: number; name: string; image: string | null };

/** A chat as the inbox lists it. */
export type Conversation = {
  id: number;
  partner: ChatPartner;
  /** Messages the customer has not seen. */
  unread: number;
  /** Null while nothing has been said. */
  last: ChatMessage | null;
};

export type ChatMessage = {
  id: number;
  isMine: boolean;
  /** As it was written, with its lines; empty when there are only pictures. */
  text: string;
  pictures: string[];
  /** Whether the other side has seen it. */
  isSeen: boolean;
  /** The order it is about. */
  orderId: number | null;
  /** When, as an instant; null when the server does not say. */
  at: string | null;
};

/** A chat with its messages, newest first. Closed ones take no message; without a conversation nothing has been said yet. */
export type Chat = Page<ChatMessage> & { conversation: Conversation | null; isOpen: boolean };
