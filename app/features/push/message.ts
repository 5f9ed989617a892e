/** Who wrote a chat message: docs/delivery-api.md §15. */
const senderTypes = ["user", "vendor", "delivery_man", "admin"] as const;

/** A push message as far as it can be shown (DATA-42): texts of the operator, never markup, and what it is about. */
export type PushMessage = {
  /** `message`, `referral_code`, `order_status`, or whatever else a server sends. */
  type: string;
  /** One of the two may be empty. */
  title: string;
  body: string;
  conversationId: number | null;
  senderType: (typeof senderTypes)[number] | null;
  orderId: number | null;
};

const longestTitle = 120;
const longestBody = 400;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** Line ends and other control characters become spaces; a long text is cut. */
const textOf = (value: unknown, longest: number): string =>
  typeof value === "string"
    ? // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
      [...value.replace(/[\u0000-\u001f\u007f]+/g, " ").trim()].slice(0, longest).join("")
    : "";

/** Ids come as numbers or as their text. */
function idOf(value: unknown): number | null {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/**
 * Reads a push as Firebase delivers it: the operator's keys in `data`, texts there or in `notification` (docs/delivery-api.md §15).
 * Nothing else of it is looked at, links least of all. Null when there is nothing to say. DATA-42.
 */
export function readPush(payload: unknown): PushMessage | null {
  const { data, notification } = fieldsOf(payload);
  const fields = fieldsOf(data);
  const shown = fieldsOf(notification);
  const title = textOf(shown.title, longestTitle) || textOf(fields.title, longestTitle);
  const body =
    textOf(shown.body, longestBody) || textOf(fields.body, longestBody) || textOf(fields.description, longestBody);
  if (!title && !body) return null;
  return {
    type: textOf(fields.type, 40),
    title,
    body,
    conversationId: idOf(fields.conversation_id),
    senderType: senderTypes.find((type) => type === fields.sender_type) ?? null,
    orderId: idOf(fields.order_id),
  };
}

/** The page of this shop that a message is about, made of nothing but its ids: a chat (PUSH-05) or else an order (PUSH-06). */
export function pushHref({ conversationId, senderType, orderId }: PushMessage): string | null {
  if (conversationId !== null) {
    const type: Record<string, string> = senderType === null ? {} : { type: senderType };
    return `/chatting?${new URLSearchParams({ conversationId: String(conversationId), ...type, chatFrom: "true" })}`;
  }
  if (orderId === null) return null;
  return `/profile?${new URLSearchParams({ orderId: String(orderId), page: "my-orders", from: "checkout" })}`;
}
