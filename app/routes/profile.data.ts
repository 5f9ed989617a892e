import type { LoaderFunctionArgs } from "@remix-run/node";
import { ownData } from "~/features/account/own-data.server";
import { requestContext } from "~/request/context/request-context.server";

/** The customer's data, as a file to keep. */
export async function loader(args: LoaderFunctionArgs) {
  return ownData(await requestContext(args));
}
