import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFundReturn } from "~/features/account/load-wallet.server";
import { shopOf } from "~/request/context/request-context.server";

/** `/wallet/return?flag=…`: back from the operator's payment page; leads on to the wallet. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  return loadFundReturn(await shopOf({ request, context }));
}
