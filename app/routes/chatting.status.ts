import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadChat } from "~/features/chat/load-chat.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader } from "~/request/navigation/client-loader";

/** The inbox alone, for the page that follows it. `on` says which of its two pages. */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  // Who has to sign in first comes back to the page, not to its data.
  const pathname = context.url.searchParams.get("on") === "chatting" ? "/chatting" : "/profile";
  context.url = new URL(pathname + context.url.search, context.publicOrigin);
  return loadChat(context);
}

/** What a post changes the page loads by itself. */
export const shouldRevalidate = () => false;
