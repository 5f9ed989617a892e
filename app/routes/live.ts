import type { LoaderFunctionArgs } from "@remix-run/node";
import { live } from "~/features/shell/live.server";
import { requestContext } from "~/request/context/request-context.server";
import { maintenance } from "~/request/pages/maintenance.server";

/** Server-sent events of what a page follows: an order, the running orders, a chat (docs/decisions/0163). */
export async function loader(args: LoaderFunctionArgs) {
  const { request, context } = args;
  const now = await requestContext(args);
  const freshContext = async () => {
    // A page that was open before follows nothing while the shop is closed.
    if (await maintenance(request, now.requestId)) throw new Response(null, { status: 503 });
    return requestContext({ request, context: { ...context, isDocument: false, arrivedAt: Date.now() } });
  };
  return live(now, request, freshContext);
}
