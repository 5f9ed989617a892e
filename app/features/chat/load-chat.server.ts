import type { Chat, ChatMessage, ChatPartner, ChatPartnerKind, ChatTarget, Conversation } from "~/delivery-api";
import { environment } from "~/env.server";
import type { RequestContext } from "~/request/context/request-context";
import { critical, notFound } from "~/request/pages/critical.server";
import { leaveIfExpired, leaveIfGuest } from "~/request/pages/expired.server";
import { type Constraints, constraintsOf } from "~/request/posting/constraints.server";
import { redirectAsDocument, toast } from "~/request/posting/respond.server";
import { type ChatAddress, chatAddress, chatHref } from "./address";
import { chatTime } from "./chat-time.server";
import { chatsOf, findChats } from "./chats.server";
import { messageSchema } from "./message-schema.server";
import type { Unread } from "./unread";
import { loadUnread } from "./unread.server";

export type ChatData = {
  /** Asks the status address for the state shown here. */
  statusQuery: string;
  /** When it was loaded, by the server's clock: milliseconds since the epoch. */
  at: number;
  pathname: string;
  search: string;
  chats: ChatRow[];
  total: number;
  moreHref: string | null;
  /** Null while no chat is open. */
  open: OpenChat | null;
  unread: Unread | null;
};

export type ChatRow = {
  id: number;
  name: string;
  kind: ChatPartnerKind;
  image: string | null;
  unread: number;
  /** The last message in one line, and whose it is. */
  preview: string;
  isMine: boolean;
  at: string;
  href: string;
  isCurrent: boolean;
};

export type OpenChat = Pick<ChatRow, "name" | "kind" | "image"> & {
  /** Tells chats apart. */
  key: string;
  /** Tells the addresses of one chat apart: the first message in it may give it another. */
  addressed: string;
  isOpen: boolean;
  /** Oldest first. */
  messages: MessageView[];
  olderHref: string | null;
  total: number;
  allHref: string;
  /** What the next message is about. */
  orderId: number | null;
  constraints: Constraints<"message">;
};

export type MessageView = Pick<ChatMessage, "id" | "isMine" | "isSeen" | "text" | "pictures" | "orderId"> & {
  at: string;
};

/**
 * `/chatting` and `/profile?page=inbox`: the customer's chats and the open one (CHAT-03). A push message may name one that is gone or another
 * customer's: that leads to the list, with a word. What cannot be a number is a 404.
 */
export async function loadChat(context: RequestContext): Promise<ChatData> {
  await leaveIfGuest(context);
  const address = chatAddress(context.url.searchParams);
  const { pathname } = context.url;
  const { target, search } = address;
  if (target === "unknown") throw notFound();
  const { open, inbox } = chatsOf(context);
  const [chat, rows, config, unread] = await Promise.all([
    open,
    search ? findChats(context) : inbox,
    context.api.config.get(),
    loadUnread(context),
  ]);
  await leaveIfExpired(context, chat);
  await leaveIfExpired(context, rows);
  const named = target && "conversationId" in target ? target.conversationId : null;
  const isGone = chat.ok ? chat.value?.conversation?.id !== named : chat.failure.kind === "not-found";
  if (named !== null && isGone)
    return redirectAsDocument(context, chatHref(pathname, {}), [toast(context, "info", "chat:gone")]);
  const opened = critical(chat);
  const nameOf = namer(context, config.ok ? config.value.businessName : "");
  const state = { ...address, target };
  const list = critical(rows);
  const hasMore = list.rows.length < list.total && list.rows.length >= list.limit;
  const status = new URLSearchParams(chatHref("/profile", state).split("?")[1]);
  status.set("on", pathname === "/profile" ? "profile" : "chatting");
  return {
    statusQuery: status.toString(),
    at: context.now().getTime(),
    pathname,
    search,
    chats: list.rows.map((row) => rowView(context, row, { search, chats: address.chats }, nameOf, opened)),
    total: list.total,
    moreHref: hasMore ? chatHref(pathname, { ...state, chats: address.chats + 1 }) : null,
    open: target && opened ? openView(context, { ...state, target }, opened, nameOf) : null,
    unread,
  };
}

/** The inbox alone, for the page that follows it; `on` says which of its two. Who has to sign in first comes back to the page, not to its data. */
export function loadChatStatus(context: RequestContext): Promise<ChatData> {
  const pathname = context.url.searchParams.get("on") === "chatting" ? "/chatting" : "/profile";
  context.url = new URL(pathname + context.url.search, context.publicOrigin);
  return loadChat(context);
}

type Namer = (partner: Pick<ChatPartner, "kind" | "name">) => string;

/** The admin goes by the shop's name; somebody without a name by what they are. */
const namer =
  ({ t }: RequestContext, businessName: string): Namer =>
  ({ kind, name }) =>
    name || (kind === "admin" && businessName) || t(`chat:partner.${kind}`);

function rowView(
  context: RequestContext,
  { id, partner, unread, last }: Conversation,
  list: Pick<ChatAddress, "search" | "chats">,
  nameOf: Namer,
  opened: Chat | null,
): ChatRow {
  return {
    id,
    name: nameOf(partner),
    kind: partner.kind,
    image: ofAllowedOrigin(partner.image),
    unread,
    preview: last ? last.text.slice(0, 200) || context.t("chat:picture") : "",
    isMine: last?.isMine ?? false,
    at: last ? chatTime(last.at, context.now(), context.timeZone, context.language) : "",
    href: chatHref(context.url.pathname, { ...list, target: { conversationId: id } }),
    isCurrent: opened?.conversation?.id === id,
  };
}

function openView(
  context: RequestContext,
  address: ChatAddress & { target: ChatTarget },
  { rows, total, limit, conversation, isOpen }: Chat,
  nameOf: Namer,
): OpenChat {
  const { target, search, chats, messages, order } = address;
  const kind = conversation?.partner.kind ?? ("kind" in target ? target.kind : "admin");
  const addressed = "kind" in target ? `${target.kind} ${target.id}` : String(target.conversationId);
  const partner = conversation?.partner ?? { kind, name: "", image: null };
  const { pathname } = context.url;
  return {
    key: conversation ? String(conversation.id) : addressed,
    addressed,
    name: nameOf(partner),
    kind,
    image: ofAllowedOrigin(partner.image),
    isOpen,
    messages: rows.map((message) => messageView(context, message)).reverse(),
    total,
    olderHref:
      rows.length >= limit && rows.length < total ? chatHref(pathname, { ...address, messages: messages + 1 }) : null,
    allHref: chatHref(pathname, { search, chats }),
    orderId: order,
    constraints: constraintsOf(messageSchema(context.t)),
  };
}

function messageView(context: RequestContext, { pictures, at, ...message }: ChatMessage): MessageView {
  return {
    ...message,
    pictures: pictures.filter((picture) => ofAllowedOrigin(picture) !== null),
    at: chatTime(at, context.now(), context.timeZone, context.language),
  };
}

/** Pictures come from where the shop's pictures come from; a message must not lead anywhere else. */
function ofAllowedOrigin(picture: string | null): string | null {
  if (picture === null) return null;
  const { deliveryApiUrl, imageOrigins } = environment();
  const { origin } = new URL(picture);
  return origin === new URL(deliveryApiUrl).origin || imageOrigins.includes(origin) ? picture : null;
}
