import type { LoaderFunctionArgs } from "@remix-run/node";
import { live } from "~/features/shell/live.server";
import { requestContext } from "~/request/context/request-context.server";

/** Server-sent events of what a page follows: an order, the running orders, a chat (docs/decisions/0163). */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const freshContext = () =>
    requestContext({ request, context: { ...context, isDocument: false, arrivedAt: Date.now() } });
  return live(await requestContext(args), request, freshContext);
}
