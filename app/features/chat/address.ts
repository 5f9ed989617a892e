import { type ChatTarget, chatPartnerKinds } from "~/delivery-api";
import { longestName } from "./limits";

/** What an address of the inbox asks for. */
export type ChatAddress = {
  /** The open chat; `unknown` for a number that cannot be one. */
  target: ChatTarget | "unknown" | null;
  /** The name that is searched for. */
  search: string;
  /** How many pages of chats and of messages are shown at once, 1 or more. */
  chats: number;
  messages: number;
  /** What the next message is about. */
  order: number | null;
};

const mostPages = 25;

/**
 * Reads the parameters of `/chatting` (`conversationId`, `type`, `id`: RTE-20) and of `/profile` (`type=delivery_man`, `id`: RTE-23). A conversation's
 * number comes before its partner's; `chatFrom` and `routeName` say nothing that is not known.
 */
export function chatAddress(params: URLSearchParams): ChatAddress {
  return {
    target: targetOf(params),
    search: (params.get("search") ?? "").trim().slice(0, longestName),
    chats: pagesIn(params.get("chats")),
    messages: pagesIn(params.get("messages")),
    order: numberIn(params.get("order") ?? ""),
  };
}

function targetOf(params: URLSearchParams): ChatTarget | "unknown" | null {
  const conversation = params.get("conversationId");
  if (conversation) {
    const conversationId = numberIn(conversation);
    return conversationId === null ? "unknown" : { conversationId };
  }
  const kind = chatPartnerKinds.find((known) => known === params.get("type"));
  if (kind === undefined) return null;
  if (kind === "admin") return { kind, id: 0 };
  const partner = params.get("id");
  if (!partner) return null;
  const id = numberIn(partner);
  return id === null ? "unknown" : { kind, id };
}

function numberIn(text: string): number | null {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : 0;
  return number > 0 ? number : null;
}

function pagesIn(text: string | null): number {
  return Math.min(numberIn(text ?? "") ?? 1, mostPages);
}

/** Whether a page of the shop shows the inbox. */
export const isInbox = ({ pathname, searchParams }: URL): boolean =>
  pathname === "/chatting" || (pathname === "/profile" && opensInbox(searchParams));

/** Whether `/profile` shows it: by name, or for whom somebody wants to write to (RTE-23). */
export function opensInbox(params: URLSearchParams): boolean {
  const page = params.get("page");
  return page === "inbox" || (!page && targetOf(params) !== null);
}

/** The address of a state of the inbox, on the page it is shown on. */
export function chatHref(
  pathname: string,
  {
    target = null,
    search = "",
    chats = 1,
    messages = 1,
    order = null,
  }: Partial<Omit<ChatAddress, "target">> & {
    target?: ChatTarget | null;
  },
): string {
  const params = new URLSearchParams(pathname === "/profile" ? { page: "inbox" } : {});
  if (target && "conversationId" in target) params.set("conversationId", String(target.conversationId));
  else if (target) {
    params.set("type", target.kind);
    if (target.kind !== "admin") params.set("id", String(target.id));
  }
  if (search) params.set("search", search);
  if (chats > 1) params.set("chats", String(chats));
  if (messages > 1) params.set("messages", String(messages));
  if (order !== null) params.set("order", String(order));
  const query = params.toString();
  return query ? `${pathname}?${query}` : pathname;
}
