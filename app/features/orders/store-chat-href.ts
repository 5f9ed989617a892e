import type { Order } from "~/delivery-api/model";
import { chatHref } from "~/features/chat/address";

/** The chat with the store of an order, about that order; null where nobody at the store chats. */
export const storeChatHref = ({ id, store }: Pick<Order, "id" | "store">): string | null =>
  store?.vendorId ? chatHref("/chatting", { target: { kind: "vendor", id: store.vendorId }, order: id }) : null;
