import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadRunningStatus } from "~/features/orders/running.server";
import { requestContext } from "~/request/context/request-context.server";

export { followingLoader as clientLoader, shouldRevalidate } from "~/request/navigation/client-loader";

/** The visitor's running order alone, for the strip that follows it. */
export async function loader(args: LoaderFunctionArgs) {
  return loadRunningStatus(await requestContext(args));
}
