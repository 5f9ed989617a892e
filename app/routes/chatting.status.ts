import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadChat } from "~/features/chat/load-chat.server";
import { shopOf } from "~/request/context/request-context.server";

export { followingLoader as clientLoader } from "~/request/navigation/client-loader";

/** The inbox alone, for the page that follows it. `on` says which of its two pages. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const shop = await shopOf({ request, context });
  // Who has to sign in first comes back to the page, not to its data.
  const pathname = shop.url.searchParams.get("on") === "chatting" ? "/chatting" : "/profile";
  shop.url = new URL(pathname + shop.url.search, shop.publicOrigin);
  return loadChat(shop);
}

/** What a post changes the page loads by itself. */
export const shouldRevalidate = () => false;
