import { type Chat, type Conversation, ok, type Page, type Result } from "~/delivery-api";
import type { Shop } from "~/request/context/request-context.server";
import { chatAddress, isInbox } from "./address";

/** Chats and messages of a page. */
const pageSize = 20;

type Chats = { open: Promise<Result<Chat | null>>; inbox: Promise<Result<Page<Conversation>>> };

const known = new WeakMap<Shop, Chats>();

/**
 * What a request needs of the chats, asked for at most once: on pages of the inbox the open chat too. Opening a chat makes its messages read, so
 * the inbox is asked after it.
 */
export function chatsOf(shop: Shop): Chats {
  const chats = known.get(shop);
  if (chats) return chats;
  const asked = isInbox(shop.url) ? askOpen(shop) : Promise.resolve(ok(null));
  const made: Chats = { open: asked, inbox: asked.then(() => askInbox(shop)) };
  known.set(shop, made);
  return made;
}

async function askOpen(shop: Shop): Promise<Result<Chat | null>> {
  const { target, messages } = chatAddress(shop.url.searchParams);
  if (target === null || target === "unknown") return ok(null);
  return shop.api.messages.details(target, 1, messages * pageSize);
}

function askInbox(shop: Shop): Promise<Result<Page<Conversation>>> {
  const { chats } = chatAddress(shop.url.searchParams);
  return shop.api.messages.list(1, (isInbox(shop.url) ? chats : 1) * pageSize);
}

/** The chats whose partner has that name. */
export function findChats(shop: Shop): Promise<Result<Page<Conversation>>> {
  const { search, chats } = chatAddress(shop.url.searchParams);
  return shop.api.messages.search(search, 1, chats * pageSize);
}
