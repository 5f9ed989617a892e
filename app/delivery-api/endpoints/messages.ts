import type { ChatTarget, MessageInput } from "../calls";
import type { Caller } from "../http/call";
import type { Chat, Conversation, Page } from "../model";
import { defaultPageSize } from "../page-size";
import type { Result } from "../result";
import { messageBody, readChat, readConversation, targetQuery } from "../wire/chat";
import { readPage } from "../wire/reader";
import { paths } from "./paths";

/** The customer's chats: docs/delivery-api.md §13. */
export function messageEndpoints({ send }: Caller) {
  const conversations = (
    path: string,
    page: number,
    limit: number,
    name: string | null,
  ): Promise<Result<Page<Conversation>>> =>
    send({
      method: "GET",
      path,
      query: { name, limit, offset: page },
      read: (body, reader) =>
        readPage(body, "conversations", { page, limit }, reader, (row) => readConversation(row, reader)),
    });

  return {
    /** The chats, the latest first. API-44. */
    list: (page: number, limit: number) => conversations(paths.messageList, page, limit, null),

    /** Those with partners of that name. API-47. */
    search: (name: string, page: number, limit: number) => conversations(paths.messageSearch, page, limit, name),

    /** A chat's messages, newest first; they count as read from now on. Somebody else's chat has no conversation. API-45. */
    details: (target: ChatTarget, page: number, limit: number): Promise<Result<Chat>> =>
      send({
        method: "GET",
        path: paths.messageDetails,
        query: { ...targetQuery(target), limit, offset: page },
        read: (body, reader) => readChat(body, { page, limit }, reader),
      }),

    /** Says something; gives the chat as it stands then. `rejected` or `not-found` where nobody takes messages. Sent once. API-46. */
    send: (input: MessageInput): Promise<Result<Chat>> =>
      send({
        method: "POST",
        path: paths.messageSend,
        body: messageBody(input),
        pictures: { field: "image[]", files: input.pictures },
        isMultipart: true,
        isSlow: true,
        read: (body, reader) => readChat(body, { page: 1, limit: defaultPageSize }, reader),
      }),
  };
}
