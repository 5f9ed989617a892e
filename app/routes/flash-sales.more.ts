import type { LoaderFunctionArgs } from "@remix-run/node";
import { loadFlashSale } from "~/features/offers/load-flash-sale.server";
import { shopOf } from "~/request/context/request-context.server";

export { clientLoader } from "~/request/navigation/client-loader";

/** A further page of a flash sale, for the list that grows by it; null when the sale is over. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const sale = await loadFlashSale(await shopOf({ request, context }));
  return sale.kind === "running" ? sale.list : null;
}
