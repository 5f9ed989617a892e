import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFlashSale } from "~/features/offers/load-flash-sale.server";
import { requestContext } from "~/request/context/request-context.server";

export { clientLoader } from "~/request/navigation/client-loader";

/** A further page of a flash sale, for the list that grows by it; null when the sale is over. */
export async function loader(args: LoaderFunctionArgs) {
  const sale = await loadFlashSale(await requestContext(args));
  return sale.kind === "running" ? sale.list : null;
}
