import { type Chat, type Conversation, ok, type Page, type Result } from "~/delivery-api";
import type { RequestContext } from "~/request/context/request-context";
import { requestValue } from "~/request/context/request-value";
import { chatAddress, isInbox } from "./address";

/** Chats and messages of a page. */
const pageSize = 20;

type Chats = { open: Promise<Result<Chat | null>>; inbox: Promise<Result<Page<Conversation>>> };

const requestedChats = requestValue<Chats>();

/**
 * What a request needs of the chats, asked for at most once: on pages of the inbox the open chat too. Opening a chat makes its messages read, so
 * the inbox is asked after it.
 */
export const chatsOf = (context: RequestContext): Chats => requestedChats.once(context, () => askChats(context));

function askChats(context: RequestContext): Chats {
  const open = isInbox(context.url) ? askOpen(context) : Promise.resolve(ok(null));
  return { open, inbox: open.then(() => askInbox(context)) };
}

async function askOpen(context: RequestContext): Promise<Result<Chat | null>> {
  const { target, messages } = chatAddress(context.url.searchParams);
  if (target === null || target === "unknown") return ok(null);
  return context.api.messages.details(target, 1, messages * pageSize);
}

function askInbox(context: RequestContext): Promise<Result<Page<Conversation>>> {
  const { chats } = chatAddress(context.url.searchParams);
  return context.api.messages.list(1, (isInbox(context.url) ? chats : 1) * pageSize);
}

/** The chats whose partner has that name. */
export function findChats(context: RequestContext): Promise<Result<Page<Conversation>>> {
  const { search, chats } = chatAddress(context.url.searchParams);
  return context.api.messages.search(search, 1, chats * pageSize);
}
