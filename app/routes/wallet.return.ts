import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFundReturn } from "~/features/account/load-wallet.server";
import { requestContext } from "~/request/context/request-context.server";

/** `/wallet/return?flag=…`: back from the operator's payment page; leads on to the wallet. */
export async function loader(args: LoaderFunctionArgs) {
  return loadFundReturn(await requestContext(args));
}
