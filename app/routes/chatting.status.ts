import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadChatStatus } from "~/features/chat/load-chat.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** The inbox alone. */
export async function loader(args: LoaderFunctionArgs) {
  return loadChatStatus(await requestContext(args));
}
