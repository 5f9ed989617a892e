import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ChatPage } from "~/features/chat/ChatPage";
import { loadChat } from "~/features/chat/load-chat.server";
import { pageAction } from "~/features/shell/page-action.server";
import { routeHandle } from "~/i18n/route-handle";
import { requestContext } from "~/request/context/request-context.server";
import { pageRevalidates } from "~/request/navigation/revalidate";
import { usePageAddress } from "~/request/pages/page-address";
import { pageTitle } from "~/request/pages/title";

export { PageError as ErrorBoundary } from "~/features/shell/PageError";
export { clientAction } from "~/request/navigation/client-action";

export const handle = await routeHandle({ i18n: ["chat"] });
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  ...pageTitle(matches, data?.title),
  { name: "robots", content: "noindex" },
];

/** `/chatting?conversationId=…` (RTE-20): the inbox, as `/profile?page=inbox` shows it (RTE-24). */
export async function loader(args: LoaderFunctionArgs) {
  const context = await requestContext(args);
  return { chat: await loadChat(context), title: context.t("chat:title") };
}

export const action = pageAction;
export const shouldRevalidate = pageRevalidates;

export default function Chatting() {
  return <ChatPage chat={useLoaderData<typeof loader>().chat} current={usePageAddress()} />;
}
